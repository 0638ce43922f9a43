"""Fits the weights of counts that predict who wins, and by how much, for engine/ai/odds.py.

A sample is a position of a game. The chance of a seat is its share of all seats' odds, as in a
multinomial logistic regression; leads are fitted by least squares.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

HELD = 3.0  # how far all weights are held towards 0
EVEN = 10.0  # and towards those of the next knot of the round


@dataclass
class Samples:
    """Positions: a row each. counts: by seat, 0 for a seat that is not there. row, part: their
    place in the weights' table, part from 0 to 1. seats: how many there are. shares: each seat's
    part of the win; leads: its points less those of the best other seat."""

    counts: Any
    row: Any
    part: Any
    seats: Any
    shares: Any
    leads: Any

    def is_there(self) -> Any:
        return np.arange(self.counts.shape[1]) < self.seats[:, None]

    def design(self, rows: int) -> Any:
        """Return counts by position, seat, and row of the table: a flat table's factors."""
        n, seats, width = self.counts.shape
        out = np.zeros((n, seats, rows + 1, width))
        every = np.arange(n)
        out[every, :, self.row] = self.counts * (1 - self.part)[:, None, None]
        out[every, :, self.row + 1] = self.counts * self.part[:, None, None]
        return out[:, :, :rows].reshape(n, seats, rows * width)


def penalty(samples: Samples, rows: int, joined: list[int]) -> Any:
    """Return the penalty on weights, a matrix for a quadratic form.

    joined: the rows whose next one is of the same round.
    """
    width = samples.counts.shape[2]
    scale = np.maximum(samples.counts[samples.is_there()].std(0), 0.1) ** 2
    out = np.zeros((rows * width, rows * width))
    for row in range(rows):
        at = np.arange(row * width, (row + 1) * width)
        out[at, at] += HELD * scale
        if row in joined:
            out[at, at] += EVEN * scale
            out[at + width, at + width] += EVEN * scale
            out[at, at + width] -= EVEN * scale
            out[at + width, at] -= EVEN * scale
    return out


def chances(samples: Samples, design: Any, weights: Any) -> Any:
    """Return each seat's chance by the weights, 0 for one that is not there."""
    strength = np.where(samples.is_there(), design @ weights, -np.inf)
    power = np.exp(strength - strength.max(1, keepdims=True))
    return power / power.sum(1, keepdims=True)


def odds(samples: Samples, design: Any, held: Any) -> Any:
    """Return the weights, in natural logarithms, by which the winners are likeliest."""
    weights = np.zeros(design.shape[2])
    for _ in range(30):
        p = chances(samples, design, weights)
        slope = np.einsum("nsd,ns->d", design, p - samples.shares) + held @ weights
        mean = np.einsum("nsd,ns->nd", design, p)
        flat = (design * np.sqrt(p)[:, :, None]).reshape(-1, design.shape[2])
        step = np.linalg.solve(flat.T @ flat - mean.T @ mean + held, slope)
        weights -= step
        if abs(step).max() < 1e-6:
            break
    return weights


def points(samples: Samples, design: Any, held: Any) -> Any:
    """Return the weights that say best how many points apart the seats are in the end."""
    there = samples.is_there()
    # Only a winner's lead is over somebody else; those of others are what they are behind it.
    behind = np.where(there, np.minimum(samples.leads, 0), 0)
    n = samples.seats[:, None]
    behind = np.where(there, behind - behind.sum(1, keepdims=True) / n, 0)
    centred = np.where(there[:, :, None], design - design.sum(1, keepdims=True) / n[:, :, None], 0)
    flat = centred.reshape(-1, design.shape[2])
    spread = behind[there].var()
    return np.linalg.solve(flat.T @ flat + spread * held, flat.T @ behind.reshape(-1))


def leads(samples: Samples, strength: Any, rows: int, joined: list[int]) -> Any:
    """Return the weights for a lead in points: of the lead over the best other seat by strength, of
    that seat's lead over the next one, and of the number of other seats beyond one."""
    n, seats = strength.shape
    there = samples.is_there()
    strength = np.where(there, strength, -1e6)
    counts = np.zeros((n, seats, 3))
    for p in range(seats):
        others = -np.sort(-np.delete(strength, p, 1), 1)
        counts[:, p, 0] = strength[:, p] - others[:, 0]
        counts[:, p, 1] = others[:, 0] - others[:, 1]
        counts[:, p, 2] = (samples.seats - 2) / 10  # a weight in tenths, as those of points
    counts[~there] = 0
    every = Samples(counts, samples.row, samples.part, samples.seats, samples.shares, samples.leads)
    design = every.design(rows)
    held = penalty(every, rows, joined)
    flat = design.reshape(-1, design.shape[2])
    start = np.tile([1.0, 0.0, 0.0], rows)
    off = (np.where(there, samples.leads, 0) - design @ start).reshape(-1)
    return start + np.linalg.solve(flat.T @ flat + off.var() * held, flat.T @ off)
