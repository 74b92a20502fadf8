import { analyticsDate } from './analytics-date.ts'
import type { MeasuredPage } from './measured-page.ts'
import { track } from './track.ts'

/** Tracks a page view, and the event of its type: a list of vehicles, a vehicle, or the start of a checkout. */
export function trackPage({ type, sale }: MeasuredPage): void {
  const { pathname } = location
  const { documentElement, title } = document
  track({
    event: 'page_view',
    page_type: type,
    page_path: pathname,
    page_title: title,
    page_language: documentElement.lang,
    page_date: analyticsDate(new Date()),
  })
  if (type === 'plp') track({ event: 'plp_page', page_type: type, page_path: pathname })
  if (type === 'checkout' && sale) track({ event: 'begin_checkout', ecommerce: sale })
  if (type === 'pdp' && sale) track({ event: 'pdp_page', page_type: type, ecommerce: sale })
}
