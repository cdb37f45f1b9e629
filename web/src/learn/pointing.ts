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

/** Leads the eyes and the focus to what is marked, unfolding what it lies in. */
export function lead(): void {
  const marked = [...document.querySelectorAll<HTMLElement | SVGElement>(`[${MARK}]`)]
  const thing = marked.find((each) => each.matches('[data-option]')) ?? marked[0]
  for (let each: Element | null = thing ?? null; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true
  }
  thing?.scrollIntoView({ block: 'center', inline: 'center' })
  thing?.focus({ preventScroll: true })
}
