import '#kernel/without-eval.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { guardKeys } from './keyboard/use-shortcuts.tsx'
import { watchMissingStyles } from './ui/missing-styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no element for the editor')
const { name, role, language } = JSON.parse(root.dataset.props ?? '{}') as { name?: string; role?: string; language?: string }

guardKeys(document)
watchMissingStyles()
createRoot(root).render(<App name={name ?? ''} role={role ?? ''} language={language === 'en' ? 'en' : 'ar'} />)
