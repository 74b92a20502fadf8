import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.server.ts'

test('[A-165] a visit goes into calendars at its time in the zone of the site', () => {
  const text = calendarFile({
    visit: { date: '2026-11-25', time: { value: '14:00' } },
    timeZone: 'Asia/Dubai',
    uid: 'M-1@example.com',
    stamp: new Date('2026-11-22T20:00:00Z'),
    summary: 'زيارة معرض دبي, القوز',
    description: 'M-1\nسطر',
    location: 'شارع الشيخ زايد; القوز الأولى، بجوار المبنى الطويل جدًا في آخر الشارع',
  })
  expect(text).toContain('DTSTART:20261125T100000Z\r\nDTEND:20261125T110000Z\r\n')
  expect(text).toContain('DTSTAMP:20261122T200000Z\r\n')
  expect(text).toContain('SUMMARY:زيارة معرض دبي\\, القوز\r\n')
  expect(text).toContain('DESCRIPTION:M-1\\nسطر\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain('LOCATION:شارع الشيخ زايد\\; القوز الأولى، بجوار المبنى الطويل جدًا في آخر الشارع\r\n')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
})
