import { UNMET, UNMET_FALLBACK } from '#ui/page-protocol.ts'
import { onPage } from '../navigation/page-state.ts'

/** Takes what has an unmet condition out of the page, for good, and puts its fallback there; stylesheets do the same until then (C-125, C-128). */
export function removeUnmet(): void {
  const remove = () => {
    for (const element of document.querySelectorAll(`[${UNMET}]`)) element.remove()
    for (const element of document.querySelectorAll(`[${UNMET_FALLBACK}]`)) element.removeAttribute(UNMET_FALLBACK)
  }
  remove()
  onPage(remove)
}
