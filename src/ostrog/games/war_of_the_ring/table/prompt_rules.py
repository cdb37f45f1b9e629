"""The rule that explains each kind of decision best."""

from __future__ import annotations

ASKED = {
    "hand-limit": "WOTR-7.1",
    "declare": "WOTR-15.13",
    "enter-mordor": "WOTR-17.1",
    "guide": "WOTR-15.4",
    "hunt-allocation": "WOTR-4.7",
    "act": "WOTR-4.13",
    "draw-event": "WOTR-5.19",
    "march": "WOTR-10.10",
    "attack": "WOTR-11.4",
    "disband": "WOTR-10.3",
    "recruit": "WOTR-9.1",
    "voice-of-saruman": "WOTR-9.13",
    "stronghold-choice": "WOTR-13.2",
    "leader-reroll": "WOTR-11.17",
    "casualties": "WOTR-11.25",
    "extend-siege": "WOTR-13.10",
    "cease": "WOTR-11.32",
    "retreat": "WOTR-11.33",
    "advance": "WOTR-11.39",
    "negotiate": "WOTR-14.10",
    "bring-character": "WOTR-8.2",
    "move-companions": "WOTR-8.5",
    "move-minions": "WOTR-8.11",
    "separate": "WOTR-15.27",
    "guide-ability": "WOTR-16.20",
    "hunt-casualty": "WOTR-16.22",
    "reveal": "WOTR-15.21",
}
"""Ids of rules by kind of decision."""
