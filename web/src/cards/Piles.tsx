/** The hands of others, decks and discards: how many cards there are, and those one may see. */

import { useState } from 'react'
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTable } from '../table/context'
import { Later } from '../ui/Later'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { CardBack, CardFace } from './CardFace'
import { otherHandsOf, type Pile, sizeOf, stacksOf } from './lying'

export function Piles() {
  const { say, layout, scene, standing } = useTable()
  const [open, setOpen] = useState<string | null>(null)
  const piles = [
    ...otherHandsOf(layout, scene, standing.observer),
    ...stacksOf(layout, scene),
  ].filter((pile) => sizeOf(pile) > 0)
  if (!piles.length) return null
  return (
    <details className="piles">
      <summary>
        <h2>{say('decks-and-discards')}</h2>
      </summary>
      <Later>
        <PileList onOpen={setOpen} piles={piles} />
      </Later>
      {open !== null && <PileWindow first={open} onClose={() => setOpen(null)} piles={piles} />}
    </details>
  )
}

function usePileName(): (pile: Pile) => string {
  const { say, naming, wording } = useTable()
  return ({ tray: { label, kind, owner = -1 } }) =>
    capitalised(label ? naming.name(label) : `${say(`tray-${kind}`)}: ${wording.seat(owner)}`)
}

interface PileListProps {
  piles: readonly Pile[]
  onOpen(tray: string): void
}

function PileList({ piles, onOpen }: PileListProps) {
  const nameOf = usePileName()
  return (
    <ul>
      {piles.map((pile) => {
        const row = (
          <>
            <CardBack count={sizeOf(pile)} tray={pile.tray.id} />
            <span>{nameOf(pile)}</span>
            <span className="hidden">{sizeOf(pile)}</span>
          </>
        )
        return (
          <li key={pile.tray.id}>
            {pile.cards.length ? (
              <Button
                className="pile-row"
                data-pile={pile.tray.id}
                onPress={() => onOpen(pile.tray.id)}
              >
                {row}
              </Button>
            ) : (
              <span className="pile-row">{row}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface PileWindowProps {
  piles: readonly Pile[]
  /** The tray whose cards are shown first. */
  first: string
  onClose(): void
}

/** All cards one may see, pile by pile. */
export function PileWindow({ piles, first, onClose }: PileWindowProps) {
  const { say } = useTable()
  const nameOf = usePileName()
  const seen = piles.filter(({ cards }) => cards.length)
  return (
    <Window className="wide" onClose={onClose} title={say('decks-and-discards')}>
      <Tabs className="pile-tabs" defaultSelectedKey={first}>
        <TabList aria-label={say('decks-and-discards')} className="tabs">
          {seen.map((pile) => (
            <Tab className="tab" id={pile.tray.id} key={pile.tray.id}>
              {nameOf(pile)} <b>{sizeOf(pile)}</b>
            </Tab>
          ))}
        </TabList>
        {seen.map((pile) => (
          <TabPanel className="tab-panel" id={pile.tray.id} key={pile.tray.id}>
            <PileFaces onLook={onClose} pile={pile} />
          </TabPanel>
        ))}
      </Tabs>
    </Window>
  )
}

interface PileFacesProps {
  pile: Pile
  /** One of them is looked at more closely. */
  onLook(): void
}

function PileFaces({ pile: { tray, cards, backs }, onLook }: PileFacesProps) {
  const { say, faces, naming, look } = useTable()
  return (
    <>
      {tray.kind === 'deck' && <p className="caption">{say('deck-certain')}</p>}
      <ul className="face-grid">
        {cards.map((card) => {
          const face = faces.get(card.name ?? '')
          const title = capitalised(naming.title(card.id))
          return (
            <li key={card.id}>
              {face ? <CardFace face={face} /> : title}
              <Button
                aria-label={say('details-of', { thing: title })}
                className="button quiet small pile-details"
                onPress={() => {
                  onLook()
                  look(card.id)
                }}
              >
                {say('details')}
              </Button>
            </li>
          )
        })}
      </ul>
      {backs > 0 && <p className="caption">{say('face-down', { count: backs })}</p>}
    </>
  )
}
