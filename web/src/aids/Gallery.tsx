/** All cards of a game, to be read, searched and sorted; at a table also what is left in the decks. */

import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import { CardFace } from '../cards/CardFace'
import { useLooks } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { Choice } from '../ui/Preferences'
import { capitalised } from '../words/words'
import { count, fitting, grouped, type Printed, type PrintedGroup, printed } from './gallery'
import { useIcon } from './looks'
import type { Unseen } from './unseen'
import './aids.css'
import './gallery.css'

const ALL = 'all'
const BLANK = { words: '', owner: '', kind: '', type: '' }

/** At a table: the decks whose contents may be counted. */
export function Gallery({ decks = [] }: { decks?: readonly Unseen[] }) {
  const { say, layout, skin, naming } = useLooks()
  // What a deck shows must be there before one is chosen: nothing may wait then.
  const iconOf = useIcon()
  const [wanted, setWanted] = useState(BLANK)
  const [tray, setTray] = useState('')
  const textOf = useTextOf()
  const cards = useMemo(() => printed(layout.faces ?? [], skin), [layout, skin])
  const words = useDeferredValue(wanted.words)
  const deck = decks.find((each) => each.deck.tray === tray)
  const names = useMemo(() => deck && new Set(deck.names), [deck])
  const { owner, kind, type } = wanted
  const shown = useMemo(
    () => grouped(fitting(cards, { words, owner, kind, type, names }, textOf)),
    [cards, words, owner, kind, type, names, textOf],
  )
  const total = shown.reduce((sum, group) => sum + count(group.cards), 0)
  return (
    <div className="gallery">
      <GalleryFilters cards={cards} onChange={setWanted} wanted={wanted}>
        {decks.length > 0 && (
          <Choice
            choices={[
              { id: ALL, name: say('cards-everywhere') },
              ...decks.map((each) => ({
                id: each.deck.tray,
                name: capitalised(naming.title(each.deck.tray)),
              })),
            ]}
            label={say('cards-deck')}
            onChange={(id) => setTray(id === ALL ? '' : id)}
            value={tray || ALL}
          />
        )}
      </GalleryFilters>
      {deck && (
        <DeckCount
          cards={fitting(cards, { ...BLANK, names }, textOf)}
          iconOf={iconOf}
          unseen={deck}
        />
      )}
      <p className="gallery-count" role="status">
        {say('cards-count', { count: total })}{' '}
        {(wanted.words || wanted.owner || wanted.kind || wanted.type) && (
          <Button className="button quiet small" onPress={() => setWanted(BLANK)}>
            {say('cards-clear')}
          </Button>
        )}
      </p>
      {shown.map((group) => (
        <Group group={group} key={group.kind} />
      ))}
    </div>
  )
}

/** Everything that can be read on a card, in one text. */
function useTextOf(): (card: Printed) => string {
  const { naming, wording } = useLooks()
  return useMemo(() => {
    const kept = new Map<Printed, string>()
    return (card) => {
      const { title, label = '', passages, values = [] } = card.face
      const text =
        kept.get(card) ??
        [
          ...[title, label, ...passages.flatMap((each) => [each.title ?? '', each.text])]
            .filter(Boolean)
            .map((key) => naming.name(key)),
          ...values.map(({ name }) => wording.mark(name)),
        ].join(' ')
      kept.set(card, text)
      return text
    }
  }, [naming, wording])
}

interface FiltersProps {
  cards: readonly Printed[]
  wanted: typeof BLANK
  onChange(wanted: typeof BLANK): void
  children: React.ReactNode
}

function GalleryFilters({ cards, wanted, onChange, children }: FiltersProps) {
  const { say, layout, naming, wording } = useLooks()
  const owners = layout.sides.filter(({ seat }) => cards.some(({ face }) => face.owner === seat))
  const isShared = cards.some(({ face }) => (face.owner ?? -1) < 0)
  const types = [...new Set(cards.map(({ type }) => type).filter(Boolean))]
  const choose = (part: keyof typeof BLANK) => (id: string) =>
    onChange({ ...wanted, [part]: id === ALL ? '' : id })
  const every = { id: ALL, name: say('cards-all') }
  return (
    <search className="gallery-filters">
      <SearchField onChange={(words) => onChange({ ...wanted, words })} value={wanted.words}>
        <Label>{say('cards-search')}</Label>
        <Input />
      </SearchField>
      <Choice
        choices={[
          every,
          ...owners.map(({ seat, label }) => ({ id: String(seat), name: naming.name(label) })),
          ...(isShared ? [{ id: '-1', name: say('cards-shared') }] : []),
        ]}
        label={say('cards-side')}
        onChange={choose('owner')}
        value={wanted.owner || ALL}
      />
      <Choice
        choices={[
          every,
          ...grouped(cards).map(({ kind, label }) => ({
            id: kind,
            name: capitalised(naming.name(label)),
          })),
        ]}
        label={say(types.length ? 'cards-faction' : 'cards-kind')}
        onChange={choose('kind')}
        value={wanted.kind || ALL}
      />
      {types.length > 0 && (
        <Choice
          choices={[
            every,
            ...types.map((type) => ({ id: type, name: capitalised(wording.mark(type)) })),
          ]}
          label={say('cards-kind')}
          onChange={choose('type')}
          value={wanted.type || ALL}
        />
      )}
      {children}
    </search>
  )
}

/** It stays as it is while somebody types. */
const Group = memo(({ group: { kind, label, cards } }: { group: PrintedGroup }) => {
  const { naming, say, skin } = useLooks()
  const id = useId()
  const icon = skin.icon('kind', kind)
  return (
    <section aria-labelledby={id} className="gallery-group">
      <h2 id={id}>
        {icon && <Glyph icon={icon} />} {capitalised(naming.name(label))}{' '}
        <small>{say('cards-count', { count: count(cards) })}</small>
      </h2>
      <ul className="face-grid">
        {cards.map(({ face, names }) => (
          <li data-card={face.name} key={face.name}>
            <CardFace face={face} />
            {names.length > 1 && (
              <span className="copies">
                <span aria-hidden="true">×{names.length}</span>
                <span className="hidden">{say('cards-copies', { count: names.length })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
})

interface DeckCountProps {
  unseen: Unseen
  cards: readonly Printed[]
  iconOf: ReturnType<typeof useIcon>
}

/** How many cards of a deck are left, by kind and by type. */
function DeckCount({ unseen, cards, iconOf }: DeckCountProps) {
  const { say, naming, wording } = useLooks()
  const types = [...new Set(cards.map(({ type }) => type).filter(Boolean))]
  const tally = [
    ...grouped(cards).map((group) => ({
      key: group.kind,
      icon: iconOf('kind', group.kind),
      name: capitalised(naming.name(group.label)),
      count: count(group.cards),
    })),
    ...types.map((type) => ({
      key: type,
      icon: iconOf('type', type.replace(/^type-/, '')),
      name: capitalised(wording.mark(type)),
      count: count(cards.filter((card) => card.type === type)),
    })),
  ]
  return (
    <div className="deck-count">
      <p>
        <strong>{say('cards-in-deck', { count: unseen.size })}</strong>{' '}
        {say(unseen.isExact ? 'cards-unseen-exact' : 'cards-unseen', {
          count: unseen.names.length,
        })}
      </p>
      <dl>
        {tally.map((each) => (
          <div key={each.key}>
            <dt>
              {each.icon && <Glyph icon={each.icon} />} {each.name}
            </dt>
            <dd>{each.count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
