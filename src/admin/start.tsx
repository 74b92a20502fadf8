import '#kernel/without-eval.ts'
import '#ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { parseSignedIn } from './auth/staff.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(<App signedIn={parseSignedIn(root.dataset.props)} />)
