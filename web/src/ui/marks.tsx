/** Small signs of the client's own. */

/** A die: what carries it cannot be undone. */
export function DieMark({ label }: { label: string }) {
  return (
    <svg aria-label={label} className="die-mark" role="img" viewBox="0 0 16 16">
      <title>{label}</title>
      <rect fill="none" height="13" rx="3" stroke="currentColor" width="13" x="1.5" y="1.5" />
      <circle cx="5" cy="5" fill="currentColor" r="1.3" />
      <circle cx="8" cy="8" fill="currentColor" r="1.3" />
      <circle cx="11" cy="11" fill="currentColor" r="1.3" />
    </svg>
  )
}

/** A triangle: what carries it would come to nothing. */
export function WarnMark({ label }: { label: string }) {
  return (
    <svg aria-label={label} className="warn-mark" role="img" viewBox="0 0 16 16">
      <title>{label}</title>
      <path d="M8 1.5L15 14H1Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 6V9.5M8 11.2V12.6" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}

const SHAPES = [
  'M2 2h16v9c0 5-4 7-8 8c-4-1-8-3-8-8z', // a shield
  'M10 1l8 5l-2 4l2 5l-8 5l-8-5l2-5l-2-4z', // a jagged one
  'M10 1l9 9l-9 9l-9-9z',
  'M10 1a9 9 0 1 0 .01 0z',
]

/** The side of a seat, told by shape as well as by colour. */
export function SideMark({ seat, colour }: { seat: number; colour: string }) {
  return (
    <svg aria-hidden="true" className="side-mark" data-colour={colour} viewBox="0 0 20 20">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  )
}
