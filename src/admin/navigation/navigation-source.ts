import { ask } from '../data-provider/ask.ts'
import { restSource } from '../data-provider/rest-source.ts'
import type { Source } from '../data-provider/source.ts'
import type { Place } from './nav-order.ts'

/** An entry of the menu in the API for staff. */
export type NavRecord = Place & { label: string; url: string; image_id: number | null; version: string }

/** Loads all entries at once, with the version of their order: `/api/nav_entries` itself is the tree that visitors get. */
export const navigationSource: Source = {
  ...restSource('/api/nav_entries'),
  getMany: restSource('/api/nav_entries/flat').getMany,
  getList: async (_resource, { signal }) => {
    const { data, meta } = await ask('GET /api/nav_entries/flat', { query: { per_page: 2000 }, ...(signal ? { signal } : {}) })
    return { data, total: data.length, meta }
  },
}

/** Saves the position of every entry; refused when the order has changed since `version`. */
export async function saveOrder(version: string, places: readonly Place[]): Promise<void> {
  const entries = places.map(({ id, parent_id, position }) => ({ id, parent_id, position }))
  await ask('PUT /api/nav_entries/tree', { body: { version, entries } })
}

/** Deletes an entry with its subtree. */
export async function deleteEntry(id: number): Promise<void> {
  await ask('DELETE /api/nav_entries/{id}', { params: { id }, query: { with_children: 1 } })
}
