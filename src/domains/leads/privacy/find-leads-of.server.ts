import { inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { FoundRecord, KnownPerson, PersonMatch } from '#platform/person-data/person-data.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { lead } from '../schema.server.ts'

/** Leads that name a person, and those that staff merged with them. Who leaves the one with the address in leaves the others in. */
export async function findLeadsOf(db: Queryable, person: KnownPerson): Promise<FoundRecord<'lead'>[]> {
  const rows = (await rowsOf(db, person)).map((row) => ({ row, matches: matchesOf(row, person) }))
  const groups = new Set(rows.filter(({ matches }) => matches.includes('email')).map(({ row }) => groupOf(row)))
  return rows.map(({ row, matches }) => {
    const key = String(row.id)
    const isSuggested = matches.includes('email') || (matches.includes('merged') && groups.has(groupOf(row)))
    return { kind: 'lead', key, number: key, at: row.createdAt, matches, isSuggested }
  })
}

/** Leads with this address or number in any of their answers, and those that staff merged with them. */
async function rowsOf(db: Queryable, { emails, phones }: KnownPerson): Promise<LeadRow[]> {
  const contacts = [...emails, ...phones]
  const isNamed = sql`exists (
    select 1 from jsonb_path_query(${lead.attributes}, '$.* ? (@.type() == "string")') as answer where lower(answer #>> '{}') = any(${sql.param(contacts)})
  )`
  const isKnown = sql`lower(${lead.email}) = any(${sql.param(contacts)}) or ${lead.phone} = any(${sql.param(contacts)})`
  const leadRows = await db.select().from(lead).where(sql`${isKnown} or ${isNamed}`)
  const mains = leadRows.map(({ id, mergedInto }) => mergedInto ?? id)
  if (mains.length === 0) return []
  const ids = leadRows.map(({ id }) => id)
  return db
    .select()
    .from(lead)
    .where(or(inArray(lead.id, [...ids, ...mains]), inArray(lead.mergedInto, mains)))
    .orderBy(lead.id)
}

function matchesOf(row: LeadRow, { emails, phones }: KnownPerson): PersonMatch[] {
  const texts = [row.email, row.phone, ...Object.values(row.attributes)].filter((value) => typeof value === 'string').map((text) => text.toLowerCase())
  const matches: PersonMatch[] = []
  if (emails.some((email) => texts.includes(email))) matches.push('email')
  if (phones.some((phone) => texts.includes(phone.toLowerCase()))) matches.push('phone')
  return matches.length === 0 ? ['merged'] : matches
}

function groupOf({ id, mergedInto }: LeadRow): number {
  return mergedInto ?? id
}
