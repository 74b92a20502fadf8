import { minutes } from '#kernel/durations.ts'
import { instantOf } from '#kernel/zoned-time.ts'
import type { BookingData } from './order-data.ts'

const VISIT_MS = minutes(60)

type Visit = { booking: BookingData; timeZone: string; uid: string; title: string; place: string; now: Date }

/** The visit as an entry for any calendar (RFC 5545), in UTC so that no calendar has to know the zone. */
export function visitCalendar({ booking, timeZone, uid, title, place, now }: Visit): string {
  const start = instantOf(`${booking.date} ${booking.time.value}:00`, timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maarad//Orders//AR',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + VISIT_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** Lines of at most 75 bytes; the rest goes on after a space. No character is cut. */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (new TextEncoder().encode(current + sign).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
    }
    current += sign
  }
  return [...lines, current].map((part, index) => (index === 0 ? part : ` ${part}`))
}
