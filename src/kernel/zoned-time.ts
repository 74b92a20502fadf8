/** More than clocks ever differ from UTC, and more than they are ever put forward or back. */
const WINDOW_MS = 36 * 60 * 60 * 1000
const SECOND_MS = 1000

/** `2026-05-01 00:00:01` as it stands on a clock in that zone, an IANA name. */
export function localSecond(instant: Date, timeZone: string): string {
  return formatterOf(timeZone).format(instant).replace(', ', ' ')
}

/** The ISO day that it is in a zone. */
export function todayIn(timeZone: string, now: Date): string {
  return localSecond(now, timeZone).slice(0, 10)
}

/** How far clocks of the zone are ahead of UTC at an instant, both in ms. */
export function offsetAt(instant: number, timeZone: string): number {
  return parsedAsUtc(localSecond(new Date(instant), timeZone)) - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/**
 * Milliseconds since the epoch at which clocks of the zone show a local second (`2026-05-01 00:00:01`): the first time where they show it
 * twice; the moment at which they go on where they skip it.
 */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = parsedAsUtc(local)
  const before = offsetAt(asUtc - WINDOW_MS, timeZone)
  const after = offsetAt(asUtc + WINDOW_MS, timeZone)
  const [first, second] = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)]
  const shown = [first, second].find((instant) => offsetAt(instant, timeZone) === asUtc - instant)
  if (shown !== undefined) return shown
  let [still, past] = [first, second]
  while (past - still > SECOND_MS) {
    const middle = still + Math.floor((past - still) / 2 / SECOND_MS) * SECOND_MS
    if (offsetAt(middle, timeZone) === before) still = middle
    else past = middle
  }
  return past
}

function parsedAsUtc(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`)
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formatters.set(timeZone, made)
  return made
}
