import { and, asc, count, eq, ne } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { staffView } from '../schema.server.ts'
import type { ListView, SavedView } from './list-view.ts'

/** Views that one person may keep of one list. */
const MOST_VIEWS = 50

/** The views that the acting staff keep of a list, by name. Nobody sees those of others. */
export async function listViews({ db, staff }: Ctx, list: string): Promise<Outcome<SavedView[], 'forbidden'>> {
  if (!staff) return refuse('forbidden')
  const rows = await db
    .select()
    .from(staffView)
    .where(and(eq(staffView.owner, staff.id), eq(staffView.list, list)))
    .orderBy(asc(staffView.name))
  return done(rows.map(viewOf))
}

/** Saves a view under a name and replaces one of the same name. The search term is not stored, since it may name a person. */
export async function saveView(
  { db, clock, staff }: Ctx,
  { list, name, view }: { list: string; name: string; view: ListView },
): Promise<Outcome<SavedView, 'forbidden' | 'too_many_views'>> {
  if (!staff) return refuse('forbidden')
  const { q: _search, ...filter } = view.filter
  const kept = { ...view, filter }
  return db.transaction(async (tx) => {
    const [others] = await tx
      .select({ count: count() })
      .from(staffView)
      .where(and(eq(staffView.owner, staff.id), eq(staffView.list, list), ne(staffView.name, name)))
    if ((others?.count ?? 0) >= MOST_VIEWS) return refuse('too_many_views')
    const [row] = await tx
      .insert(staffView)
      .values({ owner: staff.id, list, name, view: kept, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [staffView.owner, staffView.list, staffView.name], set: { view: kept } })
      .returning()
    if (!row) throw new Error('the database took a view and returned no row')
    return done(viewOf(row))
  })
}

export async function removeView({ db, staff }: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!staff) return refuse('forbidden')
  const removed = await db
    .delete(staffView)
    .where(and(eq(staffView.id, id), eq(staffView.owner, staff.id)))
    .returning({ id: staffView.id })
  return removed.length > 0 ? done(null) : refuse('gone')
}

function viewOf({ id, name, view }: typeof staffView.$inferSelect): SavedView {
  return { id, name, view }
}
