import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { countryOfRetailer } from './country-of-retailer.ts'
import type { Retailer, PublicRetailer } from './retailer.ts'
import type { RetailerSearch } from './retailer-query.ts'
import { draftOfRow, retailerOf, publicRetailerOf } from './retailer-rows.server.ts'
import { calendarOf, type Clocks, retailerTimeZone } from './retailer-time-zone.ts'
import { type VisitPlace, visitPlaceOf } from './visits/hours-of-day.ts'
import { retailer } from './schema.server.ts'

/** The retailers that visitors may see, as {@link RetailerSearch} asks for them; in the admin's order, or by name. */
export async function findActiveRetailers(
  { db }: Ctx,
  { items = 50, brand, state, postcode, locality, dealerCodes, ids }: RetailerSearch & { ids?: readonly number[] },
  order: 'position' | 'name' = 'position',
): Promise<PublicRetailer[]> {
  const rows = await db
    .select()
    .from(retailer)
    .where(
      and(
        eq(retailer.isActive, true),
        brand ? sql`${retailer.brands} ? ${brand}` : undefined,
        state ? eq(retailer.state, state) : undefined,
        postcode ? eq(retailer.postcode, postcode) : undefined,
        locality ? eq(retailer.locality, locality) : undefined,
        dealerCodes && dealerCodes.length > 0 ? inArray(retailer.dealerCode, [...dealerCodes]) : undefined,
        ids && sql`${retailer.id} = any(${sql.param([...ids])})`,
      ),
    )
    .orderBy(...(order === 'name' ? [] : [asc(retailer.position)]), asc(retailer.name), asc(retailer.id))
    .limit(items)
  return rows.map(publicRetailerOf)
}

/** The codes of all retailers, active or not. */
export async function findRetailerCodes(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: retailer.dealerCode }).from(retailer)
  return new Set(rows.map(({ code }) => code))
}

/** How a retailer is reached. */
export type RetailerContact = { id: number; name: string; address: string; phone: string; email: string; dealer_code: string; country: string }

/** The country of a retailer, ISO 3166; '' for an unknown one. */
export async function findRetailerCountry(db: Queryable, id: number): Promise<string> {
  const [row] = await db.select().from(retailer).where(eq(retailer.id, id))
  return row ? countryOfRetailer(draftOfRow(row)) : ''
}

/** The countries of active retailers, by their codes; '' stands for those whose country is unknown. */
export async function listRetailerCountries(db: Queryable): Promise<readonly string[]> {
  const rows = await db.select().from(retailer).where(eq(retailer.isActive, true))
  return [...new Set(rows.map((row) => countryOfRetailer(draftOfRow(row))))].sort()
}

/** The contact data of a retailer; null for an unknown one. */
export async function findRetailerContact(db: Queryable, id: number): Promise<RetailerContact | null> {
  return (await findRetailerContacts(db, [id])).get(id) ?? null
}

