import type { RentItem } from './configuration.ts'

/** A line of the summary; `count` is how many of it are paid. */
export type PriceLine = { label: string; count: number; amount: number }
/** How many of an extra, or whether it is wanted. */
export type ExtraChoice = number | boolean

const DAY_MS = 86_400_000

/** Started days between two days, at least one (B-246). */
export function daysBetween(from: string, to: string): number {
  return Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / DAY_MS))
}

/** The lines of the price: the car by the day, then extras, which count by the day where their context says so (B-246). */
export function priceLines({
  vehicle,
  days,
  items,
  extraChoices,
  perDay,
}: {
  vehicle: { label: string; daily: number }
  days: number
  items: readonly RentItem[]
  extraChoices: readonly ExtraChoice[]
  /** What a context says of a price by the day. */
  perDay: readonly string[]
}): PriceLine[] {
  const extras = items.flatMap(({ heading, price, price_string_context: context }, index): PriceLine[] => {
    const count = Number(extraChoices[index] ?? 0)
    const isDaily = perDay.some((mark) => mark !== '' && context.toLowerCase().includes(mark.toLowerCase()))
    return count > 0 ? [{ label: heading, count, amount: price * count * (isDaily ? days : 1) }] : []
  })
  return [{ label: vehicle.label, count: days, amount: vehicle.daily * days }, ...extras]
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
