import { anchorOf } from '#block-engine/anchor.ts'
import { PANEL_SHOWN } from '#ui/page-protocol.ts'

/** The id of the panel that the page draws after the bar for the tab of that index. */
export const panelId = (blockId: string, index: number) => `panel-${blockId}-${index}`

/** That panel, where the page has drawn it. */
export const findPanel = (blockId: string, index: number) => document.getElementById(panelId(blockId, index))

/** Shows the panel of one tab and hides those of the others; the page draws them outside the bar's own root. */
export function showPanel(blockId: string, shownIndex: number, tabCount: number): void {
  for (let index = 0; index < tabCount; index += 1) findPanel(blockId, index)?.toggleAttribute(PANEL_SHOWN, index === shownIndex)
}

/**
 * What the hash of the address asks for: the tab it names, or the tab whose panel holds the element it names, then with
 * that element. Undefined when it asks nothing of these tabs. (B-219)
 */
export function readHash(blockId: string, tabIds: readonly string[]): { index: number; element?: Element } | undefined {
  const linkedIndex = tabIds.findIndex((tabId) => isCurrentHash(anchorOf(tabId)))
  if (linkedIndex !== -1) return { index: linkedIndex }
  const element = findHashTarget()
  const index = element ? tabIds.findIndex((_, at) => findPanel(blockId, at)?.contains(element)) : -1
  return index === -1 ? undefined : { index, element: element?.id === panelId(blockId, index) ? undefined : element }
}

/** Names the chosen tab in the address without a new entry in the history. */
export function nameTab(tabId: string): void {
  const anchor = anchorOf(tabId)
  history.replaceState(history.state, '', anchor ? `#${anchor}` : `${location.pathname}${location.search}`)
}

/** Scrolls so that a panel begins right below the bar, wherever the bar is stuck. */
export function scrollToPanel(blockId: string, index: number, bar: HTMLElement): void {
  const panel = findPanel(blockId, index)
  if (!panel) return
  const offset = Number.parseFloat(getComputedStyle(bar).scrollMarginBlockStart) || 0
  window.scrollBy(0, panel.getBoundingClientRect().top - bar.offsetHeight - offset)
}

function findHashTarget(): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1))) ?? undefined
  } catch {
    return undefined // a stray % names nothing
  }
}

/** The address as the browser writes it, in which Arabic letters are percent-encoded. */
function isCurrentHash(anchor: string | undefined): boolean {
  return anchor !== undefined && new URL(`#${anchor}`, location.href).hash === location.hash
}
