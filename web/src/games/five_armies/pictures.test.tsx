import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { EventInfo } from '../../api/types'
import { picture } from './pictures'

afterEach(cleanup)

/** How many dice are seen, how many of them hit, and how many were thrown again. */
function seen(kind: string, fields: EventInfo['fields']) {
  const { container } = render(picture({ kind, fields, number: 1, at: 1 } as unknown as EventInfo))
  const count = (selector: string) => container.querySelectorAll(selector).length
  return [count('.b5a-die'), count('.b5a-hit'), count('.b5a-again')]
}

describe('dice outside a fight', () => {
  it('show which of them hit', () => {
    expect(seen('Shot', { dice: [2, 5, 6], target: 5 })).toEqual([3, 2, 0])
    expect(seen('DreadRolled', { dice: [4, 3], target: 4 })).toEqual([2, 1, 0])
    expect(seen('RallyRolled', { dice: [5, 1], target: 5, again: true })).toEqual([2, 1, 2])
  })

  it('show those thrown again beside the others', () => {
    expect(seen('EagleRolled', { dice: [1, 6], again: [4], target: 4 })).toEqual([3, 2, 1])
  })

  it('show no hit where the event does not say what they needed', () => {
    expect(seen('Shot', { dice: [6], target: 0 })).toEqual([1, 0, 0])
    expect(seen('Shot', { dice: [6] })).toEqual([1, 0, 0])
  })
})
