/** The Hunt before a move of the Fellowship: whether a tile is drawn, what it reveals, its damage. */

import type { Panel } from '../../api/types'
import { Bars } from '../../table/Bars'
import { useTable } from '../../table/context'
import { ForecastNotes } from '../../table/ForecastNotes'
import { useFigures } from '../../table/figures'
import { capitalised } from '../../words/words'

/** The odds of the Hunt, as the game tells them. */
interface HuntOdds {
  panel: 'hunt-odds'
  at?: string
  dice?: number
  added?: number
  rerolls?: number
  tile: number
  reveals: number
  stops?: number
  corrupts?: number
  damage: number[]
  mean: number
  notes?: string[]
}

const huntOf = (panel: Panel) => panel as unknown as HuntOdds

/** The numbers that can be expected, each with its name. */
function useExpected({ tile, reveals, stops = 0, corrupts = 0, mean: average }: HuntOdds) {
  const { naming } = useTable()
  const { share, mean } = useFigures()
  const found = [
    { key: 'forecast-hunt-tile', value: share(tile) },
    { key: 'forecast-hunt-reveals', value: share(reveals) },
    ...(stops > 0 ? [{ key: 'forecast-hunt-stops', value: share(stops) }] : []),
    ...(corrupts > 0 ? [{ key: 'forecast-hunt-corrupts', value: share(corrupts) }] : []),
    { key: 'forecast-hunt-damage', value: mean(average) },
  ]
  return found.map(({ key, value }) => ({ key, name: capitalised(naming.name(key)), value }))
}

/** The hunt dice, and what is added to them. */
function useRoll({ dice = 0, added = 0 }: HuntOdds): string {
  const { say } = useTable()
  const parts = [say('wotr-hunt-dice', { count: dice })]
  if (added) parts.push(say('wotr-hunt-moves', { count: added }))
  return parts.join(', ')
}

export function HuntLine({ panel }: { panel: Panel }) {
  const figures = useExpected(huntOf(panel))
  return <>{figures.map(({ name, value }) => `${name}: ${value}`).join('; ')}. </>
}

export function HuntPanel({ panel }: { panel: Panel }) {
  const { naming } = useTable()
  const odds = huntOf(panel)
  const { dice = 0, damage, notes = [] } = odds
  const roll = useRoll(odds)
  const damaged = naming.name('forecast-hunt-damage')
  return (
    <section aria-labelledby="hunt-odds" className="forecast" data-forecast="hunt">
      <h2 id="hunt-odds">{capitalised(naming.name('ref-mark-hunt-odds'))}</h2>
      {dice > 0 && <p className="forecast-roll">{roll}</p>}
      <dl className="forecast-figures">
        {useExpected(odds).map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bars chances={damage} tell={(count, share) => `${damaged} ${count}: ${share}`} />
      <ForecastNotes notes={notes} />
    </section>
  )
}
