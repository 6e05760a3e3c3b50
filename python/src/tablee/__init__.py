"""Tablée's games as environments for learners.

    from tablee import TableeEnv, TableeGym, TableeVector

`TableeEnv` follows PettingZoo's AEC conventions, `TableeGym` is Gymnasium's single-player view of a game against built-in bots, and
`TableeVector` plays many tables at a time over a binary channel. Arrays are numpy's where it is installed, and plain Python's where not.
"""
from .aec import TableeEnv
from .gym import TableeGym
from .process import Refused
from .vector import TableeVector

__all__ = ["TableeEnv", "TableeGym", "TableeVector", "Refused"]
__version__ = "0.1.0"
