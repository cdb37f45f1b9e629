/** How the war stands in one line, for a phone: points, the way of the Ring, the Hunt, and who is at war. */

import { useTable } from '../../table/context'
import { numberOf } from '../../table/panels'
import { Glyph } from '../../ui/Glyph'
import { icon } from './icons'
import { EMBLEMS, NATIONS } from './nations'
import './strip.css'

export function WarStrip() {
  const { say, scene, naming } = useTable()
  const lying = (tray: string, name: string) =>
    scene.markers.find((marker) => marker.at === tray && marker.name === name)
  const number = (tray: string, name: string, value = name) => {
    const marker = lying(tray, name)
    return marker ? numberOf(marker, value) : 0
  }
  const sides = (['free', 'shadow'] as const).map((side) => ({
    side,
    points: number(`stock-${side}`, 'points'),
    goal: number(`stock-${side}`, 'points', 'goal'),
  }))
  const numbers = [
    { sign: 'progress', count: number('fellowship', 'progress'), words: say('wotr-progress') },
    {
      sign: 'corruption',
      count: number('fellowship', 'corruption'),
      words: say('wotr-corruption'),
    },
    { sign: 'hunt', count: lying('hunt', 'eye')?.count ?? 0, words: say('wotr-hunt') },
  ]
  return (
    <ul aria-label={say('wotr-war')} className="ring-strip">
      {sides.map(({ side, points, goal }) => (
        <li className="ring-strip-points" data-side={side} key={side}>
          <span className="hidden">
            {naming.name(`ref-side-${side}`)}, {say('wotr-points')}{' '}
          </span>
          <b>{points}</b>/{goal}
        </li>
      ))}
      {numbers.map(({ sign, count, words }) => {
        const glyph = icon('mark', sign)
        return (
          <li className="ring-strip-number" data-sign={sign} key={sign}>
            {glyph && <Glyph icon={glyph} />}
            <span className="hidden">{words} </span>
            <b>{count}</b>
          </li>
        )
      })}
      <li className="ring-strip-nations">
        {NATIONS.map((nation) => {
          const steps = number('politics', nation, 'steps')
          const state = steps ? say('wotr-steps', { count: steps }) : say('wotr-at-war')
          return (
            <span className="ring-strip-nation" data-nation={nation} data-war={!steps} key={nation}>
              <Glyph icon={EMBLEMS[nation]} />
              <span className="hidden">{`${naming.name(`ref-nation-${nation}`)}: ${state}. `}</span>
            </span>
          )
        })}
      </li>
    </ul>
  )
}
