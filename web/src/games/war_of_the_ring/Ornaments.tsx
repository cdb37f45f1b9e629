/** What a map needs to be hung on a wall: a frame, a compass rose, and a ship on the sea. */

interface OrnamentsProps {
  width: number
  height: number
}

export function Ornaments({ width, height }: OrnamentsProps) {
  return (
    <g className="ring-ornaments">
      <Rose at={[210, height - 290]} />
      <Ship at={[560, height - 150]} />
      <Serpent at={[200, height - 560]} />
      <Frame height={height} width={width} />
    </g>
  )
}

/** Two lines, and between them a scale in black and white. */
function Frame({ width, height }: OrnamentsProps) {
  const step = 40
  const inset = 7
  const across = Array.from(
    { length: Math.floor(width / step / 2) },
    (_, index) => index * step * 2,
  )
  const down = Array.from({ length: Math.floor(height / step / 2) }, (_, index) => index * step * 2)
  const ticks = [
    ...across.map(
      (x) => `M${x} 0h${step}v${inset}h${-step}ZM${x} ${height}h${step}v${-inset}h${-step}Z`,
    ),
    ...down.map(
      (y) => `M0 ${y}v${step}h${inset}v${-step}ZM${width} ${y}v${step}h${-inset}v${-step}Z`,
    ),
  ]
  return (
    <g className="ring-frame">
      <path
        className="ring-frame-paper"
        d={`M0 0H${width}V${height}H0ZM${inset} ${inset}V${height - inset}H${width - inset}V${inset}Z`}
      />
      <path className="ring-frame-ticks" d={ticks.join('')} />
      <rect
        className="ring-frame-line"
        height={height - inset * 2}
        width={width - inset * 2}
        x={inset}
        y={inset}
      />
      <rect
        className="ring-frame-inner"
        height={height - inset * 2 - 10}
        width={width - inset * 2 - 10}
        x={inset + 5}
        y={inset + 5}
      />
    </g>
  )
}

/** A rose of sixteen winds. */
function Rose({ at: [x, y] }: { at: readonly [number, number] }) {
  const ray = (turn: number, long: number, wide: number) => {
    const point = (angle: number, far: number) =>
      `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`
    const gap = Math.PI / 8
    return {
      light: `M0 0L${point(turn - gap, wide)}L${point(turn, long)}Z`,
      dark: `M0 0L${point(turn + gap, wide)}L${point(turn, long)}Z`,
    }
  }
  const rays = [
    ...[1, 3, 5, 7].map((eighth) => ray((eighth * Math.PI) / 4, 52, 17)),
    ...[0, 2, 4, 6].map((eighth) => ray((eighth * Math.PI) / 4, 78, 19)),
  ]
  return (
    <g className="ring-rose" transform={`translate(${x} ${y})`}>
      <circle className="ring-rose-ring" r={61} />
      <circle className="ring-rose-ring" r={57} />
      {rays.map(({ light, dark }) => (
        <g key={light}>
          <path className="ring-rose-light" d={light} />
          <path className="ring-rose-dark" d={dark} />
        </g>
      ))}
      <circle className="ring-rose-heart" r={6} />
      <path className="ring-rose-north" d="M-9 -86V-104L9 -86V-104" />
    </g>
  )
}

/** A grey ship that sails west. */
function Ship({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g className="ring-ship" transform={`translate(${x} ${y}) scale(1.25)`}>
      <path
        className="ring-ship-hull"
        d="M-40 4C-46 -4 -46 -14 -52 -18C-48 -20 -42 -18 -40 -12C-26 0 22 0 36 -8C38 -14 42 -18 46 -18C42 -12 44 0 30 12C12 18 -24 18 -40 4Z"
      />
      <path
        className="ring-ship-sail"
        d="M-6 -62C-30 -52 -34 -24 -26 -10C-12 -14 4 -14 12 -10C4 -26 4 -50 -6 -62Z"
      />
      <path
        className="ring-ship-sail"
        d="M16 -46C8 -34 12 -18 20 -10C26 -12 30 -12 34 -10C28 -20 28 -36 16 -46Z"
      />
      <path
        className="ring-ship-ink"
        d="M-8 -70V-2M18 -52V-4M-8 -70c-8 -2 -12 2 -18 0c6 -4 12 -4 18 -3M-36 8C-14 14 10 13 30 6M-24 -30C-14 -34 -4 -34 3 -31M-28 -18C-16 -22 -4 -22 7 -20"
      />
      <path
        className="ring-ship-waves"
        d="M-64 22q8 -6 16 0t16 0t16 0t16 0t16 0t16 0t16 0M-48 30q8 -6 16 0t16 0t16 0t16 0t16 0"
      />
    </g>
  )
}

/** What lives in the deep. */
function Serpent({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g className="ring-serpent" transform={`translate(${x} ${y}) scale(.8)`}>
      <path d="M-58 10C-58 -22 -30 -26 -26 6M-14 10C-12 -30 18 -30 20 8M32 10C34 -18 54 -20 56 4M-70 2C-76 -14 -88 -16 -96 -8C-90 -8 -90 -4 -94 -2C-84 0 -78 4 -76 10M56 4C62 -2 70 -4 76 -12C76 -2 72 6 64 10" />
      <path
        className="ring-ship-waves"
        d="M-100 16q8 -6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"
      />
    </g>
  )
}
