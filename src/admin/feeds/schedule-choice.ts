/** A schedule of a feed as staff choose it; any other schedule is `custom`, as cron text. `weekday` is 0 for Sunday, `time` is like `03:00`. */
export type ScheduleChoice =
  | { kind: 'manual' }
  | { kind: 'hours'; hours: number }
  | { kind: 'daily'; time: string }
  | { kind: 'weekly'; weekday: number; time: string }
  | { kind: 'custom'; text: string }
export type ScheduleKind = ScheduleChoice['kind']

export const scheduleKinds = ['manual', 'hours', 'daily', 'weekly', 'custom'] as const satisfies ScheduleKind[]
export const hourSteps = [1, 2, 3, 4, 6, 8, 12, 24] as const
/** The order of weekdays in the form. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** The choice for a stored schedule. */
export function readChoice(text: string): ScheduleChoice {
  if (text.trim() === '') return { kind: 'manual' }
  const hours = Number(text.match(/^every (\d+) hours?$/)?.[1])
  if (hourSteps.some((step) => step === hours)) return { kind: 'hours', hours }
  const [, minute = '', hour = '', weekday = ''] = text.match(/^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/) ?? []
  if (weekday === '') return { kind: 'custom', text }
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return weekday === '*' ? { kind: 'daily', time } : { kind: 'weekly', weekday: Number(weekday), time }
}

/** The cron text that the feed stores. An incomplete time means no schedule. */
export function choiceText(choice: ScheduleChoice): string {
  if (choice.kind === 'manual') return ''
  if (choice.kind === 'custom') return choice.text
  if (choice.kind === 'hours') return choice.hours === 1 ? 'every 1 hour' : `every ${choice.hours} hours`
  const [hour, minute] = choice.time.split(':').map(Number)
  return `${minute} ${hour} * * ${choice.kind === 'daily' ? '*' : choice.weekday}`
}
