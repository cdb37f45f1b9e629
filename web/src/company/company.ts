/** What the parts of a table know that are about people, not about the game. */

import { createContext, use } from 'react'
import type { TableState, TableStore } from '../api/table'

export interface Company {
  state: TableState
  store: TableStore
}

export const CompanyContext = createContext<Company | null>(null)

export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('there is no company here')
  return company
}
