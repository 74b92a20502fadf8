import { announceChange } from '#platform/bus/announce.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

type WrittenPage = { id: number; type: string; path: string; status: string }

/**
 * Announces that a page was written (`after` is null for one that was deleted): the page alone, those that show it where it is a shared section, or the site where links
 * to it change. The page itself is named then too, since what was withdrawn is not shown as the last version of an address either.
 */
export async function announcePage(tx: Queryable, before: WrittenPage, after: WrittenPage | null): Promise<void> {
  if (after && before.path === after.path && before.status === after.status) {
    return announceChange(tx, after.type === 'section' ? `section:${after.id}` : `page:${after.path}`)
  }
  await announceChange(tx, 'site')
  await announceChange(tx, `page:${before.path}`)
}
