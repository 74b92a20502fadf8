import { MARKS_SECTION } from './page-protocol.ts'

/** How far down the window the line is that a section must have passed to be the one in view. */
const LINE_PERCENT = 30

const followed = new WeakSet<Element>()

/**
 * Marks, in each in-page navigation of the page, the entry of the section in view: the last one, in the order of the page, whose beginning
 * has passed the line; none before the first (B-098). It may run again on a page that was changed.
 */
export function markSectionsInView(): void {
  for (const list of document.querySelectorAll<HTMLElement>(`[${MARKS_SECTION}]`)) {
    if (followed.has(list)) continue
    followed.add(list)
    follow(list)
  }
}

function follow(list: HTMLElement): void {
  const targets = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const element = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return element ? [{ element, link }] : []
  })
  targets.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const passedSections = new Set<Element>()
  let current: HTMLAnchorElement | undefined
  // Open towards the top, so that a section stays passed however far it has been scrolled away.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passedSections.add(target)
        else passedSections.delete(target)
      }
      const next = targets.findLast(({ element }) => passedSections.has(element))?.link
      if (next === current) return
      current?.removeAttribute('aria-current')
      next?.setAttribute('aria-current', 'true')
      current = next
      if (next) showEntry(list, next)
    },
    { rootMargin: `1000000px 0px -${100 - LINE_PERCENT}% 0px` },
  )
  for (const { element } of targets) observer.observe(element)
}

/** On narrow screens the entries scroll; the marked one follows into the middle, without moving the page. */
function showEntry(list: HTMLElement, link: HTMLElement): void {
  const frame = list.getBoundingClientRect()
  const entry = (link.closest('li') ?? link).getBoundingClientRect()
  list.scrollBy({ left: entry.left + entry.width / 2 - frame.left - frame.width / 2 })
}
