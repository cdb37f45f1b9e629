/** What the parts of a table know that are about people, not about the game. */

import { createContext, use } from 'react'
import type { MatchState, MatchStore } from '../api/match'

export interface Company {
  state: MatchState
  store: MatchStore
}

export const CompanyContext = createContext<Company | null>(null)

export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('there is no company here')
  return company
}
