/** How likely each number is, as a row of bars; read aloud as one sentence. */

import { useFigures } from './figures'
import './forecast.css'

interface BarsProps {
  /** The chance of each number, beginning with 0. */
  chances: readonly number[]
  /** Names a number with its chance. */
  tell(count: number, share: string): string
  small?: boolean
}

export function Bars({ chances, tell, small = false }: BarsProps) {
  const { share } = useFigures()
  const most = Math.max(...chances, 0.01)
  const tallest = small ? 1.4 : 3
  return (
    <div
      aria-label={chances.map((chance, count) => tell(count, share(chance))).join(', ')}
      className={small ? 'forecast-bars small' : 'forecast-bars'}
      role="img"
    >
      {chances.map((chance, count) => (
        // The number is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span className="forecast-bar" key={count}>
          {!small && <small>{share(chance)}</small>}
          <i style={{ blockSize: `${(chance / most) * tallest}rem` }} />
          <b>{count}</b>
        </span>
      ))}
    </div>
  )
}
