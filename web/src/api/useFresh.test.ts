import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer } from './http'
import { useFresh } from './useFresh'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('an answer that is kept fresh', () => {
  it('is asked for again by itself, and stays while nothing is answered', async () => {
    const ask = vi.fn<() => Promise<number>>().mockResolvedValue(1)
    const { result } = renderHook(() => useFresh(ask))
    await pass(0)
    expect(result.current[0]).toEqual({ state: 'there', value: 1 })
    ask.mockRejectedValue(new NoAnswer(500))
    await pass(15_000)
    expect(ask.mock.calls.length).toBeGreaterThan(1)
    expect(result.current[0]).toEqual({ state: 'there', value: 1 })
    ask.mockResolvedValue(2)
    await pass(15_000)
    expect(result.current[0]).toEqual({ state: 'there', value: 2 })
  })

  it('has failed when there never was one', async () => {
    const ask = vi.fn<() => Promise<number>>().mockRejectedValue(new NoAnswer(503))
    const { result } = renderHook(() => useFresh(ask))
    await pass(0)
    expect(result.current[0]).toEqual({ state: 'failed', status: 503 })
  })

  it('is not asked for while nobody looks', async () => {
    const ask = vi.fn<() => Promise<number>>().mockResolvedValue(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    renderHook(() => useFresh(ask))
    await pass(60_000)
    expect(ask).not.toHaveBeenCalled()
    hidden.mockRestore()
  })

  it('can be asked for at once', async () => {
    const ask = vi.fn<() => Promise<number>>().mockResolvedValue(1)
    const { result } = renderHook(() => useFresh(ask))
    await pass(0)
    ask.mockResolvedValue(2)
    act(() => result.current[1]())
    await pass(0)
    expect(result.current[0]).toEqual({ state: 'there', value: 2 })
  })
})
