import '#kernel/without-eval.ts'
import '#ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { parseSignedIn, parseVisit } from './auth/staff.ts'
import { $areKeysOff } from './keys/key-state.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no root')
const visit = parseVisit(root.dataset.props)
$areKeysOff.set(visit.preferences.are_keys_off)
createRoot(root).render(<App signedIn={parseSignedIn(root.dataset.props)} visit={visit} />)
