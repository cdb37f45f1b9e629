"""Checks afterwards: what was acknowledged is stored once and as it was sent, and nothing else is.

They compare what players remember (`memories`) with what is stored (`reading`), and need no server.
Each returns a line for everything that is wrong.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from openskill.models import PlackettLuce

from faults.memories import Memory, Message, Sent
from faults.reading import Kept, Rating
from ostrog.kernel.matches.records import AnyEntry, Chose, Migrated, Resigned, TookBack, Undid
from ostrog.server.db.storage import StoredEntry

FEWEST_CHOICES = 5
"""Number of choices that every player must have made in a match that is rated."""


def wrong(kept: Sequence[Kept], people: Mapping[str, Sequence[Memory]]) -> list[str]:
    """Return all that is wrong with matches; `people` are the memories of their players."""
    found: list[str] = []
    for each in kept:
        known = people[each.match]
        for check in (lost, altered, from_nowhere, wrong_lines, wrong_presets):
            found += check(each, known)
    return found


# Entries of the log


def lost(kept: Kept, people: Sequence[Memory]) -> Iterator[str]:
    """Yield acknowledged requests that are not stored exactly once, at the acknowledged number."""
    stored = defaultdict[str, list[int]](list)
    for each in kept.entries:
        stored[each.request].append(each.at)
    for memory in people:
        for request in memory.accepted:
            at = memory.entered(request)
            if at is not None and stored[request] != [at]:
                sent = memory.sent[request]
                yield f"{kept.match}: {sent.kind} {request} of entry {at} is {stored[request]}"


def altered(kept: Kept, people: Sequence[Memory]) -> Iterator[str]:
    """Yield stored requests that differ from what was sent, or that were refused."""
    sent = {request: each for memory in people for request, each in memory.sent.items()}
    refused = {request for memory in people for request in memory.refused}
    for each in kept.entries:
        if each.request not in sent:
            continue
        wanted = sent[each.request]
        if not _is_as_sent(each.entry, wanted) or each.at != wanted.at:
            yield f"{kept.match}: entry {each.at} is {each.entry}, sent was {wanted}"
        # A server that does not know newer rules refuses what another one does.
        if each.request in refused and wanted.proposal != "migrate":
            yield f"{kept.match}: entry {each.at} of {wanted.kind} was refused"


def _is_as_sent(entry: AnyEntry, sent: Sent) -> bool:
    match entry:
        case Chose():
            chosen = tuple(option.id for option in entry.options)
            return (sent.kind, sent.seat, sent.picks) == ("Choose", entry.seat, chosen)
        case Undid():
            return (sent.kind, sent.seat) == ("Undo", entry.seat)
        case Resigned():
            return (sent.kind, sent.seat) == ("Resign", entry.seat)
        case TookBack():
            return (sent.kind, sent.proposal, sent.entry) == ("Propose", "take-back", entry.to)
        case Migrated():
            return (sent.kind, sent.proposal) == ("Propose", "migrate")
        case _:
            return False


def from_nowhere(kept: Kept, people: Sequence[Memory]) -> Iterator[str]:
    """Yield entries that nobody sent: gaps, repetitions, and choices of neither bot nor preset."""
    if [each.at for each in kept.entries] != list(range(len(kept.entries))):
        yield f"{kept.match}: the entries have gaps or come twice"
    sent = {request for memory in people for request in memory.sent}
    preset, once = _presets_sent(people)
    used = Counter[tuple[int, tuple[str, ...]]]()
    for each in kept.entries:
        if each.request in sent or _is_of_bot(kept, each):
            continue
        entry = each.entry
        key = (
            (entry.seat, tuple(option.id for option in entry.options))
            if isinstance(entry, Chose)
            else None
        )
        if key is None or key not in preset | once.keys():
            yield f"{kept.match}: nobody sent entry {each.at}: {entry}"
            continue
        used[key] += 1
        if key not in preset and used[key] > once[key]:
            yield f"{kept.match}: entry {each.at} uses a preset {used[key]} times"


def _is_of_bot(kept: Kept, each: StoredEntry) -> bool:
    return isinstance(each.entry, Chose) and not kept.holders[each.entry.seat]


Key = tuple[int, tuple[str, ...]]
"""A seat with the picks of a preset."""


def _presets_sent(people: Sequence[Memory]) -> tuple[set[Key], Counter[Key]]:
    """Return presets that may be used at will, and how often those may that are used once."""
    at_will, once = set[Key](), Counter[Key]()
    for memory in people:
        for request, sent in memory.sent.items():
            for answer in sent.answers:
                key = sent.seat, tuple(answer["picks"])
                if answer["once"]:
                    once[key] += memory.copies[request]  # each copy sets it anew
                else:
                    at_will.add(key)
    return at_will, once


# Chat lines and presets


def wrong_lines(kept: Kept, people: Sequence[Memory]) -> Iterator[str]:
    """Yield chat lines that are missing, come twice, or differ from what was said."""
    said = {
        sent.text: sent
        for memory in people
        for sent in memory.sent.values()
        if sent.kind == "SendChat"
    }
    times = Counter(line.text for line in kept.lines)
    for memory in people:
        for request in memory.noted:
            sent = memory.sent[request]
            if sent.kind == "SendChat" and times[sent.text] != 1:
                yield f"{kept.match}: line {request} is stored {times[sent.text]} times"
    for line in kept.lines:
        meant = said.get(line.text)
        stored = (line.request, line.guest, line.seat)
        if meant is None or (meant.request, meant.guest, meant.seat) != stored:
            yield f"{kept.match}: line {line.number} differs from what was said: {line}"


def wrong_presets(kept: Kept, people: Sequence[Memory]) -> Iterator[str]:
    """Yield seats whose presets are not those that were set last."""
    for memory in people:
        mine = [sent for sent in memory.sent.values() if sent.kind == "SetPresets"]
        noted = [memory.sent[each] for each in memory.noted]
        last = [each for each in noted if each.kind == "SetPresets"][-1:]
        if not last:
            continue
        # A request that was sent several times may be carried out late, after the next one.
        doubtful = [each for each in mine if memory.copies[each.request] > 1]
        stored = kept.presets.get(last[0].seat, ())
        if not any(_is_left_of(stored, each.answers) for each in (*last, *doubtful)):
            yield f"{kept.match}: presets of {last[0].seat} are {stored}, not {last[0].answers}"


def _is_left_of(stored: Sequence[Message], given: Sequence[Message]) -> bool:
    """Whether these are the given presets, without some that are to be used once."""
    gone = [each for each in given if each not in stored]
    return all(each in given for each in stored) and all(each["once"] for each in gone)


# Results and ratings


def wrong_results(kept: Sequence[Kept], members: Collection[str]) -> Iterator[str]:
    """Yield matches without exactly one right result for each player; `members` have accounts."""
    for each in kept:
        people = {seat: guest for seat, guest in each.holders.items() if guest}
        found = sorted((result.seat, result.guest) for result in each.results)
        if found != (sorted(people.items()) if each.ended else []):
            yield f"{each.match}, ended {each.ended!r}: results of {found}"
            continue
        rated = _is_rated(each, members)
        for result in each.results:
            if result.rated != rated:
                yield f"{each.match}: the result of {result.seat} is rated: {result.rated}"
            if _ended(each, result.seat) not in ("", result.ended):
                yield f"{each.match}: {result.seat} resigned or won, and has {result.ended}"


def _is_rated(kept: Kept, members: Collection[str]) -> bool:
    chose = Counter(each.entry.seat for each in kept.entries if isinstance(each.entry, Chose))
    return all(
        guest in members and chose[seat] >= FEWEST_CHOICES for seat, guest in kept.holders.items()
    )


def _ended(kept: Kept, seat: int) -> str:
    """Return how a match ended for a seat if somebody resigned; else nothing."""
    last = kept.entries[-1].entry if kept.entries else None
    if not isinstance(last, Resigned):
        return ""
    return "lost" if last.seat == seat else "won"


def wrong_ratings(kept: Sequence[Kept], ratings: Sequence[Rating]) -> Iterator[str]:
    """Yield ratings that do not follow from the results, each counted once.

    Those who play each other rated play one match after the other, so there is only one order.
    """
    model = PlackettLuce()
    newcomer = model.rating()
    known = defaultdict[tuple[str, str], tuple[float, float, int]](
        lambda: (newcomer.mu, newcomer.sigma, 0)
    )
    rated = [each for each in kept if any(result.rated for result in each.results)]
    for each in sorted(rated, key=lambda each: str(each.on)):
        keys = [(result.guest, each.game) for result in each.results]
        ranks = [0.0 if result.ended != "lost" else 1.0 for result in each.results]
        before = [[model.rating(known[key][0], known[key][1])] for key in keys]
        for key, (after,) in zip(keys, model.rate(before, ranks=ranks), strict=True):
            known[key] = after.mu, after.sigma, known[key][2] + 1
    stored = {(each.guest, each.game): each for each in ratings}
    for key in known.keys() | stored.keys():
        found = stored.get(key)
        wanted = known[key]
        if found is None or not (
            abs(found.mu - wanted[0]) < 1e-6
            and abs(found.sigma - wanted[1]) < 1e-6
            and found.matches == wanted[2]
        ):
            yield f"the rating of {key} is {found}, by the results {wanted}"


# What people were told


def seen_differently(people: Mapping[str, Sequence[Memory]]) -> list[str]:
    """Return events of a match that people were told in different order or of different kind."""
    found = [
        each for known in people.values() for memory in known for each in memory.contradictions
    ]
    for match, known in people.items():
        first = known[0].events
        for memory in known[1:]:
            found += [
                f"{match}: event {number}"
                for number in first.keys() & memory.events.keys()
                if _kind(first[number]) != _kind(memory.events[number])
            ]
    return found


def _kind(told: str) -> str:
    return told.partition('"kind": ')[2].partition(",")[0]
