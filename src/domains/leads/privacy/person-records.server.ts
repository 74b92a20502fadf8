import { inArray, or, sql } from 'drizzle-orm'
import { countMails, type KeptSubjects } from '#domains/mail/index.server.ts'
import { type ChosenPurchases, findPurchasesOf } from '#domains/orders/index.server.ts'
import { countAttempts } from '#domains/verification/index.server.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { lead } from '../schema.server.ts'
import { knownAs, type PersonQuery, type PersonRules } from './person-query.server.ts'

export const recordKinds = ['lead', 'order', 'checkout', 'watch', 'quotation', 'mails', 'attempts'] as const
export const recordReasons = ['email', 'phone', 'merged'] as const
type Reason = (typeof recordReasons)[number]

/** One thing that would be handed out or erased, and why it was found. */
export type PersonRecord = {
  /** `lead:7`: what staff tick. */
  id: string
  kind: (typeof recordKinds)[number]
  /** By what staff know it: its number, the name of its car, or how many there are. */
  number: string
  /** When it came to be; null for a heap of mails or attempts. */
  at: string | null
  /** What that was typed stands in it; `merged` when nothing does, and staff merged it with one of these. */
  matches: Reason[]
  /** Whether the person confirmed an address that it matches by. Nobody confirms a number. */
  is_verified: boolean
  /** Whether it belongs to the choice unless staff say otherwise: it has the address, and not the number alone. */
  is_suggested: boolean
}

/** What was found: the records, and the leads among them. */
export type Finding = { records: PersonRecord[]; leads: LeadRow[] }

export async function findRecords(
  db: Queryable,
  { person, rules, isConfirmed }: { person: PersonQuery; rules: PersonRules; isConfirmed: boolean },
): Promise<Finding> {
  const known = knownAs(person, rules)
  const leads = await leadsOfPerson(db, known)
  const recordOf = (kind: PersonRecord['kind'], key: string, { matches, ...rest }: { number: string; at: string | null; matches: Reason[] }): PersonRecord => {
    const hasAddress = matches.includes('email')
    return { id: `${kind}:${key}`, kind, ...rest, matches, is_verified: isConfirmed && hasAddress, is_suggested: hasAddress }
  }
  const purchases = await findPurchasesOf(db, known)
  const records = [
    ...leads.map((row) => recordOf('lead', String(row.id), { number: String(row.id), at: row.createdAt.toISOString(), matches: reasonsOf(row, known) })),
    ...purchases.map(({ kind, key, number, at, matches }) => recordOf(kind, key, { number, at: at.toISOString(), matches })),
  ]
  // Staff merged leads of one person: who leaves the one with the address in leaves the others in.
  const groups = new Set(leads.filter((row) => reasonsOf(row, known).includes('email')).map(groupOf))
  for (const row of leads) {
    const record = records.find(({ id }) => id === `lead:${row.id}`)
    if (record?.matches.includes('merged') && groups.has(groupOf(row))) record.is_suggested = true
  }
  if (person.email !== '') {
    const mails = await countMails(db, { about: { type: 'lead', ids: [] }, addresses: known.emails, kept: subjectsOf(records.map(({ id }) => id)) })
    records.push(recordOf('mails', 'all', { number: String(mails), at: null, matches: ['email'] }))
  }
  const number = phoneNumber(person.phone, rules.country) ?? ''
  const attempts = number === '' ? 0 : await countAttempts(db, { secretKey: rules.secretKey, number })
  if (attempts > 0) records.push(recordOf('attempts', 'all', { number: String(attempts), at: null, matches: ['phone'] }))
  return { records, leads }
}

/** The keys of the records of a kind among the ids that were ticked. */
export function keysOf(ids: readonly string[], kind: PersonRecord['kind']): string[] {
  return ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
}

/** The subjects of mails that belong to records of their own. */
export function subjectsOf(ids: readonly string[]): KeptSubjects {
  return [
    { type: 'lead', ids: keysOf(ids, 'lead') },
    { type: 'order', ids: keysOf(ids, 'order') },
    { type: 'checkout', ids: keysOf(ids, 'checkout') },
    { type: 'quotation', ids: keysOf(ids, 'quotation') },
  ]
}

export function chosenPurchases(ids: readonly string[]): ChosenPurchases {
  const idsOf = (kind: 'order' | 'watch' | 'quotation') => keysOf(ids, kind).map(Number)
  return { orders: idsOf('order'), checkouts: keysOf(ids, 'checkout'), watches: idsOf('watch'), quotations: idsOf('quotation') }
}

type KnownAs = { emails: readonly string[]; phones: readonly string[] }

/** Leads with this address or number in any of their answers, and those that staff merged with them. */
async function leadsOfPerson(db: Queryable, { emails, phones }: KnownAs): Promise<LeadRow[]> {
  const known = [...emails, ...phones]
  const isNamed = sql`exists (
    select 1 from jsonb_path_query(${lead.attributes}, '$.* ? (@.type() == "string")') as answer where lower(answer #>> '{}') = any(${sql.param(known)})
  )`
  const isKnown = sql`lower(${lead.email}) = any(${sql.param(known)}) or ${lead.phone} = any(${sql.param(known)})`
  const named = await db.select().from(lead).where(sql`${isKnown} or ${isNamed}`)
  const mains = named.map(({ id, mergedInto }) => mergedInto ?? id)
  if (mains.length === 0) return []
  const ids = named.map(({ id }) => id)
  return db
    .select()
    .from(lead)
    .where(or(inArray(lead.id, [...ids, ...mains]), inArray(lead.mergedInto, mains)))
    .orderBy(lead.id)
}

function reasonsOf(row: LeadRow, { emails, phones }: KnownAs): Reason[] {
  const texts = [row.email, row.phone, ...Object.values(row.attributes)].filter((value) => typeof value === 'string').map((text) => text.toLowerCase())
  const reasons: Reason[] = []
  if (emails.some((email) => texts.includes(email))) reasons.push('email')
  if (phones.some((phone) => texts.includes(phone.toLowerCase()))) reasons.push('phone')
  return reasons.length === 0 ? ['merged'] : reasons
}

function groupOf({ id, mergedInto }: LeadRow): number {
  return mergedInto ?? id
}
