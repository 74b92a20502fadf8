import { asc, eq, inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { formLocation } from '../schema.server.ts'
import type { Location, LocationDraft, PublicLocation } from './location.ts'

/** Every location in its order, for staff. */
export async function listLocations(ctx: Ctx): Promise<Outcome<Location[], 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  return done((await rowsOf(ctx.db)).map(locationOf))
}

/** The locations that visitors may choose, in their order. */
export async function findActiveLocations({ db }: Pick<Ctx, 'db'>): Promise<PublicLocation[]> {
  const rows = (await rowsOf(db)).filter(({ isActive }) => isActive)
  return rows.map(({ id, name, value, market, city, position }) => ({ id, name, value, market, city, position }))
}

/** Who hears of leads for a location: a mail address, '' for none, and the retailer who gets them. */
export type LocationReceivers = { email: string; retailerId: number | null }

/** The receivers of leads for these locations, by the values of the locations. */
export async function findLocationReceivers(db: Queryable, values: readonly string[]): Promise<ReadonlyMap<string, LocationReceivers>> {
  if (values.length === 0) return new Map()
  const { value, email, retailerId } = formLocation
  const rows = await db
    .select({ value, email, retailerId })
    .from(formLocation)
    .where(inArray(value, [...values]))
  return new Map(rows.map(({ value: name, ...receivers }) => [name, receivers]))
}

export async function createLocation(ctx: Ctx, draft: LocationDraft): Promise<Outcome<Location, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx.insert(formLocation).values(columnsOf(draft)).returning()
      if (!row) throw new Error('the database took a location and returned no row')
      await recordAudit(tx, ctx, { action: 'form_location.created', subject: draft.value, after: draft })
      await announceChange(tx, 'forms')
      return done(locationOf(row))
    }),
  )
}

export async function saveLocation(ctx: Ctx, id: number, draft: LocationDraft): Promise<Outcome<Location, 'forbidden' | 'gone' | Invalid>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const [before] = await tx.select().from(formLocation).where(eq(formLocation.id, id)).for('update')
      const [row] = await tx.update(formLocation).set(columnsOf(draft)).where(eq(formLocation.id, id)).returning()
      if (!before || !row) return refuse('gone')
      await recordAudit(tx, ctx, { action: 'form_location.changed', subject: draft.value, before: locationOf(before), after: locationOf(row) })
      await announceChange(tx, 'forms')
      return done(locationOf(row))
    }),
  )
}

export async function deleteLocation(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(formLocation).where(eq(formLocation.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'form_location.deleted', subject: row.value, before: locationOf(row) })
    await announceChange(tx, 'forms')
    return done(null)
  })
}

function rowsOf(db: Queryable) {
  return db.select().from(formLocation).orderBy(asc(formLocation.position), asc(formLocation.id))
}

function columnsOf({ active: isActive, retailer_id: retailerId, ...rest }: LocationDraft) {
  return { ...rest, isActive, retailerId }
}

function locationOf({ isActive: active, retailerId: retailer_id, ...rest }: typeof formLocation.$inferSelect): Location {
  return { ...rest, retailer_id, active }
}

/** Turns a violation of the unique index, two locations with one value, into a refusal. */
async function storing<Stored extends { ok: boolean }>(write: () => Promise<Stored>) {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'form_location_value')) return refuse({ code: 'invalid', fields: { value: ['taken'] } })
    throw error
  }
}
