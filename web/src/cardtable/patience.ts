/** For tests that draw a whole table: on a busy machine that takes its time. */

import { configure } from '@testing-library/react'
import { vi } from 'vitest'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
