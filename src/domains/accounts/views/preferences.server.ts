import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { staffPreference } from '../schema.server.ts'
import type { KeptList, StaffPreferences } from './list-view.ts'

/** Lists that are kept of one person: the admin has fewer. */
const MOST_LISTS = 100

/** How the acting staff work; nothing is kept of who never changed anything. */
export async function readPreferences({ db, staff }: Pick<Ctx, 'db' | 'staff'>): Promise<StaffPreferences> {
  const [row] = staff ? await db.select().from(staffPreference).where(eq(staffPreference.owner, staff.id)) : []
  return { are_keys_off: row?.areKeysOff ?? false, lists: row?.lists ?? {} }
}

/** A token of few rights is a program, which has no keys and no lists. */
function isPerson(staff: Staff | null): staff is Staff {
  return staff !== null && staff.scopes === undefined
}

/** Switches single keys off or on for the acting staff. */
export async function switchKeys({ db, staff }: Ctx, areKeysOff: boolean): Promise<Outcome<null, 'forbidden'>> {
  if (!isPerson(staff)) return refuse('forbidden')
  await db.insert(staffPreference).values({ owner: staff.id, areKeysOff }).onConflictDoUpdate({ target: staffPreference.owner, set: { areKeysOff } })
  return done(null)
}

/** Keeps how the acting staff left a list: what is given replaces what was kept, the rest stays. */
export async function keepList({ db, staff }: Ctx, name: string, list: KeptList): Promise<Outcome<null, 'forbidden' | 'too_many_lists'>> {
  if (!isPerson(staff)) return refuse('forbidden')
  const { lists } = await readPreferences({ db, staff })
  if (!Object.hasOwn(lists, name) && Object.keys(lists).length >= MOST_LISTS) return refuse('too_many_lists')
  const before = sql`coalesce(${staffPreference.lists} -> ${name}::text, '{}'::jsonb)`
  await db
    .insert(staffPreference)
    .values({ owner: staff.id, lists: { [name]: list } })
    .onConflictDoUpdate({
      target: staffPreference.owner,
      // In one statement, so that two tabs that keep two lists both do.
      set: { lists: sql`${staffPreference.lists} || jsonb_build_object(${name}::text, ${before} || ${JSON.stringify(list)}::jsonb)` },
    })
  return done(null)
}
