/** Something on the board that can be pointed at: by a finger, by the keyboard, or by an option. */

import { createContext, type ReactNode, useContext } from 'react'
import type { Role } from './choosing'
import type { Skin } from './contract'

/** What all things of a board know. */
export interface BoardValue {
  skin: Skin
  /** Whether pieces are drawn in short, because they are small. */
  isShort?: boolean
  /** Why a thing can be chosen, if it can. */
  roleOf(ref: string): Role | undefined
  isChosen(ref: string): boolean
  /** The accessible name: what it is, and what choosing it does. */
  labelOf(ref: string): string
  /** The one thing that Tab reaches where nothing can be chosen. */
  stop: string | undefined
  /** The colour of a seat's side, as it is called in the layout. */
  colourOf(seat: number | undefined): string
}

const BoardContext = createContext<BoardValue | null>(null)
export const BoardProvider = BoardContext.Provider

export function useBoard(): BoardValue {
  const board = useContext(BoardContext)
  if (!board) throw new Error('a thing lies on no board')
  return board
}

interface ThingProps {
  id: string
  /** Where its own origin lies, and how large it is drawn. */
  at: readonly [number, number]
  scale?: number
  className: string
  /** The shape that can be hit. */
  hit: string
  /** What else is read aloud. */
  spoken?: string
  /** How it looks; that is not read aloud. */
  children: ReactNode
}

/** A piece: how it looks, and over it what makes it a control. */
export function Thing({ id, at, scale = 1, className, hit, spoken, children }: ThingProps) {
  const control = useControl(id, 'hit', spoken)
  return (
    <g
      className={control.className.replace('hit', `${className} piece`)}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(${scale})` }}
    >
      <svg aria-hidden="true" className="look">
        {children}
      </svg>
      <path {...control} d={hit} />
    </g>
  )
}

/** What makes an element of the board a control. */
export function useControl(id: string, className: string, spoken = '') {
  const table = useBoard()
  const role = table.roleOf(id)
  const states = [
    className,
    ...(role ? ['may', `may-${role}`] : []),
    ...(table.isChosen(id) ? ['chosen'] : []),
  ]
  return {
    'aria-label': [table.labelOf(id), spoken].filter(Boolean).join(' – '),
    className: states.join(' '),
    'data-ref': id,
    role: role ? 'button' : 'img',
    tabIndex: role || table.stop === id ? 0 : -1,
  }
}
