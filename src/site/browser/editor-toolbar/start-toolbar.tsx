import { createRoot } from 'react-dom/client'
import { Toolbar } from './toolbar.tsx'
import styles from './toolbar.css?inline'

/** Mounts the toolbar over the page in a shadow tree, which isolates the styles of both. */
export function startToolbar(): void {
  const host = document.createElement('div')
  host.id = 'editor-toolbar'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  createRoot(shadow).render(<Toolbar />)
}
