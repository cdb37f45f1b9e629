/** Buttons on the board: closer, farther, all of it, without its pieces, and what its signs mean. */

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button, Dialog, Popover, ToggleButton } from 'react-aria-components'
import type { Say } from './contract'
import type { Zooming } from './useZoom'

interface ToolsProps {
  zooming: Zooming
  say: Say
  /** Whether the pieces are put aside, and the button that does it. */
  isBare: boolean
  onBare(isBare: boolean): void
  bareButton: RefObject<HTMLButtonElement | null>
  /** The key of the map, which can close itself. */
  children(close: () => void): ReactNode
}

/** A piece as a sign; struck through while there are none. */
const SHIELD_SIGN = 'M5 4H15V10Q15 15 10 17Q5 15 5 10Z'

/** Where the buttons stand in a row, at the foot of the board. */
const NARROW = 700

export function Tools(props: ToolsProps) {
  const { zooming, say, isBare, onBare, bareButton, children } = props
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="board-tools">
      <Button aria-label={say('board-closer')} className="board-tool" onPress={zooming.closer}>
        <Sign path="M4 10H16M10 4V16" />
      </Button>
      <Button aria-label={say('board-farther')} className="board-tool" onPress={zooming.farther}>
        <Sign path="M4 10H16" />
      </Button>
      <Button aria-label={say('board-whole')} className="board-tool" onPress={zooming.whole}>
        <Sign path="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12" />
      </Button>
      <ToggleButton
        aria-keyshortcuts="h"
        aria-label={say('pieces-hide')}
        className="board-tool"
        isSelected={isBare}
        onChange={onBare}
        ref={bareButton}
      >
        <Sign path={isBare ? `${SHIELD_SIGN}M3 3L17 17` : SHIELD_SIGN} />
      </ToggleButton>
      <Button
        aria-expanded={isOpen}
        aria-label={say('board-key')}
        className="board-tool"
        onPress={() => setOpen(!isOpen)}
        ref={button}
      >
        <Sign path="M3 4H7V8H3ZM10 6H17M3 12H7V16H3ZM10 14H17" />
      </Button>
      <Popover
        className="board-key-popover"
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={globalThis.innerWidth < NARROW ? 'top end' : 'right bottom'}
        triggerRef={button}
      >
        <Dialog aria-label={say('board-key')} className="board-key">
          {children(() => setOpen(false))}
        </Dialog>
      </Popover>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" className="board-tool-sign" viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
