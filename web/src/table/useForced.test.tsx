import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { MatchState, MatchStore } from '../api/match'
import { decision, option, standing } from './fixtures'
import { useForced } from './useForced'

const ONE = decision([option('done', { closes: true })])
const TWO = decision([option('march', { closes: true }), option('done', { closes: true })])

function table(first: typeof ONE, at = 3, mayEnd = false) {
  const store = { choose: vi.fn(), undo: vi.fn() }
  const props = (asked: typeof ONE | undefined, entries: number, mayAnswer = true) => ({
    state: {
      standing: standing(asked ? [asked] : [], { at: entries, undoable: [0] }),
      sending: [],
    } as unknown as MatchState,
    store: store as unknown as MatchStore,
    seat: 0,
    decision: asked,
    mayAnswer,
    mayEnd: () => mayEnd,
  })
  const hook = renderHook(useForced, { initialProps: props(first, at) })
  return { store, hook, props }
}

it('answers what leaves no choice, and nothing else', () => {
  const { store, hook, props } = table(TWO)
  expect(store.choose).not.toHaveBeenCalled()
  hook.rerender(props(ONE, 4, false))
  expect(store.choose).not.toHaveBeenCalled()
  hook.rerender(props(ONE, 4))
  expect(store.choose).toHaveBeenCalledExactlyOnceWith(0, 'done')
})

it('goes back to the last real choice, and then lets one think', () => {
  const { store, hook, props } = table(ONE)
  expect(store.choose).toHaveBeenCalledTimes(1)
  hook.rerender(props(TWO, 4))
  act(() => hook.result.current.undo(0))
  expect(store.undo).toHaveBeenCalledTimes(1)
  hook.rerender(props(ONE, 5))
  expect(store.undo).toHaveBeenCalledTimes(2)
  hook.rerender(props(ONE, 6))
  expect(store.choose).toHaveBeenCalledTimes(1)
  act(() => hook.result.current.goOn())
  hook.rerender(props(ONE, 7))
  expect(store.choose).toHaveBeenCalledTimes(2)
})

it('leaves alone what was begun by hand', () => {
  const { store, hook, props } = table(TWO)
  hook.rerender(props({ ...ONE, picks: ['army:camp'] }, 3))
  expect(store.choose).not.toHaveBeenCalled()
})

const PICKED = { ...ONE, picks: ['general:bard'] }

it('says that all is picked where that can be taken back, and undoes it as the choice it was', () => {
  const { store, hook, props } = table(TWO, 3, true)
  hook.rerender(props(PICKED, 3))
  expect(store.choose).toHaveBeenCalledExactlyOnceWith(0, 'done')
  hook.rerender(props(TWO, 4))
  act(() => hook.result.current.undo(0))
  hook.rerender(props(TWO, 5))
  expect(store.undo).toHaveBeenCalledTimes(1)
})

it('goes nowhere by itself after a pick, although there is one place left', () => {
  const there = option('to:camp', {
    closes: true,
    points_at: [{ role: 'target', ref: 'camp' }],
  })
  const { store, hook, props } = table(TWO, 3, true)
  hook.rerender(props({ ...decision([there]), picks: ['army:gate'] }, 3))
  expect(store.choose).not.toHaveBeenCalled()
})
