"""Warriors of Middle-earth: six factions join the War of the Ring.

Nothing of the game names this package; it is found by its entry point.

Who owns what
-------------

`board`
    Factions and their figures (`pieces`), the state (`state.FactionWar`), values (`values`, read
    from `data/`), verbs, events that are told, pools of cards, invariants.
`faction_dice`
    Chapters 4 and 6: the faction decks and dice, and what a die is used for.
`factions`
    Chapters 5, 7, 8 and 11 to 16: entering, mustering, being eliminated. One module for each
    faction (`the_dead`, `the_eagles`, ...) ends with a record `FactionRules`; `six_factions`
    collects them.
`figure_movement`
    Chapters 8, 12 and 14 to 16: figures move by cards (`moving_figures.MoveFigures`), go along with
    Shadow armies and fall with them (`figures_with_armies`), and carry armies (`ships.ShipsSail`).
    `ways_of_figures` has the query `guarded_regions`: where Free figures may not go or attack.
`strikes`
    Chapters 11 and 13: attacks of the Dead and of Ents, which are no battles. A card calls
    `army_of_the_dead.WraithsMarch` or `march_of_the_ents.MarchOfTheEnts`; each roll is a
    `struck_armies.StrikeArmy`.
`faction_events`
    Chapters 4, 5 and 17: what each faction card does, faction by faction; `all_events` collects
    them.
`calls`
    Chapters 9 and 17: call to battle.
`new_events`
    Chapter 17: the nine cards shuffled into the decks of the game.
`table`, `words`, `rules.toml`
    How it lies before players, and what it says.
`lessons`
    Guided matches, one for each side; their steps lie with the client.

How a card is written
---------------------

A card is an entry of a dictionary from its id (`data/cards.toml`) to a `CardEvent`, as in the
game's `card_events`. A part is a function `(war, play) -> Flow`; it does something or calls a
procedure, and asks nobody itself. `faction_event` wraps the parts of a faction's card, so that
they do nothing unless the faction is in play (WOME-5.2, 5.3); parts in `before` come first and
always. A card without faction uses `event` of the game.

An immediate card, such as A Great Fleet, adds to the starting force or recruits, and then moves::

    CORSAIR_EVENTS = {
        "sa-a-great-fleet-1": faction_event(
            CORSAIRS, moves_figures(CORSAIRS), before=(recruits_or_adds(CORSAIRS, "umbar"),)
        ),
    }

A card that stays on the table, such as Black Sails, has a requirement. When that stops being true,
the card is discarded (WOME-4.11). Its effects hang on its source, which is in force while it lies
there. What a faction die of any result does by it goes into `CARD_USES`::

    SAILS = TABLED["sa-black-sails"]

    @SAILS.modifies(some_query)
    def changes_a_value(war, active, value, ...): ...

    @SAILS.after(SomeProcedure)
    def follows_a_procedure(war, active, ended): ...

    CORSAIR_EVENTS["sa-black-sails"] = event(requires=corsairs_are_in_play)
    CORSAIR_CARD_USES["sa-black-sails"] = CardUse(possible=..., start=...)

Figures on a card are `war.on_cards[card]`; the card needs `ends=has_no_figures(card)`. When it has
left the table, a watcher returns what is left on it.

Which factions can be called to the battle in progress is `six_factions.factions_called`. In a
round, `remove_casualties` and `destroy_armies` are two steps, so that a card can bring units in
between.

A figure pays for an effect inside a procedure derived from `PaidEffect`: then the faction is
eliminated only after the effect (WOME-8.10).
"""

from ostrog.expansions.warriors.expansion import expansion

__all__ = ["expansion"]
