import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MatchState, MatchStore } from '../api/match'
import type { DecisionInfo, OptionInfo, WayInfo } from '../api/types'
import { commonPicks, useWays } from './useWays'

const option = (id: string, closes = true): OptionInfo => ({
  id,
  verb: id.split(':')[0] ?? '',
  refs: id.split(':').slice(1),
  closes,
  points_at: id.startsWith('to:') ? [{ role: 'target', ref: id.slice(3) }] : [],
})

const decision = (...options: OptionInfo[]): DecisionInfo => ({
  seat: 0,
  kind: 'act',
  about: [],
  options,
  picks: [],
  default: [],
  rule: '',
})

const way = (...answers: string[][]): WayInfo => ({
  answers,
  goal: option(answers.at(-1)?.at(-1) ?? ''),
})

const WAYS = [
  way(['act:muster'], ['army:camp', 'to:ridge']),
  way(['act:muster'], ['army:camp', 'to:ford']),
  way(['act:event'], ['army:camp', 'to:ridge']),
]
const FIRST = decision(option('act:muster'), option('act:event'))
const stateAt = (at: number, ways: readonly WayInfo[] = WAYS) =>
  ({ standing: { at }, ways: { at: 0, seat: 0, ref: 'army:camp', ways } }) as unknown as MatchState

function touched(ways: readonly WayInfo[] = WAYS) {
  const store = { askWays: vi.fn() } as unknown as MatchStore
  const choose = vi.fn()
  const onNothing = vi.fn()
  const given = { seat: 0, decision: FIRST, ready: true, choose, onNothing }
  const hook = renderHook(({ state, asked }) => useWays(state, store, asked), {
    initialProps: { state: stateAt(0, ways), asked: given },
  })
  act(() => hook.result.current.lookFrom('army:camp'))
  return { hook, store, choose, onNothing, given }
}

test('a touched piece shows its goals and which answers lead there', () => {
  const { hook, store } = touched()
  expect(store.askWays).toHaveBeenCalledWith(0, 'army:camp')
  const { from, options, beginnings } = hook.result.current
  expect(from).toBe('army:camp')
  expect(options.map(({ points_at }) => points_at?.[0]?.ref)).toEqual(['ridge', 'ford', 'ridge'])
  expect(beginnings.map(({ first, ways }) => [first.id, ways.length])).toEqual([
    ['act:muster', 2],
    ['act:event', 1],
  ])
})

test('a way is gone choice by choice, and only its last one may ask again', () => {
  const { hook, choose, given } = touched()
  const [, second] = hook.result.current.options
  act(() => second && hook.result.current.take(second))
  expect(choose.mock.calls).toEqual([[FIRST.options[0], true]])
  // Nothing more until the answer is written.
  hook.rerender({ state: stateAt(0), asked: given })
  expect(choose).toHaveBeenCalledTimes(1)
  const army = option('army:camp', false)
  hook.rerender({ state: stateAt(1), asked: { ...given, decision: decision(army) } })
  expect(choose).toHaveBeenLastCalledWith(army, true)
  const goal = option('to:ford')
  hook.rerender({ state: stateAt(1), asked: { ...given, decision: decision(goal) } })
  expect(choose).toHaveBeenLastCalledWith(goal, false)
  expect(choose).toHaveBeenCalledTimes(3)
})

test('a way that is no longer open is left', () => {
  const { hook, choose, given } = touched()
  const [first] = hook.result.current.options
  act(() => first && hook.result.current.take(first))
  const other = decision(option('something:else'))
  hook.rerender({ state: stateAt(1), asked: { ...given, decision: other } })
  hook.rerender({ state: stateAt(2), asked: { ...given, decision: FIRST } })
  expect(choose).toHaveBeenCalledTimes(1)
})

test('who begins a way picks the piece, and its goal later', () => {
  const { hook, choose, given } = touched()
  const [muster] = hook.result.current.beginnings
  act(() => muster && hook.result.current.begin(muster))
  const army = option('army:camp', false)
  hook.rerender({ state: stateAt(1), asked: { ...given, decision: decision(army) } })
  expect(choose).toHaveBeenCalledTimes(2)
  expect(commonPicks(WAYS.slice(0, 2))).toEqual(['act:muster', 'army:camp'])
  expect(commonPicks(WAYS)).toEqual([])
})

test('a piece that can do nothing is told about', () => {
  const { hook, onNothing } = touched([])
  expect(onNothing).toHaveBeenCalledWith('army:camp')
  expect(hook.result.current.from).toBeUndefined()
})
