import { WHOLE_LAYOUT } from '#ui/page-protocol.ts'
import { whenIdle } from './when-idle.ts'

/** How long one batch of layout may block the browser, in ms; the batch finishes its current block, and a phone takes four times as long. */
const MOST_MS = 4

/**
 * Before the first paint the browser skips the layout of blocks below the first screen (`chrome.css`). After the page has loaded, this
 * lays them out, a few whenever the browser is idle, so that heights are exact and nothing is clipped. For a return to the page or a
 * visit to an anchor, it lays out everything at once, so that the scroll position is right. Pages that a navigation brings are laid out whole.
 */
export function layOutBelowFirstScreen(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') {
    layOutWhole()
    return
  }
  const rest = new Set(document.querySelectorAll<HTMLElement>('main > *, main ~ *'))
  const next = () => {
    const until = performance.now() + MOST_MS
    for (const block of rest) {
      if (performance.now() > until) break
      rest.delete(block)
      // Asked for here, where styles are known: at the start of the page it would have the browser make them before it paints.
      if (!isSkipped(block)) continue
      block.style.contentVisibility = 'visible'
      block.getBoundingClientRect() // forces layout now, so that its time is measured
    }
    if (rest.size > 0) whenIdle(next)
  }
  addEventListener('load', () => whenIdle(next), { once: true })
}

/**
 * From now on nothing of this document is skipped, nor of the pages that navigations bring into it. Batches do without this mark: the browser makes the
 * styles of the whole page anew for it.
 */
export function layOutWhole(): void {
  document.documentElement.setAttribute(WHOLE_LAYOUT, '')
}

function isSkipped(element: HTMLElement): boolean {
  return getComputedStyle(element).contentVisibility === 'auto'
}
