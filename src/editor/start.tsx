import '#kernel/without-eval.ts'
import { createRoot } from 'react-dom/client'
import type { Staff } from '#kernel/staff.ts'
import { App } from './app.tsx'
import { guardKeys } from './keyboard/use-shortcuts.tsx'
import { watchMissingStyles } from './ui/missing-styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no element for the editor')
// Written by the server of the same build, which lets nobody in but staff.
const { id, name, role, language } = JSON.parse(root.dataset.props ?? '{}') as Pick<Staff, 'id' | 'name' | 'role'> & { language?: string }

guardKeys(document)
watchMissingStyles()
createRoot(root).render(<App id={id} name={name} role={role} language={language === 'en' ? 'en' : 'ar'} />)
