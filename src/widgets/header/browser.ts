import { readSavedList, SAVED_KEY } from '#domains/stock/index.ts'
import type { WidgetScript } from '../define-widget.ts'
import { showYourRetailer } from './your-retailer.ts'

export const start: WidgetScript = (onPage) => {
  countSaved(onPage)
  showYourRetailer(onPage)
}

/** Tells beside the heart of the header how many vehicles the visitor saved, and again when it changes here or in another tab (C-375). */
function countSaved(onPage: Parameters<WidgetScript>[0]): void {
  addEventListener('storage', ({ key }) => (key === SAVED_KEY || key === null) && showSavedCount())
  addEventListener('pageshow', showSavedCount)
  onPage(showSavedCount)
}

function showSavedCount(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-saved]')) {
    const count = readSavedList()?.length || ''
    link.setAttribute('aria-label', `${link.dataset.saved}${count && ` (${count})`}`)
    if (link.lastElementChild) link.lastElementChild.textContent = String(count)
  }
}
