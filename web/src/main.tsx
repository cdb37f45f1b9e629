import './styles/fonts'
import './styles/main.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { applyPreferences } from './ui/Preferences'
import { Speaking } from './words/Speaking'

applyPreferences()
const root = document.getElementById('root')
if (!root) throw new Error('there is no root')
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={<div aria-busy="true" className="loading" />}>
      <Speaking>
        <App />
      </Speaking>
    </Suspense>
  </StrictMode>,
)
