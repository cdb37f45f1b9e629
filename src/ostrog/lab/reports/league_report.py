"""The league report: text and charts about bots that played each other."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.lab.reports import charts
from ostrog.lab.reports.analysis import ENOUGH_GAMES, CardPlay, League
from ostrog.lab.reports.charts import Cell, Range, StackedCounts
from ostrog.lab.reports.names import Names
from ostrog.lab.reports.page import ChartFigure, NumberTable, figure, paragraph, section
from ostrog.lab.statistics import CHANCE, Frequency

MOST_CARDS = 12
"""Number of cards shown from each end of the list."""


def league_figures(names: Names, found: League) -> list[str]:
    """The charts of the report, as parts of a page."""
    return [
        _sides(names, found),
        *_matrix(names, found),
        *_elo(names, found),
        _length(names, found),
        _endings(names, found),
        _cards(names, found),
    ]


def league_findings(names: Names, found: League) -> list[str]:
    """The findings in a few sentences."""
    side = found.first_team
    favoured = 0 if side.low > 0.5 else 1 if side.high < 0.5 else None
    said = [_who_wins(names, found, side, favoured)]
    if found.ratings:
        strongest, weakest = found.bots[0], list(found.ratings)[-1]
        points = names.number(found.ratings[strongest].rating)
        said.append(
            names.say(
                "finding-strongest",
                bot=names.bot(strongest),
                points=points,
                weakest=names.bot(weakest),
            )
        )
    lengths = found.lengths
    said.append(
        names.say(
            "finding-length",
            quarter=names.number(lengths.quarter),
            most=names.number(lengths.three_quarters),
            median=names.number(lengths.median),
        )
    )
    ending = found.endings[0]
    rate = names.percent(ending.games / found.games)
    said.append(names.say("finding-ending", rate=rate, rule=names.rule(ending.reason)))
    if found.cards:
        judged = len(found.cards)
        said.append(
            names.say(
                "finding-cards",
                count=sum(card.shift.clear for card in found.cards),
                judged=judged,
                chance=names.fine(CHANCE * judged),
            )
        )
    return said


def _who_wins(names: Names, found: League, side: Frequency, favoured: int | None) -> str:
    """A sentence about the favoured side, or about the first if neither is favoured."""
    rate, low, high = side.rate, side.low, side.high
    if favoured == 1:
        rate, low, high = 1 - rate, 1 - high, 1 - low
    return names.say(
        "finding-even" if favoured is None else "finding-favoured",
        team=names.team(found.teams[favoured or 0]),
        rate=names.percent(rate),
        low=names.percent(low),
        high=names.percent(high),
    )


def _sides(names: Names, found: League) -> str:
    team = names.team(found.teams[0])
    shown = [(names.say("all-games"), found.first_team)]
    if len(found.pairings) > 1:
        shown += [
            (
                names.say("versus", one=names.bot(each.one), other=names.bot(each.other)),
                each.first_team,
            )
            for each in found.pairings
        ]
    rates = [share.rate for _, share in shown]
    return figure(
        ChartFigure(
            title=names.say("sides"),
            reading=[names.say("sides-reading", team=team)],
            told=names.say(
                "sides-alt",
                team=team,
                rate=names.percent(found.first_team.rate),
                low=names.percent(min(rates)),
                high=names.percent(max(rates)),
            ),
            drawing=charts.ranges(
                [
                    Range(label, share.rate, share.low, share.high, charts.FIRST)
                    for label, share in shown
                ],
                axis=names.say("sides-axis", team=team),
                middle=0.5,
                whole=True,
            ),
            table=NumberTable(
                [
                    names.say("column-bots"),
                    names.say("column-games"),
                    names.say("column-side-won", team=team),
                    names.say("column-interval"),
                ],
                [
                    [
                        label,
                        names.number(share.games),
                        names.percent(share.rate, exact=True),
                        names.percents(share.low, share.high),
                    ]
                    for label, share in shown
                ],
            ),
            summary=names.say("numbers"),
        )
    )


def _matrix(names: Names, found: League) -> list[str]:
    met = [each for each in found.pairings if each.one != each.other]
    if not met:
        return []
    place = {bot: number for number, bot in enumerate(found.bots)}
    cells = []
    for each in met:
        one, other = place[each.one], place[each.other]
        rate = each.won.rate
        cells.append(Cell(one, other, rate, names.percent(rate)))
        cells.append(Cell(other, one, 1 - rate, names.percent(1 - rate)))
    clearest = max(met, key=lambda each: each.won.rate)
    first, second = (names.team(team) for team in found.teams)
    shown = ChartFigure(
        title=names.say("matrix"),
        reading=[names.say("matrix-reading")],
        told=names.say(
            "matrix-alt",
            one=names.bot(clearest.one),
            other=names.bot(clearest.other),
            rate=names.percent(clearest.won.rate),
        ),
        drawing=charts.matrix(
            [names.bot(bot) for bot in found.bots],
            cells,
            across=names.say("matrix-columns"),
            down=names.say("matrix-rows"),
        ),
        table=NumberTable(
            [
                names.say("column-bot"),
                names.say("column-against"),
                names.say("column-games"),
                names.say("column-won"),
                names.say("column-interval"),
                names.say("column-as", team=first),
                names.say("column-as", team=second),
            ],
            [
                [
                    names.bot(each.one),
                    names.bot(each.other),
                    names.number(each.won.games),
                    names.percent(each.won.rate, exact=True),
                    names.percents(each.won.low, each.won.high),
                    names.percent(each.as_first.rate, exact=True),
                    names.percent(each.as_second.rate, exact=True),
                ]
                for each in met
            ],
            texts=2,
        ),
        summary=names.say("numbers"),
    )
    return [figure(shown)]


def _elo(names: Names, found: League) -> list[str]:
    if not found.ratings:
        return []
    ratings = found.ratings
    strongest, weakest = next(iter(ratings)), list(ratings)[-1]
    shown = ChartFigure(
        title=names.say("elo"),
        reading=[names.say("elo-reading")],
        told=names.say(
            "elo-alt",
            weakest=names.bot(weakest),
            strongest=names.bot(strongest),
            points=names.number(ratings[strongest].rating),
        ),
        drawing=charts.ranges(
            [Range(names.bot(bot), *rating) for bot, rating in ratings.items()],
            axis=names.say("elo-axis"),
            percent=False,
        ),
        table=NumberTable(
            [names.say("column-bot"), names.say("column-rating"), names.say("column-interval")],
            [
                [
                    names.bot(bot),
                    names.number(rating.rating),
                    names.say(
                        "range", low=names.signed(rating.low), high=names.signed(rating.high)
                    ),
                ]
                for bot, rating in ratings.items()
            ],
        ),
        summary=names.say("numbers"),
    )
    return [figure(shown)]


def _winners(names: Names, found: League) -> tuple[str, str, str]:
    first, second = (names.team(team) for team in found.teams)
    return first, second, names.say("shared")


def _length(names: Names, found: League) -> str:
    lengths, winners = found.lengths, _winners(names, found)
    return figure(
        ChartFigure(
            title=names.say("length"),
            reading=[names.say("length-reading")],
            told=names.say(
                "length-alt",
                shortest=names.number(lengths.shortest),
                longest=names.number(lengths.longest),
                quarter=names.number(lengths.quarter),
                most=names.number(lengths.three_quarters),
            ),
            drawing=charts.columns(
                [
                    (each.low, each.high, (each.first, each.second, each.shared))
                    for each in lengths.bins
                ],
                across=names.say("length-axis"),
                up=names.say("games-axis"),
                names=winners,
            ),
            table=NumberTable(
                [names.say("column-choices"), names.say("column-games"), *winners],
                [
                    [
                        _from_to(each.low, each.high),
                        names.number(each.first + each.second + each.shared),
                        names.number(each.first),
                        names.number(each.second),
                        names.number(each.shared),
                    ]
                    for each in lengths.bins
                ],
            ),
            summary=names.say("numbers"),
        )
    )


def _from_to(low: int, high: int) -> str:
    """A range of whole numbers, without its upper end."""
    return str(low) if high - low == 1 else f"{low}\N{EN DASH}{high - 1}"


def _endings(names: Names, found: League) -> str:
    winners = _winners(names, found)
    first = found.endings[0]
    return figure(
        ChartFigure(
            title=names.say("endings"),
            reading=[names.say("endings-reading")],
            told=names.say(
                "endings-alt",
                rate=names.percent(first.games / found.games),
                rule=names.rule(first.reason),
            ),
            drawing=charts.stacked_bars(
                [
                    StackedCounts(names.rule(each.reason), (each.first, each.second, each.shared))
                    for each in found.endings
                ],
                axis=names.say("games-axis"),
                names=winners,
            ),
            table=NumberTable(
                [
                    names.say("column-rule"),
                    names.say("column-ending"),
                    names.say("column-games"),
                    *winners,
                ],
                [
                    [
                        each.reason,
                        names.rule(each.reason),
                        names.percent(each.games / found.games, exact=True),
                        names.number(each.first),
                        names.number(each.second),
                        names.number(each.shared),
                    ]
                    for each in found.endings
                ],
                texts=2,
            ),
            summary=names.say("numbers"),
        )
    )


def _cards(names: Names, found: League) -> str:
    if not found.cards:
        return section(names.say("cards"), paragraph(names.say("cards-none")))
    cards: Sequence[CardPlay] = found.cards
    reading = [names.say("cards-reading", least=ENOUGH_GAMES)]
    if len(cards) > 2 * MOST_CARDS:
        cards = (*cards[:MOST_CARDS], *cards[-MOST_CARDS:])
        reading.append(names.say("cards-some", shown=MOST_CARDS))
    reading.append(names.say("cards-caution"))
    best, worst = found.cards[0], found.cards[-1]
    teams = [names.team(team) for team in found.teams]
    colours = (charts.FIRST, charts.SECOND)
    return figure(
        ChartFigure(
            title=names.say("cards"),
            reading=reading,
            told=names.say(
                "cards-alt",
                best=names.thing(best.face),
                high=names.points(best.shift.shift),
                worst=names.thing(worst.face),
                low=names.points(worst.shift.shift),
            ),
            drawing=charts.ranges(
                [
                    Range(names.thing(card.face), *card.shift.in_points, colours[card.team])
                    for card in cards
                ],
                axis=names.say("cards-axis"),
                middle=0.0,
                percent=False,
            ),
            legend=list(zip(colours, teams, strict=True)),
            table=NumberTable(
                [
                    names.say("column-card"),
                    names.say("column-side"),
                    names.say("column-played"),
                    names.say("column-with"),
                    names.say("column-without"),
                    names.say("column-shift"),
                    names.say("column-interval"),
                ],
                [
                    [
                        names.thing(card.face),
                        teams[card.team],
                        names.percent(card.played / card.games),
                        names.percent(card.rate_with),
                        names.percent(card.rate_without),
                        names.points(card.shift.shift),
                        names.points_between(card.shift.low, card.shift.high),
                    ]
                    for card in found.cards
                ],
                texts=2,
            ),
            summary=names.say("numbers"),
        )
    )