/** The contact data of these retailers, by id. */
export async function findRetailerContacts(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, RetailerContact>> {
  if (ids.length === 0) return new Map()
  const { id, name, address, phone, email, dealerCode: dealer_code, country } = retailer
  const rows = await db
    .select({ id, name, address, phone, email, dealer_code, country })
    .from(retailer)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of the lower-case addresses that belong to active retailers. */
export async function findKnownMailboxes(db: Queryable, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const email = sql<string>`lower(${retailer.email})`
  const rows = await db
    .select({ email })
    .from(retailer)
    .where(and(eq(retailer.isActive, true), inArray(email, [...addresses])))
  return new Set(rows.map((row) => row.email))
}

/** The active retailer with this CI code or retailer code, as orders name the company that sells; null for an unknown one. */
export async function findSellingRetailer(db: Queryable, companyUuid: string): Promise<Retailer | null> {
  const [row] = await db
    .select()
    .from(retailer)
    .where(and(eq(retailer.isActive, true), or(eq(retailer.dealerCode, companyUuid), eq(retailer.ciCode, companyUuid))))
    .orderBy(asc(retailer.id))
    .limit(1)
  return row ? retailerOf(row) : null
}

/** When a retailer is open, and by which calendar. Without one, the hours in which any is open, by the site's calendar; an unknown one has no hours. */
export async function findVisitPlace(db: Queryable, id: number | null, clocks: Clocks): Promise<VisitPlace> {
  if (id === null) {
    const rows = await db.select({ hours: retailer.openingHours }).from(retailer).where(eq(retailer.isActive, true))
    return { openingHours: rows.flatMap(({ hours }) => hours), ...calendarOf('', clocks) }
  }
  const [row] = await db.select().from(retailer).where(eq(retailer.id, id))
  return visitPlaceOf(row ? publicRetailerOf(row) : null, clocks)
}

/** Where what is sent to a retailer goes: how it is reached, null for an unknown one, and when it is open. */
export type RetailerDesk = { contact: RetailerContact | null; place: VisitPlace }

/** The desk of a retailer, read at once; see {@link findVisitPlace}. */
export async function findRetailerDesk(db: Queryable, id: number, clocks: Clocks): Promise<RetailerDesk> {
  const [row] = await db.select().from(retailer).where(eq(retailer.id, id))
  if (!row) return { contact: null, place: visitPlaceOf(null, clocks) }
  const { name, address, phone, email, dealerCode: dealer_code, country } = row
  return { contact: { id, name, address, phone, email, dealer_code, country }, place: visitPlaceOf(publicRetailerOf(row), clocks) }
}

/** The retailers that keep another clock than that of the site, by their time zone. */
export async function listByOtherClock(db: Queryable, clocks: Clocks): Promise<ReadonlyMap<string, readonly number[]>> {
  const { id, dealerCode: dealer_code, country, phone } = retailer
  const rows = await db.select({ id, dealer_code, country, phone }).from(retailer)
  const zones = Map.groupBy(rows, (row) => retailerTimeZone(row, clocks))
  zones.delete(clocks.timeZone)
  return new Map([...zones].map(([zone, retailers]) => [zone, retailers.map((row) => row.id)]))
}

/** The names of all retailers, active or not. */
export async function listRetailerNames(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: retailer.id, name: retailer.name }).from(retailer)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Fields by which the admin's list of retailers may be sorted. */
export const retailerSorts = ['position', 'name', 'city', 'state', 'dealer_code', 'is_active', 'id'] as const

const columns = {
  position: retailer.position,
  name: retailer.name,
  city: retailer.city,
  state: retailer.state,
  locality: retailer.locality,
  postcode: retailer.postcode,
  dealer_code: retailer.dealerCode,
  is_active: retailer.isActive,
  id: retailer.id,
}
const searched = [retailer.name, retailer.city, retailer.locality, retailer.address, retailer.dealerCode, retailer.ciCode, retailer.phone, retailer.email]

/** Every retailer, for staff (B-007). */
export async function listRetailers(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<Retailer>, 'forbidden'>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: retailer, id: retailer.id, columns, searched })
  return done({ rows: rows.map(retailerOf), ...count })
}

export async function findRetailer(ctx: Ctx, id: number): Promise<Outcome<Retailer, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(retailer).where(eq(retailer.id, id))
  return row ? done(retailerOf(row)) : refuse('gone')
}

/** For searches of other domains: the dealer codes of the retailers in whose name or place each word stands. Both are folded. */
export async function dealerCodesByWord(db: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { name, city, locality, state, address, dealerCode } = retailer
  const rows = words.length === 0 ? [] : await db.select({ name, city, locality, state, address, dealerCode }).from(retailer).where(ne(dealerCode, ''))
  const places = rows.map(({ dealerCode: code, ...place }) => ({ code, text: foldArabic(Object.values(place).join(' ')) }))
  return new Map(words.map((word) => [word, places.flatMap(({ code, text }) => (text.includes(word) ? [code] : []))]))
}
