import { PANEL_OF, PANEL_SHOWN } from './page-protocol.ts'

/** Shows the panel of a tab before its island is hydrated. Panels outside of the island, which the page draws, have an attribute of their own. */
export function chooseTab(tab: HTMLElement): void {
  for (const other of tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
    const isChosen = other === tab
    other.setAttribute('aria-selected', String(isChosen))
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    panel?.toggleAttribute(panel.hasAttribute(PANEL_OF) ? PANEL_SHOWN : 'data-selected', isChosen)
  }
}
