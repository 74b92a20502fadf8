import { instantOf } from '#kernel/zoned-time.ts'
import type { Appointment } from '../order-shapes.ts'

export type CalendarEntry = { uid: string; visit: Appointment; timeZone: string; stamp: Date; summary: string; description: string; location: string }

const HOUR_MS = 60 * 60 * 1000
const MOST_OCTETS = 73

/** A visit of one hour as a calendar file (RFC 5545), in UTC, so that it needs no definition of a time zone. */
export function calendarFile({ uid, visit, timeZone, stamp, summary, description, location }: CalendarEntry): string {
  const begin = new Date(instantOf(`${visit.date} ${visit.time.value}:00`, timeZone))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maarad//Orders//AR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(begin)}`,
    `DTEND:${utc(new Date(begin.getTime() + HOUR_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds lines of more than 75 octets: each continues on the next line after a space, never inside a character. */
function folded(line: string): string {
  const parts: string[] = ['']
  for (const sign of line) {
    const next = `${parts.at(-1)}${sign}`
    if (Buffer.byteLength(next) > MOST_OCTETS) parts.push(sign)
    else parts[parts.length - 1] = next
  }
  return parts.join('\r\n ')
}
