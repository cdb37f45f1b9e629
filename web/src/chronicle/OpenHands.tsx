/** What every side held at the end: nothing of it has to be hidden any more. */

import { useCallback, useMemo } from 'react'
import { standingsOf } from '../api/http'
import type { Scene } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { CardButton } from '../cards/CardButton'
import { handOf, sizeOf } from '../cards/lying'
import { OPEN } from '../replay/source'
import { replayPath } from '../routes'
import { TableContext, useTable } from '../table/context'
import { Naming } from '../table/naming'
import { Link } from '../ui/Link'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'

const NOTHING = new Set<string>()
const nothing = () => {}

export function OpenHands() {
  const { say, match, standing } = useTable()
  const { at } = standing
  const answer = useAnswer(useCallback(() => standingsOf(match.id, at, 1, OPEN), [match.id, at]))
  if (answer.state === 'waiting') return <p aria-busy="true">{say('one-moment')}</p>
  const scene = answer.state === 'there' ? answer.value[0]?.scene : null
  if (!scene) return <p role="alert">{say('hands-failed')}</p>
  return (
    <>
      <Hands scene={scene} />
      <Link className="button quiet small" to={`${replayPath(match.id)}#open`}>
        {say('replay-open-watch')}
      </Link>
    </>
  )
}

/** The cards of all hands, which can be looked at and nothing else. */
function Hands({ scene }: { scene: Scene }) {
  const table = useTable()
  const { say, wording, layout, colourOf } = table
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])
  const open = { ...table, scene, naming, seats: [], decision: undefined, look: nothing }
  return (
    <TableContext value={open}>
      <ul className="open-hands">
        {layout.sides.map(({ seat, colour }) => {
          const piles = handOf(layout, scene, seat, NOTHING)
          const cards = piles.flatMap((pile) => pile.cards)
          const count = piles.reduce((sum, pile) => sum + sizeOf(pile), 0)
          return (
            <li data-colour={colour} key={seat}>
              <p>
                <SideMark colour={colourOf(seat)} seat={seat} /> {capitalised(wording.seat(seat))}{' '}
                <b>{count}</b>
              </p>
              {cards.length ? (
                <ul aria-label={say('hand-of', { seat: wording.seat(seat) })} className="hand-pile">
                  {cards.map((card) => (
                    <li key={card.id}>
                      <CardButton card={card} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="caption">{say('hand-empty')}</p>
              )}
            </li>
          )
        })}
      </ul>
    </TableContext>
  )
}
