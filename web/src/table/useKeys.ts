/** Keys by which one plays: they press what is on the screen, so that they can do no more than that. */

import { useEffect } from 'react'
import { useStable } from '../ui/useStable'

interface Means {
  /** Show the list of keys. */
  onHelp(): void
}

const OPTIONS = '.choices .option:not([disabled])'
const CONFIRM = '.confirm .primary:not([disabled])'
const UNDO = '.tools .undo:not([disabled])'
const THINGS = '.board [data-ref].may, :is(.hand, .card-table, .shelf-above, .shelf-below) .may'
const NEXT_TOLD = '.told .told-next'
const SKIP_TOLD = '.told .told-skip'
/** In these, letters are written or lead through a list. */
const WRITING =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

type Pressed = HTMLElement | SVGElement

export function useKeys({ onHelp }: Means): void {
  const act = useStable((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
    if (target instanceof Element && target.closest(WRITING)) return
    if (carryOut(key, target, onHelp)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [act])
}

/** Does what a key means; answers whether it means anything here. */
function carryOut(key: string, target: EventTarget | null, onHelp: () => void): boolean {
  if (/^[1-9]$/.test(key)) return press(seen(OPTIONS)[Number(key) - 1])
  switch (key) {
    case 'Enter':
      // On what can be pressed itself, Enter presses that.
      return isNowhere(target) && press(seen(CONFIRM)[0])
    case 'u':
    case 'U':
      return press(seen(UNDO)[0])
    case 'n':
      return step(1)
    case 'N':
      return step(-1)
    case 'q':
    case 'Q':
      return focus(document.querySelector<HTMLElement>('#prompt'))
    case '.':
      return press(seen(NEXT_TOLD)[0])
    case ',':
      return press(seen(SKIP_TOLD)[0])
    case '?':
      // On a thing it asks why nothing can be done with that.
      if (target instanceof Element && target.closest('[data-ref]')) return false
      onHelp()
      return true
    default:
      return false
  }
}

const isNowhere = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.id === 'prompt')

/** What fits and is seen, in the order of the page. */
function seen(selector: string): Pressed[] {
  return [...document.querySelectorAll<Pressed>(selector)].filter(
    (each) => each.getClientRects().length > 0,
  )
}

function press(element: Pressed | undefined): boolean {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return element !== undefined
}

function focus(element: Pressed | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}

/** Goes to the next thing that can be chosen. */
function step(by: number): boolean {
  const things = seen(THINGS)
  const at = things.indexOf(document.activeElement as Pressed)
  const from = at < 0 && by < 0 ? 0 : at
  return focus(things[(from + by + things.length) % things.length])
}
