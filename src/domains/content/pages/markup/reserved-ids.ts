/** Ids by which scripts of the site find elements. A test compares the list with the scripts. */
const reserved: ReadonlySet<string> = new Set([
  'announcer',
  'cookie-banner',
  'loading-bar',
  'measuring',
  'offline-notice',
  'order-question',
  'order-terms',
  'visit-day',
  'visit-time',
])
/** How ids begin that are made of a number or a name. */
const beginnings = ['tab-', 'panel-', 'unsent-']

/** Whether an id is one that content must not bring. */
export function isReservedId(id: string): boolean {
  const name = id.trim().toLowerCase()
  return reserved.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
}
