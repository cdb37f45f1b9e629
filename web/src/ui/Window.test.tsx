import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Speaking } from '../words/Speaking'
import { Window } from './Window'

afterEach(cleanup)

it('is closed by Escape, also while nothing has the focus', async () => {
  const onClose = vi.fn()
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Window onClose={onClose} title="Answers">
            <button type="button">Add</button>
          </Window>
        </Speaking>
      </Suspense>,
    )
  })
  const button = await screen.findByRole('button', { name: 'Add' })
  button.focus()
  button.blur() // as when it vanishes: a moment later the dialog has the focus again
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
