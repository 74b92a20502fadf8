import { useEffect, useState } from 'react'

/** How far down the window the line is that a section must have passed to be the one in view. */
const LINE_PERCENT = 30

/**
 * The index of the target in view: the last one, in the order of the page, whose beginning has passed the line; -1 before
 * the first. `anchors` has an empty text where an entry leads elsewhere. (B-098)
 */
export function useSectionInView(anchors: readonly string[]): number {
  const [current, setCurrent] = useState(-1)
  const key = anchors.join(' ')

  // Sections are drawn outside this root; the browser tells when one of them passes the line.
  useEffect(() => {
    const targets = key.split(' ').flatMap((anchor, index) => {
      const element = anchor ? document.getElementById(anchor) : null
      return element ? [{ element, index }] : []
    })
    targets.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const passed = new Set<Element>()
    // Open towards the top, so that a section stays passed however far it has been scrolled away.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        }
        setCurrent(targets.findLast(({ element }) => passed.has(element))?.index ?? -1)
      },
      { rootMargin: `1000000px 0px -${100 - LINE_PERCENT}% 0px` },
    )
    for (const { element } of targets) observer.observe(element)
    return () => observer.disconnect()
  }, [key])

  return current
}
