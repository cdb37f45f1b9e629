/** The one place that says whether things move, or are where they belong at once. */

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether the reader wants stillness: by a setting here, or by one of the whole device. */
export function isCalm(): boolean {
  if (globalThis.document?.documentElement.dataset.motion === 'less') return true
  return globalThis.matchMedia?.(REDUCED).matches ?? false
}

/** How a page scrolls to something. */
export const scrolling = (): ScrollBehavior => (isCalm() ? 'auto' : 'smooth')
