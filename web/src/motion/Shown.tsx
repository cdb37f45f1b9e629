/** What happens at a table is shown as soon as the means to do so are there; the table does not wait. */

import { type ComponentProps, lazy, Suspense } from 'react'
import type { Showing } from './Showing'

const Later = lazy(async () => ({ default: (await import('./Showing')).Showing }))

export function Shown(props: ComponentProps<typeof Showing>) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
