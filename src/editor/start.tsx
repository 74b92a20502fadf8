import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { guardKeys } from './keyboard/use-shortcuts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('There is no place for the editor')
const { name, role, language } = JSON.parse(root.dataset.props ?? '{}') as { name?: string; role?: string; language?: string }

guardKeys(document)
createRoot(root).render(<App name={name ?? ''} role={role ?? ''} language={language === 'en' ? 'en' : 'ar'} />)
