import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EventInfo, Scene } from '../api/types'
import { BARE_LAYOUT } from '../table/context'
import { Showing } from './Showing'

const SKIN = { game: '', icon: () => undefined }

interface Begun {
  element: Element
  keyframes: Keyframe[]
  options: KeyframeAnimationOptions
}

/** Animations as a browser has them, except that they end when they are told to. */
let begun: Begun[]
let ended: number
let endAll: (() => void)[]

beforeEach(() => {
  begun = []
  ended = 0
  endAll = []
  Element.prototype.animate = function animate(keyframes, options) {
    begun.push({
      element: this,
      keyframes: keyframes as Keyframe[],
      options: options as KeyframeAnimationOptions,
    })
    let finish = () => {}
    const animation = {
      playState: 'running',
      finished: new Promise<void>((resolve) => {
        finish = resolve
      }),
      finish() {
        if (this.playState === 'finished') return
        this.playState = 'finished'
        ended += 1
        finish()
      },
    }
    endAll.push(() => animation.finish())
    return animation as unknown as Animation
  }
})

afterEach(() => {
  for (const end of endAll) end()
  cleanup()
  delete (Element.prototype as { animate?: unknown }).animate
  delete document.documentElement.dataset.motion
})

const SPOTS: Record<string, number> = { camp: 10, dale: 50, ford: 90 }

function sceneAt(...places: string[]): Scene {
  const figures = places.map((at, index) => ({ id: `f${index}`, at, name: `n${index}`, label: '' }))
  return { counters: [], figures, markers: [] }
}

const moves = (count: number, to: string): EventInfo[] =>
  Array.from({ length: count }, (_, number) => ({
    number,
    kind: 'CharacterMoved',
    fields: { character: `n${number}`, to },
  }))

function Shown({ at, scene, events }: { at: number; scene: Scene; events: readonly EventInfo[] }) {
  return (
    <div className="table">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it stands for a board */}
      <svg className="board-pieces">
        {scene.figures.map((figure) => (
          <g
            className="figure piece"
            key={figure.id}
            style={{ transform: `translate(${SPOTS[figure.at]}px, 5px) scale(1)` }}
          >
            <path data-ref={figure.id} />
          </g>
        ))}
      </svg>
      <Showing at={at} events={events} layout={BARE_LAYOUT} scene={scene} skin={SKIN} skip="Skip" />
    </div>
  )
}

function change(before: Scene, after: Scene, events: readonly EventInfo[], at = 2) {
  const { rerender } = render(<Shown at={1} events={[]} scene={before} />)
  rerender(<Shown at={at} events={events} scene={after} />)
}

it('lets a piece go from where it stood to where it stands', () => {
  change(sceneAt('camp', 'camp'), sceneAt('dale', 'camp'), moves(1, 'dale'))
  expect(begun).toHaveLength(1)
  expect(begun[0]?.keyframes.map(({ transform }) => transform)).toEqual([
    'translate(10px, 5px) scale(1)',
    'translate(50px, 5px) scale(1)',
  ])
  expect(Number(begun[0]?.options.duration)).toBeLessThanOrEqual(600)
})

it('lets a likeness of what is gone fade, which nobody can press or hear', async () => {
  change(sceneAt('camp', 'dale'), sceneAt('camp'), [])
  expect(begun[0]?.keyframes).toEqual([{ opacity: 1 }, { opacity: 0 }])
  const likeness = document.querySelector('.motion-likeness')
  expect(likeness?.getAttribute('aria-hidden')).toBe('true')
  expect(likeness?.querySelector('[data-ref]')).toBeNull()
  await act(async () => void fireEvent.pointerDown(document.body))
  expect(document.querySelector('.motion-likeness')).toBeNull()
})

it('shows nothing when the reader wants stillness, and nothing when no choice was made', () => {
  document.documentElement.dataset.motion = 'less'
  change(sceneAt('camp'), sceneAt('dale'), moves(1, 'dale'))
  delete document.documentElement.dataset.motion
  cleanup()
  change(sceneAt('camp'), sceneAt('dale'), moves(1, 'dale'), 1)
  expect(begun).toEqual([])
})

it('is over at any press or key', async () => {
  change(sceneAt('camp'), sceneAt('dale'), moves(1, 'dale'))
  expect(ended).toBe(0)
  await act(async () => void fireEvent.keyDown(document.body, { key: 'a' }))
  expect(ended).toBe(1)
})

it('offers a way out of what is long, one thing after the other', async () => {
  const names = ['camp', 'camp', 'camp', 'camp', 'camp']
  change(sceneAt(...names), sceneAt(...names.map(() => 'ford')), moves(names.length, 'ford'))
  const delays = begun.map(({ options }) => Number(options.delay))
  expect([...delays].sort((a, b) => a - b)).toEqual(delays)
  expect(new Set(delays).size).toBe(names.length)
  const button = screen.getByRole('button', { name: /Skip/ })
  await act(async () => void fireEvent.pointerDown(button))
  expect(ended).toBe(names.length)
  expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull()
})

it('shows nothing of a match that was come back to after a long time', () => {
  change(sceneAt('camp'), sceneAt('dale'), moves(200, 'dale'))
  expect(begun).toEqual([])
})
