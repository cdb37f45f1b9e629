import { describe, expect, it } from 'vitest'
import { option } from '../table/fixtures'
import { answerAt, goalsOf, isLit, meaning, optionsAt } from './picking'

const play = (card: string, goal: string) =>
  option(`play:${card}:${goal}`, {
    points_at: [
      { role: 'source', ref: card },
      { role: 'target', ref: goal },
    ],
  })
const cycle = option('cycle:sam', { points_at: [{ role: 'choice', ref: 'sam' }] })
const samToPath = play('sam', 'path')
const samToReserve = play('sam', 'reserve')
const merryToPath = play('merry', 'path')
const OPTIONS = [samToPath, samToReserve, merryToPath, cycle]

describe('before anything is picked', () => {
  it('cards are outlined, but not where they could go', () => {
    const lit = ['sam', 'merry', 'path', 'reserve'].filter((ref) =>
      isLit(OPTIONS, undefined, [], ref),
    )
    expect(lit).toEqual(['sam', 'merry'])
  })

  it('goals of what has been chosen before are outlined', () => {
    expect(isLit(OPTIONS, undefined, ['sam'], 'reserve')).toBe(true)
    expect(isLit(OPTIONS, undefined, ['merry'], 'merry')).toBe(false)
  })

  it('a goal offers all that could go there', () => {
    expect(optionsAt(OPTIONS, undefined, 'path')).toEqual([samToPath, merryToPath])
    expect(meaning(OPTIONS, undefined, 'path')).toEqual({ kind: 'look' })
  })

  it('a card with goals is picked when pressed, one without is looked at', () => {
    expect(meaning(OPTIONS, undefined, 'sam')).toEqual({ kind: 'pick' })
    expect(meaning([cycle], undefined, 'sam')).toEqual({ kind: 'look' })
  })
})

describe('once a card is picked', () => {
  it('its goals are outlined, and nothing else', () => {
    const lit = ['sam', 'merry', 'path', 'reserve'].filter((ref) => isLit(OPTIONS, 'sam', [], ref))
    expect(lit).toEqual(['path', 'reserve'])
    expect(goalsOf(OPTIONS, 'sam')).toEqual(['path', 'reserve'])
  })

  it('pressing a goal chooses', () => {
    expect(meaning(OPTIONS, 'sam', 'path')).toEqual({ kind: 'choose', option: samToPath })
  })

  it('pressing a goal that can be reached in two ways offers both', () => {
    const hidden = { ...samToPath, id: 'hide:sam:path' }
    expect(meaning([...OPTIONS, hidden], 'sam', 'path')).toEqual({ kind: 'look' })
    expect(optionsAt([...OPTIONS, hidden], 'sam', 'path')).toEqual([samToPath, hidden])
  })

  it('another card is picked in its place', () => {
    expect(meaning(OPTIONS, 'sam', 'merry')).toEqual({ kind: 'pick' })
    expect(optionsAt(OPTIONS, 'sam', 'merry')).toEqual([merryToPath])
  })
})

describe('a press answers at once', () => {
  const pay = (card: string) =>
    option(`cycle:${card}`, { points_at: [{ role: 'choice', ref: card }] })
  const done = option('done')
  const pass = option('pass')

  it('where it is only asked which card', () => {
    const paySam = pay('sam')
    expect(answerAt([paySam, pay('merry'), done], [], 'sam', 'asked')).toBe(paySam)
    expect(answerAt([paySam, pay('merry'), done], [], 'pippin', 'asked')).toBeUndefined()
  })

  it('with a card that has one place to go', () => {
    expect(answerAt([merryToPath, cycle], [], 'merry', 'asked')).toBe(merryToPath)
  })

  it('with a card on the table in a turn', () => {
    expect(answerAt([cycle, merryToPath, pass], [], 'sam', 'on table')).toBe(cycle)
  })

  it('but not where there is something else to do with the card, or with others', () => {
    expect(answerAt(OPTIONS, [], 'sam', 'asked')).toBeUndefined()
    expect(answerAt([cycle, merryToPath], [], 'sam', 'asked')).toBeUndefined()
    expect(answerAt([pay('sam'), pay('merry'), done], [], 'sam', 'in hand')).toBeUndefined()
    expect(answerAt([pay('sam'), pay('merry'), done, pass], [], 'sam', 'asked')).toBeUndefined()
    expect(answerAt([cycle, done], [], 'sam', 'asked')).toBeUndefined()
  })

  it('nor at a place to which only one card could go', () => {
    expect(answerAt([samToPath, samToReserve], [], 'reserve', 'asked')).toBeUndefined()
  })
})
