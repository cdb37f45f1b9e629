/** On a phone, above the board: all its plates in a strip, each of which leads to its place, and how things
 * stand in one line. */

import { Button } from 'react-aria-components'
import { PHONE, useMedia } from '../ui/useMedia'
import { capitalised } from '../words/words'
import { useTable } from './context'
import './strip.css'

export function StandingStrip() {
  const { Strip, strips = [] } = useTable().skin
  const all = [...(Strip ? [Strip] : []), ...strips]
  const isPhone = useMedia(PHONE)
  return isPhone && all.length ? (
    <div className="standing-strip">
      {all.map((Line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Line key={index} />
      ))}
    </div>
  ) : null
}

export function PlateStrip() {
  const { scene, skin, naming, say, goTo } = useTable()
  const isPhone = useMedia(PHONE)
  const plates = (scene.plates ?? []).flatMap((panel) => {
    const look = skin.panels?.[panel.panel]?.plate
    return look && panel.at ? [{ panel, look, at: panel.at }] : []
  })
  if (!isPhone || !plates.length) return null
  return (
    <ul className="plate-strip">
      {plates.map(({ panel, look: { Cell, spoken }, at }) => (
        <li key={at}>
          <Button
            aria-label={`${capitalised(naming.title(at))} – ${spoken(panel, say)}`}
            className="plate-cell"
            onPress={() => goTo(at)}
          >
            <Cell panel={panel} say={say} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
