/** Shows how the table came to be as it is: pieces go, cards travel, dice tumble.
 *
 * The table itself is always the present one and can be used at once. What is seen only lags behind
 * it, and any press or key ends that.
 */

import { Component, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo, Layout, Scene } from '../api/types'
import type { Skin } from '../board/contract'
import { isCalm } from './calm'
import { type Before, before, perform } from './stage'
import { endOf, stepsOf, timed } from './steps'

interface ShowingProps {
  /** The number of choices made so far: when it grows, there is something to show. */
  at: number
  scene: Scene
  layout: Layout
  events: readonly EventInfo[]
  skin: Skin
  /** What is said on the way out. */
  skip: string
}

/** More than this at once is a match that was come back to. */
const NEWS = 80
/** As much as this is worth a way out, in milliseconds. */
const LONG = 1200
/** With more than this still to be seen, it is over at once. */
const BACKLOG = 5000
const ENDING = ['pointerdown', 'keydown', 'wheel'] as const

export class Showing extends Component<ShowingProps, { isLong: boolean }> {
  override state = { isLong: false }
  private running: Animation[] = []
  private until = 0

  override getSnapshotBeforeUpdate({ at, events }: ShowingProps): Before | null {
    const isNews = this.props.at > at && this.props.events.length - events.length <= NEWS
    const table = tableOf()
    return isNews && table && canMove() ? before(table) : null
  }

  override componentDidUpdate(last: ShowingProps, _state: unknown, was: Before | null) {
    const table = tableOf()
    if (!was || !table) return
    const { scene, layout, events, skin } = this.props
    const steps = timed(stepsOf(last.scene, scene, events.slice(last.events.length), skin))
    if (!steps.length) return
    const now = performance.now()
    if (this.until - now > BACKLOG) this.end()
    const after = Math.max(0, this.until - now)
    const centreOf = (area: string) => layout.areas.find(({ id }) => id === area)?.centre
    const begun = perform(steps, { table, was, centreOf, after })
    if (!begun.length) return
    this.until = now + after + endOf(steps)
    this.running = [...this.running.filter(isRunning), ...begun]
    for (const name of ENDING) document.addEventListener(name, this.end, { capture: true })
    Promise.allSettled(begun.map(({ finished }) => finished)).then(this.rest)
    if (after + endOf(steps) > LONG) this.setState({ isLong: true })
  }

  override componentWillUnmount() {
    this.end()
  }

  /** Everything is where it belongs. */
  private end = () => {
    for (const animation of this.running) animation.finish()
    this.running = []
    this.until = 0
    this.rest()
  }

  /** Nothing is left to be seen. */
  private rest = () => {
    if (this.running.some(isRunning)) return
    for (const name of ENDING) document.removeEventListener(name, this.end, { capture: true })
    if (this.state.isLong) this.setState({ isLong: false })
  }

  override render(): ReactNode {
    if (!this.state.isLong) return null
    return (
      <div className="motion-skip">
        {/* Every key is a way out, so that Tab need not stop here. */}
        <Button className="button" excludeFromTabOrder onPress={this.end}>
          {this.props.skip} <span aria-hidden="true">»</span>
        </Button>
      </div>
    )
  }
}

const tableOf = () => document.querySelector('.table')
const isRunning = ({ playState }: Animation) => playState === 'running'
const canMove = () =>
  !isCalm() &&
  document.visibilityState !== 'hidden' &&
  typeof Element.prototype.animate === 'function'
