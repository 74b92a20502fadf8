/** What a visitor does first. Scrolling counts on the window only: carousels scroll by themselves. */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click']

let hasInteracted = false
const waiting: (() => void)[] = []

/** Runs a task at the first interaction of a visitor, or now if there was one. A page that is only read shows none. */
export function onFirstInteraction(task: () => void): void {
  if (hasInteracted) task()
  else waiting.push(task)
}

/** Begins to look for an interaction. One that came before the script did is known by where the focus or the page is. */
export function watchForInteraction(): void {
  const listening = new AbortController()
  const { signal } = listening
  const sign = () => {
    listening.abort()
    hasInteracted = true
    for (const task of waiting.splice(0)) task()
  }
  for (const type of SIGNS) addEventListener(type, sign, { signal, capture: true, passive: true })
  // The browser itself tells of a pointer at rest when the page changes below it, and of scrolling at the top while it lays a page out.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX === 0 && movementY === 0) || sign(), { signal, capture: true, passive: true })
  addEventListener('scroll', () => scrollY > 0 && sign(), { signal, passive: true })
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) sign()
  // Asked for at once, the place would have the browser lay the page out before anything else of the start.
  requestAnimationFrame(() => scrollY > 0 && sign())
}
