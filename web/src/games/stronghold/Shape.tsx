/** The shape that says without colour how a section stands. */

const SHIELD = 'M-11 -12H11V3C11 10 5 13 0 16C-5 13 -11 10 -11 3Z'

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  quiet: [SHIELD],
  holds: [SHIELD],
  'no-loss': [SHIELD],
  loses: [SHIELD, 'M2 -12L-3 -3L3 1L-2 7L1 15'],
  'may-fall': [SHIELD, 'M2 -12L-3 -3L3 1L-2 7L1 15'],
  breach: [
    'M-12 14V-4H-7V-9H-2V-2L1 3L-2 8V14Z',
    'M12 14V-9H7V-4H5L3 2L6 7L4 14Z',
    'M-12 2H-3M-12 8H-4M12 2H5M12 8H6',
  ],
}

export function Shape({ word }: { word: string }) {
  const [body = SHIELD, ...more] = SHAPES[word] ?? []
  return (
    <g className="verdict-shape" data-word={word}>
      <path className="shape-body" d={body} />
      {more.map((d) => (
        <path className="shape-crack" d={d} key={d} />
      ))}
    </g>
  )
}
