/** An icon inside a drawing. */

import type { Icon } from './contract'

interface GlyphProps {
  icon: Icon | undefined
  /** Its middle. */
  x: number
  y: number
  size: number
  className?: string
}

export function Glyph({ icon, x, y, size, className }: GlyphProps) {
  if (!icon) return null
  const width = size * Math.max(1, icon.width / icon.height)
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon set's drawing, built in
      dangerouslySetInnerHTML={{ __html: icon.body }}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      width={width}
      x={x - width / 2}
      y={y - size / 2}
    />
  )
}
