/** In tests every question is asked, also those that leave no choice. */

import { beforeEach } from 'vitest'

beforeEach(() => localStorage.setItem('ostrog-forced', 'ask'))
