/** How long the panel of wide screens is open at first (C-035). */
const OPEN_MS = 5000

type OpenedBy = 'itself' | 'pointer' | 'focus' | 'press' | null

/**
 * Opens the quick links that have just appeared for a while, once the opening of the page is no longer under them, and from then on by pointer, focus and press (C-035 to C-037). On narrow screens
 * only a press opens them.
 */
export function runQuickLinks(bar: HTMLElement): void {
  const toggle = bar.querySelector('button')
  if (!toggle) return
  const wide = matchMedia('(min-width: 901px)')
  let openedBy: OpenedBy = null
  let closing: ReturnType<typeof setTimeout> | undefined
  const set = (by: OpenedBy) => {
    openedBy = by
    bar.toggleAttribute('data-open', by !== null)
    toggle.setAttribute('aria-expanded', String(by !== null))
  }
  const touch = (by: OpenedBy) => wide.matches && closing === undefined && openedBy === null && set(by)
  const leave = () => wide.matches && closing === undefined && openedBy !== null && set(null)
  const settle = () => {
    clearTimeout(closing)
    closing = undefined
  }

  const openForAWhile = () => {
    if (isOverOpening(bar)) return
    removeEventListener('scroll', openForAWhile)
    // Somebody has used them already, or the page has gone.
    if (openedBy !== null || !bar.isConnected) return
    set('itself')
    closing = setTimeout(() => {
      settle()
      set(bar.matches(':hover') ? 'pointer' : bar.matches(':focus-within') ? 'focus' : null)
    }, OPEN_MS)
  }
  if (wide.matches) {
    addEventListener('scroll', openForAWhile, { passive: true })
    openForAWhile()
  }
  // The first press on what opened by itself or under the pointer keeps it; the second closes.
  toggle.addEventListener('click', () => {
    settle()
    set(openedBy === 'press' || openedBy === 'focus' ? null : 'press')
  })
  bar.addEventListener('pointerenter', () => touch('pointer'))
  bar.addEventListener('pointerleave', leave)
  bar.addEventListener('focusin', () => touch('focus'))
  bar.addEventListener('focusout', ({ relatedTarget }) => !bar.contains(relatedTarget as Node | null) && leave())
  bar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || openedBy === null) return
    settle()
    if (bar.contains(document.activeElement)) toggle.focus()
    set(null)
  })
  bar.addEventListener('click', ({ target }) => !wide.matches && (target as Element).closest('a') && set(null))
}

/** Longer than this many screens, the first block of a page is something to read, and no opening. */
const TALLEST_OPENING = 1.25

/** Whether they would cover the opening of the page, which is mostly a picture with words at its edge. */
function isOverOpening(bar: HTMLElement): boolean {
  const opening = document.querySelector('main > :first-child')?.getBoundingClientRect()
  if (!opening || opening.height > TALLEST_OPENING * innerHeight) return false
  return opening.bottom > bar.getBoundingClientRect().top
}
