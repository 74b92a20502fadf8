import { fillWords } from '#kernel/words/fill-words.ts'
import { formatCalendarDay, formatWeekdayName } from '#kernel/format/date.ts'
import type { closedDaysOf, ValueFlaw } from '../check-values.ts'
import type { FormField, FormText } from '../form.ts'
import type { FormTexts } from '../words.ts'

/** A text of the form in its language; Arabic where there is no English. */
export function textIn(text: FormText | undefined, locale: 'ar' | 'en'): string {
  return (locale === 'en' ? text?.en : undefined) ?? text?.ar ?? ''
}

/** The notice about days on which nobody can be visited: 'أيام الإغلاق: الجمعة، عيد الفطر (من 20 مارس 2026 إلى 22 مارس 2026)'; '' without any. */
export function closedText(closedDays: ReturnType<typeof closedDaysOf> | undefined, words: FormTexts, locale: 'ar' | 'en'): string {
  const weekdays = closedDays?.weekdays.map((weekday) => formatWeekdayName(weekday, locale)) ?? []
  const holidays = closedDays?.holidays.map(({ from, to, name }) => {
    const [first, last] = [from, to].map((day) => formatCalendarDay(day, locale))
    return `${name || words.public_holiday} (${from === to ? first : fillWords(words.closed_from_to, { from: first ?? '', to: last ?? '' })})`
  })
  const days = [...weekdays, ...(holidays ?? [])]
  return days.length === 0 ? '' : fillWords(words.closed_days, { days: days.join(locale === 'ar' ? '، ' : ', ') })
}

/** Kinds of fields whose value is chosen, not typed. */
const CHOICE_TYPES: ReadonlySet<FormField['type']> = new Set(['select', 'radio', 'checkbox', 'location', 'retailer', 'date', 'time_slot', 'file'])

/** The message about a refused value. */
export function flawText(flaw: ValueFlaw, { rules, type }: Pick<FormField, 'rules' | 'type'>, words: FormTexts, locale: 'ar' | 'en'): string {
  const own = flaw.code === 'pattern' ? textIn(rules?.pattern?.message, locale) : ''
  if (flaw.code === 'required' && type === 'consent') return words.flaw_agree
  if (flaw.code === 'required' && CHOICE_TYPES.has(type)) return words.flaw_choose
  const word = words[`flaw_${flaw.code}`] ?? words.flaw_not_an_option
  return own || fillWords(word, 'number' in flaw ? { n: flaw.number } : {})
}
