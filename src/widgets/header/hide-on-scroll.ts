import { HEADER_HIDDEN } from '#ui/page-protocol.ts'

const LEAST_SCROLL_PX = 8

/**
 * Hides the header while the visitor reads on, and shows it again on the way up or when focus enters it (C-422). On the way to an
 * anchor it stays, because anchors stop below it.
 */
export function hideHeaderOnScroll(): void {
  // What was scrolled before this code came counts, but not the place to which a browser brings visitors back.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let last = load?.type === 'navigate' ? 0 : scrollY
  let isBoundForAnchor = location.hash !== ''
  const show = (isShown: boolean) => document.documentElement.toggleAttribute(HEADER_HIDDEN, !isShown)
  const follow = () => {
    const distance = scrollY - last
    if (Math.abs(distance) < LEAST_SCROLL_PX) return
    const hasMenuOpen = document.querySelector('body > header :popover-open, body > header details[open]') !== null
    show(distance < 0 || isBoundForAnchor || hasMenuOpen || scrollY < innerHeight / 4)
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) isBoundForAnchor = true
  })
  // Another page that is swapped in scrolls to its anchor at the end of the navigation, and may scroll before.
  const { navigation } = globalThis
  navigation?.addEventListener('navigate', ({ destination }) => {
    isBoundForAnchor = new URL(destination.url).hash !== ''
  })
  const arrive = () => {
    if (!navigation?.transition) isBoundForAnchor = false
  }
  // Not every browser says that scrolling has ended.
  for (const type of ['scrollend', 'wheel', 'touchmove']) addEventListener(type, arrive, { passive: true })
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('body > header')) show(true)
  })
}
