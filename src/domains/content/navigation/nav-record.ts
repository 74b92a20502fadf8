import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

const id = z.int().positive().max(LARGEST_ID)

/** The deepest menu that can be drawn. */
export const MOST_NAV_LEVELS = 4

/** A navigation entry as staff write it. `url` is what a link's is; '' makes a heading without a link. */
export const NavRecordDraft = z
  .object({
    parent_id: id.nullable().default(null),
    label: z.string().trim().min(1).max(200),
    url: z.string().trim().max(2000).default(''),
    image_id: id.nullable().default(null),
    position: z.int().min(0).max(1_000_000).default(0),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type NavRecordDraft = z.output<typeof NavRecordDraft>

/** A navigation entry as staff see it. */
export type NavRecord = NavRecordDraft & { id: number; version: string }

/** The position of an entry: its parent and its index below it. */
export const NavPlace = z.object({ id, parent_id: id.nullable(), position: z.int().min(0).max(1_000_000) })
export type NavPlace = z.output<typeof NavPlace>

/** The version of the set as it was read, and the new place of every entry of it. */
export const NavMove = z.object({ version: z.string().max(64), entries: z.array(NavPlace).max(2000) })
export type NavMove = z.output<typeof NavMove>

export type NavFlaw = 'no_such_entry' | 'cycle' | 'too_deep' | 'twice'

/** Why the entries form no valid menu, with the entry at fault; null when they do. */
export function navFlaw(places: readonly Pick<NavPlace, 'id' | 'parent_id'>[]): { id: number; code: NavFlaw } | null {
  const parents = new Map(places.map(({ id, parent_id }) => [id, parent_id]))
  if (parents.size < places.length) return { id: places.find(({ id }, index) => places.findIndex((place) => place.id === id) < index)?.id ?? 0, code: 'twice' }
  for (const { id } of places) {
    const way = new Set([id])
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) {
      if (!parents.has(parent)) return { id, code: 'no_such_entry' }
      if (way.has(parent)) return { id, code: 'cycle' }
      way.add(parent)
    }
    if (way.size > MOST_NAV_LEVELS) return { id, code: 'too_deep' }
  }
  return null
}
