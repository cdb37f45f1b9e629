import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MatchState, MatchStore } from '../api/match'
import { decision, option, standing } from './fixtures'
import { useAnswering } from './useAnswering'

const FINAL = { ...decision([option('done', { closes: true, final: true })]), picks: ['keep:one'] }

beforeEach(() => localStorage.setItem('ostrog-forced', 'auto'))

/** Who has picked all that can be, from which there is no way back. */
function answersBy(endsWithPicks: readonly string[] | undefined) {
  const store = { choose: vi.fn(), undo: vi.fn() }
  const state = {
    standing: standing([FINAL], { at: 3 }),
    sending: [],
    connection: 'open',
  } as unknown as MatchState
  const asked = { seat: 0, decision: FINAL, draft: undefined, fights: false, answersAlone: true }
  renderHook(() => useAnswering(state, store as unknown as MatchStore, { ...asked, endsWithPicks }))
  return store.choose.mock.calls
}

it('waits for a last word where there is no way back', () => {
  expect(answersBy(undefined)).toEqual([])
  expect(answersBy(['another'])).toEqual([])
})

it('ends with the last pick where the game says so', () => {
  expect(answersBy([FINAL.kind])).toEqual([[0, 'done']])
})
