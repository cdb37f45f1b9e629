/** Draws an icon of a skin. It says nothing: the words stand beside it. */

import type { Icon } from '../board/contract'

export function Glyph({ icon, className = 'glyph' }: { icon: Icon; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      // The icons come from the build, not from anybody's input.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon is a piece of SVG
      dangerouslySetInnerHTML={{ __html: icon.body }}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
    />
  )
}
