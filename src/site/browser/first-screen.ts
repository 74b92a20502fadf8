import { whenIdle } from './when-idle.ts'

/**
 * What stands below the first screen is not laid out before the first paint (`chrome.css`). Once the page has loaded it is, a block
 * whenever the browser rests; from then on the page is as any other: heights are true, and nothing is clipped. For who comes back,
 * or to an anchor, it is all laid out from the start, so that the place on the page is right.
 */
export function layOutTheRest(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') {
    end()
    return
  }
  const rest = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')].filter(isSkipped)
  const next = () => {
    const block = rest.shift()
    if (!block) {
      end()
      return
    }
    block.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  addEventListener('load', () => whenIdle(next), { once: true })
}

function end(): void {
  document.documentElement.setAttribute('data-laid-out', '')
}

function isSkipped(element: HTMLElement): boolean {
  return getComputedStyle(element).contentVisibility === 'auto'
}
