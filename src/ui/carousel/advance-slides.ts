import { ADVANCES, ISLAND, READY } from '../page-protocol.ts'

/**
 * Advances carousels that play by themselves until their island is hydrated, which reads their position from there. It moves the same
 * marks as the island; a visitor who wants to stop it gives a sign by that, and the island takes over.
 */
export function advanceSlides(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const viewport of document.querySelectorAll<HTMLElement>(`[${ADVANCES}]`)) advance(viewport, 0)
}

function advance(viewport: HTMLElement, from: number): void {
  const times = viewport.getAttribute(ADVANCES)?.split(',').map(Number) ?? []
  const duration = times[from] ?? 0
  const island = viewport.closest(`[${ISLAND}]`)
  if (!island || duration <= 0) return
  const [line] = island.querySelector('[data-progress]')?.getAnimations() ?? []
  line?.effect?.updateTiming({ duration })
  if (line) line.currentTime = 0
  setTimeout(() => {
    if (island.hasAttribute(READY) || !island.isConnected) return
    const slides = [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide.clientWidth > 0)
    const next = document.hidden ? from : (from + 1) % slides.length
    viewport.scrollTo({ left: place(slides, next), behavior: 'smooth' })
    markSelected(slides, 'data-selected', next)
    markSelected([...(island.querySelector('[data-banner]')?.children ?? [])], 'data-selected', next)
    markSelected([...(island.querySelector('button[aria-current]')?.parentElement?.children ?? [])], 'aria-current', next)
    advance(viewport, next)
  }, duration)
}

/** The distance of a slide from the first one; negative in a strip that runs from right to left. */
function place(slides: readonly Element[], index: number): number {
  const start = (at: number) => slides[at]?.getBoundingClientRect().left ?? 0
  return start(index) - start(0)
}

function markSelected(elements: readonly Element[], attribute: string, index: number): void {
  elements.forEach((element, at) => {
    if (at === index) element.setAttribute(attribute, 'true')
    else element.removeAttribute(attribute)
  })
}
