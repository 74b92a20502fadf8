import { byName } from '#kernel/by-name.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { latinDigits } from '#kernel/digits.ts'

/** Sunday is 0, as `Date` counts. Names as `foldArabic` writes them, without the article. */
const dayNames: Readonly<Record<string, number>> = byName({
  ...{ احد: 0, اثنين: 1, ثلاثاء: 2, اربعاء: 3, خميس: 4, جمعه: 5, سبت: 6 },
  ...{ su: 0, mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6 },
})
const DAY = /(?:ال)?(احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت)|\b(su|mo|tu|we|th|fr|sa)[a-z]*/g
const RANGE = /الي|حتي|\bto\b|[-–—]/
const EVERY_DAY = /يوميا|كل يوم|كل الايام|طوال الاسبوع|daily|every day/
const HOLIDAYS = /عطل|عطله|اعياد|\bholidays?\b/
const EXCEPTION = /عدا|باستثناء|except/
const TIMES = /^(\d{1,2})[:.](\d{2})\s*(?:[-–—]|الي|to)\s*(\d{1,2})[:.](\d{2})$/

/**
 * The days of the week that a line of opening hours speaks of, Sunday as 0: 'من الإثنين إلى السبت', 'الجمعة والسبت', 'Mo-Fr', 'يوميًا'.
 * Nothing when it cannot be read with certainty.
 */
export function weekdaysOf(days: string): number[] {
  const text = foldArabic(days)
  if (EXCEPTION.test(text)) return []
  const hours = [...text.matchAll(DAY)].map((match) => ({
    day: dayNames[match[1] ?? match[2] ?? ''] ?? 0,
    from: match.index,
    to: match.index + match[0].length,
  }))
  if (hours.length === 0) return EVERY_DAY.test(text) ? [0, 1, 2, 3, 4, 5, 6] : []
  const weekdays = hours.flatMap(({ day, from }, index) => {
    const before = hours[index - 1]
    return before && RANGE.test(text.slice(before.to, from)) ? daysBetween(before.day, day) : [day]
  })
  return [...new Set(weekdays)].sort()
}

/** Whether a line of opening hours speaks of public holidays: 'العطل الرسمية', 'في الأعياد', 'Public holidays'. */
export function namesHolidays(days: string): boolean {
  const text = foldArabic(days)
  return HOLIDAYS.test(text) && !EXCEPTION.test(text)
}

/** When it opens and closes, as `HH:MM`; null for a day that is closed or a text that is no pair of times. */
export function timesOf(hours: string): { opens: string; closes: string } | null {
  const match = TIMES.exec(foldArabic(latinDigits(hours)))
  if (!match) return null
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match
  const isTime = [fromHour, toHour].every((hour) => Number(hour) <= 24) && [fromMinute, toMinute].every((minute) => Number(minute) < 60)
  return isTime ? { opens: `${fromHour.padStart(2, '0')}:${fromMinute}`, closes: `${toHour.padStart(2, '0')}:${toMinute}` } : null
}

/** From one day through the next that is called so, over the end of the week as well. */
function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}
