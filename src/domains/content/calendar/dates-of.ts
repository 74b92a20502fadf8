import type { ShownValues } from '../publishing/shown-values.ts'

/** The first or the last day of a block or of an item of it. */
export type ContentDay = { blockId: string; groupId: string; field: string; kind: 'begins' | 'ends'; day: string }

/** The days on which content that visitors may see begins and ends, from its fields with dates. An open end has no day. */
export function datesOf({ block, group, fields, read }: ShownValues): ContentDay[] {
  return fields.flatMap((field) => {
    if (field.field_type !== 'DateRange') return []
    const { from, to } = (read(field) ?? {}) as { from?: unknown; to?: unknown }
    const place = { blockId: block, groupId: group ?? '', field: field.symbol }
    return [...(isDay(from) ? [{ ...place, kind: 'begins' as const, day: from }] : []), ...(isDay(to) ? [{ ...place, kind: 'ends' as const, day: to }] : [])]
  })
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
