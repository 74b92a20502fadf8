import { and, asc, count, eq, ne, or } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { may } from '../may.ts'
import { recordAudit } from '../record-audit.server.ts'
import { staffView } from '../schema.server.ts'
import { listStaffNames } from '../users/staff-names.server.ts'
import type { ListView, SavedView } from './list-view.ts'

/** Views that one person may keep of one list. */
const MOST_VIEWS = 50

/** The views that the acting staff keep of a list and those that others share, by name. Nobody sees what others keep for themselves. */
export async function listViews({ db, staff }: Ctx, list: string): Promise<Outcome<SavedView[], 'forbidden'>> {
  if (!staff) return refuse('forbidden')
  const rows = await db
    .select()
    .from(staffView)
    .where(and(eq(staffView.list, list), or(eq(staffView.owner, staff.id), eq(staffView.isShared, true))))
    .orderBy(asc(staffView.name), asc(staffView.id))
  const names = rows.some(({ owner }) => owner !== staff.id) ? await listStaffNames(db) : []
  return done(rows.map((row) => viewOf(row, staff.id, names.find(({ id }) => `user:${id}` === row.owner)?.name ?? '')))
}

/**
 * Saves a view under a name and replaces one of the same name. The search term is not stored, since it may name a person. Whoever shares one with everybody
 * must be allowed to.
 */
export async function saveView(
  ctx: Ctx,
  { list, name, view, isShared = false }: { list: string; name: string; view: ListView; isShared?: boolean },
): Promise<Outcome<SavedView, 'forbidden' | 'too_many_views'>> {
  const { staff } = ctx
  if (!staff || (isShared && !may(staff, 'views.share'))) return refuse('forbidden')
  const { q: _search, ...filter } = view.filter
  const keptView = { ...view, filter }
  return ctx.db.transaction(async (tx) => {
    const [others] = await tx
      .select({ count: count() })
      .from(staffView)
      .where(and(eq(staffView.owner, staff.id), eq(staffView.list, list), ne(staffView.name, name)))
    if ((others?.count ?? 0) >= MOST_VIEWS) return refuse('too_many_views')
    const [row] = await tx
      .insert(staffView)
      .values({ owner: staff.id, list, name, view: keptView, isShared, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: [staffView.owner, staffView.list, staffView.name], set: { view: keptView, isShared } })
      .returning()
    if (!row) throw new Error('the database took a view and returned no row')
    if (isShared) await recordAudit(tx, ctx, { action: 'view.shared', subject: `${list}: ${name}`, after: { ...keptView } })
    return done(viewOf(row, staff.id, ''))
  })
}

/** Forgets one of one's own views; who shares views may also take back those of others that are shared. */
export async function removeView(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  const { db, staff } = ctx
  if (!staff) return refuse('forbidden')
  const own = eq(staffView.owner, staff.id)
  const removable = may(staff, 'views.share') ? or(own, eq(staffView.isShared, true)) : own
  return db.transaction(async (tx) => {
    const [removedView] = await tx
      .delete(staffView)
      .where(and(eq(staffView.id, id), removable))
      .returning()
    if (!removedView) return refuse('gone')
    if (removedView.isShared)
      await recordAudit(tx, ctx, { action: 'view.unshared', subject: `${removedView.list}: ${removedView.name}`, before: { ...removedView.view } })
    return done(null)
  })
}

function viewOf({ id, name, view, isShared, owner }: typeof staffView.$inferSelect, reader: string, ownerName: string): SavedView {
  return { id, name, view, is_shared: isShared, is_own: owner === reader, owner: ownerName }
}
