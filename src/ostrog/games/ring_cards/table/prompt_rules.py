"""The most relevant rule for each kind of decision, which clients show with the prompt."""

from __future__ import annotations

ASKED = {
    "opening": "RCG-2.6",
    "turn": "RCG-7.1",
    "cost": "RCG-8.1",
    "excess": "RCG-7.6",
    "cycle": "RCG-10.6",
    "forsake": "RCG-10.13",
    "eliminate": "RCG-10.8",
    "path": "RCG-6.6",
    "battleground": "RCG-5.5",
    "text": "RCG-8.25",
    "alternative": "RCG-8.25",
    "replacement": "RCG-10.22",
    "lose-card": "RCG-10.13",
    "search": "RCG-10.19",
    "recover": "RCG-10.20",
    "eliminate-from-set": "RCG-8.27",
    "play-from-set": "RCG-8.27",
    "examine-eliminate": "RCG-20.23",
    "examine-cycle": "RCG-20.23",
    "examine-take": "RCG-20.23",
    "move-at-once": "RCG-9.7",
    "token": "RCG-11.6",
    "combat": "RCG-11.2",
    "support": "RCG-13.9",
    "support-consent": "RCG-13.9",
    "casualties": "RCG-11.11",
    "casualties-consent": "RCG-11.11",
}
