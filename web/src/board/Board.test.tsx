import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Layout, OptionInfo, Scene } from '../api/types'
import attack from '../games/five_armies/fixtures/attack.json'
import plan from '../games/five_armies/fixtures/layout.json'
import { skin as whole } from '../games/five_armies/skin'
import { Board } from './Board'
import type { BoardProps } from './contract'

/** Without the signs of the ground, which take their time. */
const skin = { ...whole, grounds: {} }
const layout = plan as unknown as Layout
const scene = attack.standing.scene as unknown as Scene
const decision = attack.standing.decisions[0]
const all = (decision?.options ?? []) as unknown as OptionInfo[]
const options = all.filter(({ verb }) => verb === 'to' || verb === 'attack')
const army = options.find(({ verb }) => verb === 'attack')?.points_at?.[0]?.ref ?? ''
const enemy = options.find(({ verb }) => verb === 'attack')?.points_at?.[1]?.ref ?? ''

function show(more: Partial<BoardProps> = {}) {
  const onChoose = vi.fn()
  const onWhy = vi.fn()
  render(
    <Board
      chosen={[army]}
      describe={(ref) => ref}
      layout={layout}
      name={(key) => key}
      onChoose={onChoose}
      onWhy={onWhy}
      options={options}
      optionText={({ id }) => id}
      say={(key) => key}
      scene={scene}
      seats={[1]}
      skin={skin}
      {...more}
    />,
  )
  return { onChoose, onWhy }
}

const thing = (ref: string) => {
  const found = document.querySelector<SVGElement>(`[data-ref="${CSS.escape(ref)}"]`)
  if (!found) throw new Error(`no ${ref} on the board`)
  return found
}

afterEach(cleanup)

describe('the board', () => {
  it('has every area, army and character as a thing with a name', () => {
    show({ options: [] })
    for (const { id } of layout.areas) expect(thing(id).getAttribute('aria-label')).toBe(id)
    for (const { id } of scene.counters) expect(thing(id).getAttribute('aria-label')).toBe(id)
    const trays = layout.trays.map(({ id }) => id)
    const standing = scene.figures.filter(({ at }) => !trays.includes(at))
    for (const { id } of standing) expect(thing(id).getAttribute('aria-label')).toBe(id)
  })

  it('makes what may be chosen buttons that Tab reaches, and says what choosing does', () => {
    show()
    expect(thing(enemy).getAttribute('role')).toBe('button')
    expect(thing(enemy).getAttribute('tabindex')).toBe('0')
    expect(thing(enemy).getAttribute('aria-label')).toContain('attack:')
    expect(thing(enemy).classList).toContain('may-attack')
    expect(thing(army).classList).toContain('chosen')
    expect(thing(army).getAttribute('role')).toBe('img')
  })

  it('chooses by click, on the army or on its area', async () => {
    const { onChoose } = show()
    await userEvent.click(thing(enemy))
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ verb: 'attack' }))
    await userEvent.click(thing(enemy.replace('army:', '')))
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it('chooses by Enter and Space', async () => {
    const { onChoose } = show()
    thing(enemy).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it('moves with the arrow keys to any area', async () => {
    show()
    thing('camp').focus()
    await userEvent.keyboard('{ArrowRight}')
    const next = document.activeElement?.getAttribute('data-ref')
    expect(next).toBeTruthy()
    expect(next).not.toBe('camp')
  })

  it('asks why at the question mark and at the menu of the mouse', async () => {
    const { onWhy } = show()
    thing('camp').focus()
    await userEvent.keyboard('?')
    expect(onWhy).toHaveBeenLastCalledWith('camp')
    await userEvent.pointer({ keys: '[MouseRight]', target: thing('ruins-of-dale') })
    expect(onWhy).toHaveBeenLastCalledWith('ruins-of-dale')
  })

  it('offers a menu where several options point at one thing', async () => {
    const two: OptionInfo[] = ['one', 'two'].map((id) => ({
      id,
      verb: id,
      refs: [],
      points_at: [{ role: 'choice', ref: 'camp' }],
    }))
    const { onChoose } = show({ options: two, chosen: [] })
    await userEvent.click(thing('camp'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Two' }))
    expect(onChoose).toHaveBeenCalledWith(two[1])
  })

  it('singles somebody out to show where he can go, until Escape', async () => {
    const walks: OptionInfo[] = ['camp', 'front-gate'].map((to) => ({
      id: `go:${to}`,
      verb: 'go',
      refs: [],
      points_at: [
        { role: 'source', ref: army },
        { role: 'target', ref: to },
      ],
    }))
    const other: OptionInfo = {
      id: 'go:else',
      verb: 'go',
      refs: [],
      points_at: [
        { role: 'source', ref: enemy },
        { role: 'target', ref: 'ravenhill' },
      ],
    }
    show({ options: [...walks, other], chosen: [] })
    await userEvent.click(thing(army))
    expect(thing('ravenhill').classList).not.toContain('may')
    expect(thing('camp').classList).toContain('may')
    await userEvent.keyboard('{Escape}')
    expect(thing('ravenhill').classList).toContain('may')
  })
})

describe('looking closer', () => {
  it('is asked for by the key i, the right button, and a click on what nothing can be done with', async () => {
    const onAbout = vi.fn()
    const { onChoose, onWhy } = show({ onAbout })
    thing(enemy).focus()
    await userEvent.keyboard('i')
    expect(onAbout).toHaveBeenLastCalledWith(enemy)
    await userEvent.pointer({ keys: '[MouseRight]', target: thing(enemy) })
    expect(onAbout).toHaveBeenCalledTimes(2)
    const idle = scene.figures.find(({ at }) =>
      layout.tracks[0]?.spaces.some(({ id }) => id === at),
    )
    await userEvent.click(thing(idle?.id ?? ''))
    expect(onAbout).toHaveBeenLastCalledWith(idle?.id)
    expect(onChoose).not.toHaveBeenCalled()
    expect(onWhy).not.toHaveBeenCalled()
  })

  it('puts a halo around what is pointed at, for a moment', () => {
    vi.useFakeTimers()
    show({ pointedAt: { ref: 'camp', time: 1 } })
    expect(document.querySelector('.board-halo path')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(2100))
    expect(document.querySelector('.board-halo')).toBeNull()
    vi.useRealTimers()
  })

  it('puts the pieces aside by button or key, says so, and brings them back', async () => {
    show()
    const button = await screen.findByRole('button', { name: 'pieces-hide' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('pieces-hidden').getAttribute('aria-live')).toBe('polite')
    expect(document.querySelector('.board.bare')).toBeTruthy()
    thing(enemy).focus()
    await userEvent.keyboard('h')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByText('pieces-hidden')).toBeNull()
  })
})
