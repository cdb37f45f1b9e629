/** The standings of a replay: fetched page by page, and kept. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Standing } from '../api/types'
import { PAGE, type ReplaySource } from './source'

type Page = readonly Standing[] | 'coming' | 'failed'

export class ReplayStandings {
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
  after(at: number): Standing | undefined {
    const page = this.pages.get(Math.floor(at / PAGE))
    return typeof page === 'object' ? page[at % PAGE] : undefined
  }

  hasFailed(at: number): boolean {
    return this.pages.get(Math.floor(at / PAGE)) === 'failed'
  }

  /** See to it that a standing comes; one that did not is asked for again if `again` is set. */
  want(at: number, again = false): void {
    const index = Math.floor(at / PAGE)
    const page = this.pages.get(index)
    if (page !== undefined && !(again && page === 'failed')) return
    this.keep(index, 'coming')
    this.source.standings(index * PAGE, this.seat).then(
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

/** The standings seen from a seat; the one that is looked at and those next to it are fetched. */
export function useStandings(
  source: ReplaySource,
  seat: number,
  at: number,
  last: number,
): ReplayStandings {
  const standings = useMemo(() => new ReplayStandings(source, seat), [source, seat])
  useSyncExternalStore(standings.subscribe, standings.getVersion)
  useEffect(() => {
    standings.want(at)
    // Whoever plays comes to the next page soon.
    standings.want(Math.min(last, at + PAGE / 2))
  }, [standings, at, last])
  return standings
}
