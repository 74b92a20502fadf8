import { LAID_OUT } from '#ui/page-protocol.ts'
import { whenIdle } from './when-idle.ts'

/** How long laying out may keep the browser at a time, in ms; it ends with the block in hand. */
const MOST_MS = 8

/**
 * What stands below the first screen is not laid out before the first paint (`chrome.css`). Once the page has loaded it is, a few
 * blocks whenever the browser rests; from then on the page is as any other: heights are true, and nothing is clipped. For who comes back,
 * or to an anchor, it is all laid out from the start, so that the place on the page is right.
 */
export function layOutTheRest(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') {
    end()
    return
  }
  const rest = new Set([...document.querySelectorAll<HTMLElement>('main > *, main ~ *')].filter(isSkipped))
  const next = () => {
    const until = performance.now() + MOST_MS
    for (const block of rest) {
      if (performance.now() > until) break
      rest.delete(block)
      block.style.contentVisibility = 'visible'
      block.getBoundingClientRect() // lays it out now, so that the time counts
    }
    if (rest.size > 0) whenIdle(next)
    else end()
  }
  addEventListener('load', () => whenIdle(next), { once: true })
}

function end(): void {
  document.documentElement.setAttribute(LAID_OUT, '')
}

function isSkipped(element: HTMLElement): boolean {
  return getComputedStyle(element).contentVisibility === 'auto'
}
