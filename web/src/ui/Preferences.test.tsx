import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import SettingsPage from '../settings/SettingsPage'
import { Speaking } from '../words/Speaking'
import { applyPreferences } from './Preferences'

const shown = document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('ostrog-language', 'en')
  applyPreferences()
})
afterEach(cleanup)

async function choose(what: RegExp, value: string) {
  await userEvent.click(screen.getByRole('button', { name: what }))
  await userEvent.click(screen.getByRole('option', { name: value }))
}

describe('the settings', () => {
  it('hold at once, and are remembered', async () => {
    await act(async () => {
      render(
        <Suspense>
          <Speaking>
            <SettingsPage />
          </Speaking>
        </Suspense>,
      )
    })
    await screen.findByRole('heading', { name: 'Settings' })
    await choose(/Appearance/, 'For colour-blind eyes')
    await choose(/Text size/, 'Largest')
    await choose(/Motion/, 'As little as possible')
    expect(shown).toMatchObject({ theme: 'safe', size: 'largest', motion: 'less' })
    for (const each of ['theme', 'size', 'motion']) delete shown[each]
    applyPreferences()
    expect(shown).toMatchObject({ theme: 'safe', size: 'largest', motion: 'less' })
  })

  it('are the usual ones where something odd was kept', () => {
    localStorage.setItem('ostrog-theme', 'plaid')
    applyPreferences()
    expect(shown.theme).toBe('auto')
  })
})
