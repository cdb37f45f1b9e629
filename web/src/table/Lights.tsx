/** Lights up what belongs together: a name in the log or an option, and what it means on the board. */

import { useEffect, useRef, useState } from 'react'
import { useStable } from '../ui/useStable'
import { capitalised } from '../words/words'
import { useTable } from './context'

/** Something that stands for a thing: itself, a name of it, or options about it. */
const SOURCES = '[data-ref], [data-to], [data-points]'
/** So long the pointer rests on a thing before its name is shown, in milliseconds. */
const REST = 250

const refsOf = ({ dataset: { ref, to, points } }: HTMLElement | SVGElement): readonly string[] =>
  [ref, to, ...(points?.split(' ') ?? [])].filter((each): each is string => Boolean(each))

function sourceOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>(SOURCES) : null
}

/** Everything that stands for one of these things. */
function standingFor(table: ParentNode, refs: readonly string[]) {
  return refs.flatMap((ref) => {
    const name = CSS.escape(ref)
    const found = `[data-ref="${name}"], [data-to="${name}"], [data-points~="${name}"]`
    return [...table.querySelectorAll<HTMLElement | SVGElement>(found)]
  })
}

interface Label {
  text: string
  x: number
  y: number
}

export function Lights() {
  const { naming } = useTable()
  const mark = useRef<HTMLSpanElement>(null)
  const [label, setLabel] = useState<Label | null>(null)
  const titleOf = useStable((ref: string) => capitalised(naming.title(ref)))

  useEffect(() => {
    const table = mark.current?.closest<HTMLElement>('.table')
    if (!table) return
    let lit: (HTMLElement | SVGElement)[] = []
    let resting: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      for (const each of lit) delete each.dataset.lit
      lit = []
      clearTimeout(resting)
      setLabel(null)
    }
    const begin = ({ target }: Event) => {
      end()
      const source = sourceOf(target)
      const refs = source ? refsOf(source) : []
      lit = standingFor(table, refs)
      for (const each of lit) each.dataset.lit = ''
      const [ref] = refs
      // Words say by themselves what they mean; what is drawn is named.
      if (!(source instanceof SVGElement) || !source.closest('.board') || !ref) return
      resting = setTimeout(() => {
        const { x, y, width } = source.getBoundingClientRect()
        setLabel({ text: titleOf(ref), x: x + width / 2, y })
      }, REST)
    }
    table.addEventListener('pointerover', begin)
    table.addEventListener('focusin', begin)
    table.addEventListener('pointerdown', end)
    table.addEventListener('pointerleave', end)
    return () => {
      end()
      table.removeEventListener('pointerover', begin)
      table.removeEventListener('focusin', begin)
      table.removeEventListener('pointerdown', end)
      table.removeEventListener('pointerleave', end)
    }
  }, [titleOf])

  return (
    <>
      <span hidden ref={mark} />
      {label && (
        <span aria-hidden="true" className="light-label" style={{ left: label.x, top: label.y }}>
          {label.text}
        </span>
      )}
    </>
  )
}
