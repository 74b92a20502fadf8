/** What a visitor does first. Scrolling counts on the window only: carousels scroll by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click']

let hasSign = false
const waiting: (() => void)[] = []

/** Runs a task at the first sign of a visitor, or now if there was one. A page that is only read shows none. */
export function onFirstSign(task: () => void): void {
  if (hasSign) task()
  else waiting.push(task)
}

/** Begins to look for a sign. One that came before the script did is known by where the focus or the page is. */
export function watchForSign(): void {
  const listening = new AbortController()
  const { signal } = listening
  const sign = () => {
    listening.abort()
    hasSign = true
    for (const task of waiting.splice(0)) task()
  }
  for (const type of SIGNS) addEventListener(type, sign, { signal, capture: true, passive: true })
  addEventListener('scroll', sign, { signal, passive: true })
  const { activeElement, body } = document
  if ((activeElement && activeElement !== body) || scrollY > 0) sign()
}
