import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, sharedLinkOf } from '../api/http'
import { Speaking } from '../words/Speaking'
import { Invitation } from './Invitation'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  sharedLinkOf: vi.fn(),
}))

const LINK = 'http://192.168.1.7:8000/m/abc'

async function show(): Promise<HTMLInputElement> {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Invitation id="abc" several={false} />
        </Speaking>
      </Suspense>,
    )
  })
  return await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link of the match' })
}

beforeEach(() => localStorage.setItem('ostrog-language', 'en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the link for friends', () => {
  it('is the one by which friends reach the server, and a picture of it', async () => {
    vi.mocked(sharedLinkOf).mockResolvedValue({ link: LINK, squares: ['10', '01'] })
    await show()
    expect(await screen.findByDisplayValue(LINK)).toBeTruthy()
    const picture = screen.getByRole('img', { name: 'Or scan it with a phone.' })
    expect(picture.querySelector('path')?.getAttribute('d')).toBe('M3 3h1v1h-1zM4 4h1v1h-1z')
  })

  it('is the own address of the page where the server does not tell another', async () => {
    vi.mocked(sharedLinkOf).mockRejectedValue(new NoAnswer(0, ''))
    expect((await show()).value).toBe(new URL('/m/abc', window.location.href).href)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is copied without a clipboard, as on a page without HTTPS', async () => {
    vi.mocked(sharedLinkOf).mockResolvedValue({ link: LINK, squares: [] })
    const user = userEvent.setup()
    await show()
    const field = await screen.findByDisplayValue<HTMLInputElement>(LINK)
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    document.execCommand = vi.fn(() => true)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(document.execCommand).toHaveBeenCalledWith('copy')
    expect(field.selectionEnd).toBe(LINK.length)
    expect(await screen.findByText('Copied. Send it to your friend.')).toBeTruthy()
  })
})
