/** Marks things of the table that a lesson speaks of, wherever they are shown. */

import { useEffect } from 'react'

const MARK = 'data-coached'

/** The elements of things, by their ids, and of options. */
function shown(refs: readonly string[], option: string | undefined): Element[] {
  const wanted = refs.map((ref) => `[data-ref="${CSS.escape(ref)}"]`)
  if (option) wanted.push(`[data-option="${CSS.escape(option)}"]`)
  return wanted.length ? [...document.querySelectorAll(wanted.join())] : []
}

/** Takes the marks from all but these. */
function unmarkAllBut(kept: ReadonlySet<Element>): void {
  for (const each of document.querySelectorAll(`[${MARK}]`)) {
    if (!kept.has(each)) each.removeAttribute(MARK)
  }
}

/** Keeps the marks where they belong, although the table is drawn again and again. */
export function usePointing(refs: readonly string[], option: string | undefined): void {
  const key = refs.join('\n')
  useEffect(() => {
    const wanted = key ? key.split('\n') : []
    const mark = () => {
      const found = new Set(shown(wanted, option))
      unmarkAllBut(found)
      for (const each of found) each.toggleAttribute(MARK, true)
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      unmarkAllBut(new Set())
    }
  }, [key, option])
}

/** The first of these things that is shown anywhere now. */
export const firstShown = (refs: readonly string[]): string | undefined =>
  refs.find((ref) => shown([ref], undefined).length > 0)

/** Leads the eyes and the focus to the button of an option, unfolding what it lies in. */
export function leadToButton(option: string): void {
  const button = document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option)}"]`)
  for (let each: Element | null = button; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true
  }
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  button?.focus({ preventScroll: true })
}
