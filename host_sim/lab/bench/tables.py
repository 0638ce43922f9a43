"""Tables of figures, each with its unit, and notes on how they were measured."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Table:
    """Figures of one kind: rows of (what, value, unit), and notes on how they were measured."""

    title: str
    rows: list[tuple[str, float, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, what: str, value: float, unit: str) -> None:
        """Append a figure."""
        self.rows.append((what, value, unit))

    def text(self) -> str:
        """Return the table to print."""
        shown = [(what, figure(value), unit) for what, value, unit in self.rows]
        wide = max([len(what) for what, _, _ in shown], default=0)
        deep = max([len(value) for _, value, _ in shown], default=0)
        lines = [self.title]
        lines += [f"  {what:{wide}}  {value:>{deep}} {unit}" for what, value, unit in shown]
        lines += [f"  ({note})" for note in self.notes]
        return "\n".join(lines)

    def data(self) -> dict[str, object]:
        """Return the table for --json."""
        rows = [{"what": what, "value": value, "unit": unit} for what, value, unit in self.rows]
        return {"title": self.title, "rows": rows, "notes": self.notes}


def figure(value: float) -> str:
    """Return a number to print: thousands separated, three digits at least."""
    if isinstance(value, int) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
