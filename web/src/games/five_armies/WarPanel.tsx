/** How the war stands: the turn, fate, the Shadow's victory points, and the action dice. */

import type { Marker, Scene } from '../../api/types'
import type { PanelProps } from '../../board/contract'
import { rollsLater, turnOf, victoryPoints } from './battle'
import { Choosable } from './Choosable'
import { ActionDie } from './Dice'
import { icon } from './icons'
import './panel.css'

export function WarPanel(props: PanelProps) {
  const { standing, layout, name, say } = props
  const { scene } = standing
  if (!scene) return null
  const taken = victoryPoints(layout, scene)
  const points = taken.reduce((sum, place) => sum + place.points, 0)
  const [fate] = layout.tracks
  const turn = turnOf(standing.breadcrumb)
  const pawn = scene.markers.find(({ form }) => form === 'pawn')
  const reached = Math.max(0, fate?.spaces.findIndex(({ id }) => id === pawn?.at) ?? 0)
  return (
    <section aria-label={say('b5a-war')} className="b5a b5a-war">
      <dl className="b5a-standing">
        {turn && (
          <div>
            <dt>{name('board-turn')}</dt>
            <dd>{turn}</dd>
          </div>
        )}
        {fate && (
          <div>
            <dt>{say('b5a-fate')}</dt>
            <dd>
              {reached}
              <small> / {fate.goal}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{say('b5a-points')}</dt>
          <dd>{points}</dd>
        </div>
      </dl>
      {taken.length > 0 && (
        <p className="b5a-taken">
          {taken
            .map(({ place, points: worth }) => {
              const area = layout.areas.find(({ id }) => id === place)
              return `${name(area?.label ?? place)} ${worth}`
            })
            .join(' · ')}
        </p>
      )}
      {layout.sides.map((side) => (
        <Pool
          colour={side.colour}
          key={side.seat}
          props={props}
          scene={scene}
          seat={side.seat}
          title={name(side.label)}
        />
      ))}
    </section>
  )
}

interface PoolProps {
  props: PanelProps
  scene: Scene
  seat: number
  colour: string
  title: string
}

/** The unused dice of a side. */
function Pool({ props, scene, seat, colour, title }: PoolProps) {
  const { say, standing } = props
  const dice = scene.markers.filter(({ form, at }) => form === 'die' && at === `dice-${seat}`)
  return (
    <div className="b5a-pool" data-colour={colour}>
      <h2>{say('b5a-dice-of', { side: title })}</h2>
      {dice.length ? (
        <ul>
          {dice.map((die) => (
            <li key={die.id}>
              <Face die={die} props={props} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="b5a-none">
          {say(rollsLater(standing.breadcrumb) ? 'b5a-dice-later' : 'b5a-no-dice')}
        </p>
      )}
    </div>
  )
}

function Face({ die, props }: { die: Marker; props: PanelProps }) {
  const count = die.count ?? 1
  return (
    <Choosable {...props} className="b5a-face" id={die.id}>
      <span className="b5a-faces">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <ActionDie icon={icon('die', die.name ?? '')} key={index} />
        ))}
      </span>
      <span className="b5a-face-name">{props.name(die.label ?? '')}</span>
    </Choosable>
  )
}
