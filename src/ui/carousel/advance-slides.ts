import { ADVANCES, ISLAND, MOVES_SLIDES, READY } from '../page-protocol.ts'

/** Strips that a visitor has moved: they stand still until their island is hydrated. */
const movedViewports = new WeakSet<Element>()

/**
 * Advances carousels that play by themselves until their island is hydrated, which reads their position from there. It moves the same
 * marks as the island; a visitor who wants to stop it interacts by that, and the island takes over.
 */
export function advanceSlides(): void {
  if (prefersStillness()) return
  for (const viewport of document.querySelectorAll<HTMLElement>(`[${ADVANCES}]`)) advance(viewport, 0)
}

/**
 * Does what a button of a carousel says, before its island is hydrated: back, on, or to the slide of its number. Answers the carousel and the index
 * of the slide.
 */
export function moveSlides(button: Element): { carousel: Element; index: number } | undefined {
  const carousel = carouselOf(button)
  const viewport = carousel?.querySelector<HTMLElement>(`[${ADVANCES}]`)
  if (!carousel || !viewport) return undefined
  movedViewports.add(viewport)
  const slides = slidesOf(viewport)
  const selected = slides.findIndex((slide) => slide.hasAttribute('data-selected'))
  const direction = button.getAttribute(MOVES_SLIDES) ?? ''
  const next = { next: selected + 1, previous: selected - 1 }[direction] ?? Number(direction)
  const index = viewport.getAttribute(ADVANCES) ? (next + slides.length) % slides.length : Math.min(Math.max(next, 0), slides.length - 1)
  show({ carousel, viewport, slides, index })
  return { carousel, index }
}

/** The smallest part of the button's island that has a strip. */
function carouselOf(button: Element): Element | null {
  let part = button.parentElement
  while (part && !part.matches(`[${ISLAND}]`) && !part.querySelector(`[${ADVANCES}]`)) part = part.parentElement
  return part
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
    if (island.hasAttribute(READY) || !island.isConnected || movedViewports.has(viewport)) return
    const slides = slidesOf(viewport)
    const next = document.hidden ? from : (from + 1) % slides.length
    show({ carousel: island, viewport, slides, index: next })
    advance(viewport, next)
  }, duration)
}

type CarouselView = { carousel: Element; viewport: HTMLElement; slides: readonly Element[]; index: number }

function show({ carousel, viewport, slides, index }: CarouselView): void {
  viewport.scrollTo({ left: place(slides, index), behavior: prefersStillness() ? 'instant' : 'smooth' })
  markSelected(slides, 'data-selected', index)
  markSelected([...(carousel.querySelector('[data-banner]')?.children ?? [])], 'data-selected', index)
  markSelected([...(carousel.querySelector('button[aria-current]')?.parentElement?.children ?? [])], 'aria-current', index)
}

function slidesOf(viewport: Element): Element[] {
  return [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide.clientWidth > 0)
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
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
