/** The positions of a replay: fetched page by page, and kept. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Standing } from '../api/types'
import { PAGE, type ReplaySource } from './source'

type Page = readonly Standing[] | 'asked' | 'failed'

export class Frames {
  private readonly pages = new Map<number, Page>()
  private readonly listeners = new Set<() => void>()
  private version = 0

  constructor(
    private readonly source: ReplaySource,
    private readonly seat: number,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getVersion = (): number => this.version

  /** How it lay after so many entries, once that is known. */
  at(number: number): Standing | undefined {
    const page = this.pages.get(Math.floor(number / PAGE))
    return typeof page === 'object' ? page[number % PAGE] : undefined
  }

  hasFailed(number: number): boolean {
    return this.pages.get(Math.floor(number / PAGE)) === 'failed'
  }

  /** See to it that a position comes; one that did not is asked for again if `again` is set. */
  want(number: number, again = false): void {
    const index = Math.floor(number / PAGE)
    const page = this.pages.get(index)
    if (page !== undefined && !(again && page === 'failed')) return
    this.keep(index, 'asked')
    this.source.frames(index * PAGE, this.seat).then(
      (found) => this.keep(index, found),
      () => this.keep(index, 'failed'),
    )
  }

  private keep(index: number, page: Page): void {
    this.pages.set(index, page)
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}

/** The positions seen from a seat; the one that is looked at and those next to it are fetched. */
export function useFrames(source: ReplaySource, seat: number, at: number, last: number): Frames {
  const frames = useMemo(() => new Frames(source, seat), [source, seat])
  useSyncExternalStore(frames.subscribe, frames.getVersion)
  useEffect(() => {
    frames.want(at)
    // Whoever plays comes to the next page soon.
    frames.want(Math.min(last, at + PAGE / 2))
  }, [frames, at, last])
  return frames
}
