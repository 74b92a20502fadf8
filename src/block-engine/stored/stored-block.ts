import { z } from 'zod'

const id = z.string().min(1).max(64)
const values = z.record(z.string().max(80), z.unknown())

/**
 * A block as a page stores it. `positions` is the order of its groups, `active_positions` those that are shown
 * . Its fields are read against its template only when it is saved or drawn, so that a block unknown to this build
 * is kept to the letter.
 */
export const StoredBlock = z.object({
  id,
  template: z.string().min(1).max(80),
  version: z.int().min(1),
  /** Stays on its page and is not drawn. */
  is_hidden: z.boolean().optional(),
  fields: values,
  groups: z.array(z.object({ id, fields: values })).default([]),
  positions: z.array(id).default([]),
  active_positions: z.array(id).default([]),
})
export type StoredBlock = z.infer<typeof StoredBlock>

/**
 * A block as a page is drawn from it. One that shows a shared section, and each block of that section, has its number in `section`; the first says in `holds`
 * how many of the next blocks are those of the section.
 */
export type DrawnBlock = StoredBlock & { section?: number; holds?: number }
