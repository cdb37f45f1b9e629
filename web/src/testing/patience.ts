/** Tests wait long for what comes late: a busy machine is no fault of the client. */

import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 20_000 })
