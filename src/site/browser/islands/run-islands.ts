import { ADVANCES, ISLAND } from '#ui/page-protocol.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { hydrate, scan } from './island-code.ts'
import { wakesNow } from './wakes-now.ts'
import { whenIdle } from './when-idle.ts'

/**
 * React comes with the first interaction of a visitor, when the browser is idle, and islands hydrate from then on by their times. Those that show what
 * only the browser has do not wait for an interaction.
 */
export function runIslands(): void {
  afterFirstScreen(() => {
    for (const island of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) if (wakesNow(island)) void hydrate(island)
    if (document.querySelector(`[${ADVANCES}]:not([${ADVANCES}=""])`))
      void import('#ui/carousel/advance-slides.ts').then(({ advanceSlides }) => advanceSlides())
  })
  onFirstInteraction(() => afterFirstScreen(() => void scan(document)))
}

/** Runs a task once the page has loaded and painted and the browser is idle, so that code does not delay the first screen. */
function afterFirstScreen(task: () => void): void {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(task)))
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
}
