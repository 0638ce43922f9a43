"""Names that `make lint` takes for called though no code in sight calls them, with the reason each.

vulture reads this file; nothing imports it. Whatever else it finds uncalled is to be removed.
"""

from typing import Any

_: Any = None

# engine/catalog.py, LEVELS and POLICIES of a game name these as text; they are imported when played
_.Null
_.Greedy
_.Search
_.Easy
_.Hard
_.Yardstick

# firmware/ways.py names these as text
_.Again
_.Closer
_.Coach
_.Demo
_.Overview
_.Review
_.Verdict

# searches name these as text; firmware/screens/found.py makes them
_.Coached
_.Hint
_.Judged
_.MastersTurn
_.judged

# firmware/hardware/wiring.py names this as text
_.NO_PROFILE

# firmware/registry.py is given these as text: what guests say of themselves
_.astray
_.misworded
_.unfit

# one of a row of kinds or sprites whose numbers are computed
_.QUARTETS
_.VERTICAL

# firmware/screens/qr.py, for the results of games
_.Code

# read by CircuitPython or its libraries
_.auto_refresh
_.root_group

# called by programs of drives alone
_.writeto_then_readfrom
_.get_bounding_box
_.get_glyph
_.key_number_to_row_column
_.row_column_to_key_number
_.position
_.poll
_.probe
_.write_readinto
_.temperature
_.voltage
_.uid
_.calibration
_.rms_level
_.samples_decoded
_.resume
_.paused
_.Parity
_.in_waiting
_.out_waiting
_.write_timeout
_.reset_input_buffer
_.reset_output_buffer
_.readlines
_.KEYBOARD
_.MOUSE
_.CONSUMER_CONTROL
_.send_report
_.get_last_received_report

# for who reviews a game: what a position promised, slowly
_.playouts

# called by host_sim/web/page
_.lay_pack
_.new_game
_.is_offered
_.lesson_of
_.can_press
_.start_lesson
_.read_save
_.remove_pack
_.wheel

# read by Blinka's displayio
_._bits_per_value
_._bitmask
_._needs_refresh
_.allocate_display

# parameters by which CircuitPython or CPython calls, whether used or not
_.timeout
_.polarity
_.half_duplex
_.arg
_.write_value
_.single_buffer
_.nbytes
_.report_id

# read by CPython
_.__class__
_.__traceback__
_.compress_type
_.create_system
_.external_attr

# what the virtual parts tell the tests, and what the tests do to a machine
_.drive_written
_.set_battery
_.reference_voltage
_.is_complete
_.overflowed
_.pixel
_.writes
_.erases
