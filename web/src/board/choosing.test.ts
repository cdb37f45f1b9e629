import { describe, expect, it } from 'vitest'
import type { Highlight, OptionInfo } from '../api/types'
import { answer, pointing } from './choosing'
import { nextStop, type Stop } from './roving'

const option = (id: string, ...points: [Highlight['role'], string][]): OptionInfo => ({
  id,
  verb: id.split(':')[0] ?? id,
  refs: [],
  points_at: points.map(([role, ref]) => ({ role, ref })),
})
const isDrawn = () => true

describe('a click', () => {
  const moves = [
    option('to:camp', ['source', 'army:dale'], ['target', 'camp']),
    option('to:gate', ['source', 'army:dale'], ['target', 'gate']),
    option('attack:spur', ['source', 'army:dale'], ['attack', 'army:spur']),
  ]

  it('on a goal chooses it', () => {
    const pointed = pointing(moves, ['army:dale'], undefined)
    expect(answer(pointed, ['camp'], isDrawn)).toEqual({ kind: 'choose', option: moves[0] })
    expect(pointed.get('army:spur')?.role).toBe('attack')
  })

  it('on who has been picked already does nothing', () => {
    const pointed = pointing(moves, ['army:dale'], undefined)
    expect(pointed.has('army:dale')).toBe(false)
    expect(answer(pointed, ['army:dale'], isDrawn)).toEqual({ kind: 'nothing' })
  })

  it('on what cannot be chosen means what stands there', () => {
    const pointed = pointing(moves, ['army:dale'], undefined)
    expect(answer(pointed, ['spur', 'army:spur'], isDrawn)).toMatchObject({ kind: 'choose' })
  })

  const walks = [
    option('go:bard:camp', ['source', 'bard'], ['target', 'camp']),
    option('go:bard:gate', ['source', 'bard'], ['target', 'gate']),
    option('go:dain:camp', ['source', 'dain'], ['target', 'camp']),
  ]

  it('on somebody with several ways singles him out, and then his ways are left', () => {
    expect(answer(pointing(walks, [], undefined), ['bard'], isDrawn)).toEqual({
      kind: 'single',
      ref: 'bard',
    })
    const pointed = pointing(walks, [], 'bard')
    expect([...pointed.keys()]).toEqual(['camp', 'gate'])
    expect(answer(pointed, ['camp'], isDrawn)).toEqual({ kind: 'choose', option: walks[0] })
  })

  it('on a goal of several opens a menu', () => {
    const meant = answer(pointing(walks, [], undefined), ['camp'], isDrawn)
    expect(meant).toEqual({ kind: 'offer', options: [walks[0], walks[2]] })
  })

  it('on a thing with several options of its own opens a menu', () => {
    const leave = [
      option('leave-token', ['choice', 'army:dale']),
      option('leave-damage', ['choice', 'army:dale']),
    ]
    expect(answer(pointing(leave, [], undefined), ['army:dale'], isDrawn).kind).toBe('offer')
  })
})

describe('arrow keys', () => {
  const stops: Stop[] = [
    { ref: 'middle', at: [0, 0] },
    { ref: 'far right', at: [100, 5] },
    { ref: 'right', at: [40, -10] },
    { ref: 'above', at: [5, -50] },
    { ref: 'aside', at: [10, 60] },
  ]
  const from = stops[0] as Stop

  it('lead to the nearest thing in their direction', () => {
    expect(nextStop(stops, from, 'ArrowRight')).toBe('right')
    expect(nextStop(stops, from, 'ArrowUp')).toBe('above')
    expect(nextStop(stops, from, 'ArrowDown')).toBe('aside')
    expect(nextStop(stops, from, 'ArrowLeft')).toBeUndefined()
    expect(nextStop(stops, from, 'Enter')).toBeUndefined()
  })
})
