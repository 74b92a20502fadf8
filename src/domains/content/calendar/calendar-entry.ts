/** What happens on a day: pages that went live or were taken off, those that will, planned changes that failed, and content that begins or ends by its dates. */
export const calendarKinds = ['published', 'unpublished', 'will_publish', 'will_unpublish', 'failed', 'begins', 'ends'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** An event of a page. `day` is of the site's time zone; `at` is its moment, null for content that begins or ends with the day. `block`, `group` and `field` name where its dates are edited. */
export type CalendarEntry = {
  id: string
  kind: CalendarKind
  day: string
  at: string | null
  page_id: number
  title: string
  path: string
  block: string
  group: string
  field: string
  author: string
}
