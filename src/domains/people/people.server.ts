import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { ChosenRecords, KnownPerson, Subjects } from '#platform/person-data/person-data.ts'
import { type CertifiedBy, type CountedBy, type ExportedBy, inTurn, joinParts, type KindOf, type PersonSources } from './joined-data.ts'
import { digestOf, knownAs, type PersonChoice, type PersonQuery, type PersonRules } from './person-query.server.ts'
import { findRecords, type IdentifiedRecord, listedRecords, type PersonRecord, subjectsOf } from './person-records.server.ts'
import { findStandings, forgetRequestsOf, type RequestKind, type RequestStanding, spendConfirmation } from './person-requests.server.ts'

/** The rules, and what the domains keep. */
export type PersonDesk<Sources extends PersonSources = PersonSources> = PersonRules & { sources: Sources }

/** Counts of the stored data about a person, without its content. */
type PersonHoldings<Sources extends PersonSources> = CountedBy<Sources> & Finding<Sources>
type Finding<Sources extends PersonSources> = {
  /** What would be touched, each with its reason. */
  records: PersonRecord<KindOf<Sources>>[]
  /** How the requests of the person stand. */
  requests: Record<RequestKind, RequestStanding>
}

/** The export of a person's data. */
type PersonExport<Sources extends PersonSources> = { exported_at: string } & ExportedBy<Sources>

/** The certificate of an erasure, without personal data. `subject` is a digest of what they were known by. */
type ErasureCertificate<Sources extends PersonSources> = { subject: string; erased_at: string; erased_by: string } & CertifiedBy<Sources>

/** Where a person appears in stored data, and what they confirmed. */
export async function findPerson<Sources extends PersonSources>(
  ctx: Ctx,
  query: PersonQuery,
  desk: PersonDesk<Sources>,
): Promise<Outcome<PersonHoldings<Sources>, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const { sources } = desk
  const requests = await findStandings(ctx, query.email)
  const isConfirmed = Object.values(requests).some((standing) => standing?.confirmed_at)
  const person = knownAs(query, desk)
  const records = await findRecords(ctx.db, { person, sources })
  const holdings = await countAll(ctx.db, sources, await chosenOf(ctx.db, { person, sources, records, leftOut: [] }))
  const finding: Finding<Sources> = { records: listedRecords<Sources>(records, isConfirmed), requests }
  return done(joinParts<PersonHoldings<Sources>>([...holdings.values(), finding]))
}

type ChoiceRefusal = 'forbidden' | 'not_confirmed' | 'other_records'
type Ticked = { records: IdentifiedRecord[]; leftOut: IdentifiedRecord[]; trail: Record<string, unknown> }

/**
 * What staff ticked, in the caller's transaction: records of the finding as it is now, confirmed by the person or done for a reason. The trail for the audit
 * log says which records have nothing but a number that nobody confirmed.
 */
async function tickedOf(ctx: Ctx, choice: PersonChoice, { kind, person, sources }: { kind: RequestKind; person: KnownPerson; sources: PersonSources }) {
  const foundRecords = await findRecords(ctx.db, { person, sources })
  const knownIds = new Set(foundRecords.map(({ id }) => id))
  if (choice.records.some((id) => !knownIds.has(id))) return refuse('other_records')
  const isConfirmed = await spendConfirmation(ctx, { email: choice.email, kind })
  if (!isConfirmed && choice.reason === '') return refuse('not_confirmed')
  const ticked = new Set(choice.records)
  const records = foundRecords.filter(({ id }) => ticked.has(id))
  const byNumber = listedRecords(records, isConfirmed).filter(({ is_suggested }) => !is_suggested)
  return done<Ticked>({
    records,
    leftOut: foundRecords.filter(({ id }) => !ticked.has(id)),
    trail: {
      confirmed: isConfirmed,
      ...(isConfirmed ? {} : { reason: choice.reason }),
      by_number_alone: byNumber.map(({ id }) => id),
    },
  })
}

type Choosing = { person: KnownPerson; sources: PersonSources; records: readonly IdentifiedRecord[]; leftOut: readonly IdentifiedRecord[] }

async function chosenOf(db: Queryable, { person, sources, records, leftOut }: Choosing): Promise<ChosenRecords> {
  const provedNumbers: string[] = []
  for (const source of sources) provedNumbers.push(...((await source.findProvedNumbers?.(db, records)) ?? []))
  return { person, records, counted: subjectsOf(sources, records, 'counted'), leftOut: subjectsOf(sources, leftOut), provedNumbers }
}

async function countAll(db: Queryable, sources: PersonSources, selection: ChosenRecords): Promise<Map<PersonSources[number], object>> {
  const holdings = new Map<PersonSources[number], object>()
  for (const source of sources) holdings.set(source, await source.count(db, selection))
  return holdings
}

/** The chosen records of a person, for staff to hand out. */
export async function exportPerson<Sources extends PersonSources>(
  ctx: Ctx,
  choice: PersonChoice,
  desk: PersonDesk<Sources>,
): Promise<Outcome<PersonExport<Sources>, ChoiceRefusal>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const { sources } = desk
  const person = knownAs(choice, desk)
  return inTransaction(ctx, async (inner, tx) => {
    const ticked = await tickedOf(inner, choice, { kind: 'export', person, sources })
    if (!ticked.ok) return ticked
    const selection = await chosenOf(tx, { person, sources, ...ticked.value })
    const parts: object[] = []
    const trails: object[] = []
    for (const source of sources) {
      const { exported, trail = {} } = (await source.export?.(inner, selection)) ?? { exported: {} }
      parts.push(exported)
      trails.push(trail)
    }
    await recordAudit(tx, ctx, { action: 'person.exported', subject: digestOf(choice, desk), after: joinParts([...trails, ticked.value.trail]) })
    return done(joinParts<PersonExport<Sources>>([{ exported_at: ctx.clock.now().toISOString() }, ...parts]))
  })
}

/**
 * Erases the chosen records of a person in one transaction, each domain what it keeps, and what was and is to be sent about them and to the person. The
 * certificate is in the audit log as well.
 */
export async function erasePerson<Sources extends PersonSources>(
  ctx: Ctx,
  choice: PersonChoice,
  desk: PersonDesk<Sources>,
): Promise<Outcome<ErasureCertificate<Sources>, ChoiceRefusal>> {
  const { staff } = ctx
  if (!may(staff, 'leads.delete')) return refuse('forbidden')
  const { sources } = desk
  const person = knownAs(choice, desk)
  return inTransaction(ctx, async (inner, tx) => {
    const ticked = await tickedOf(inner, choice, { kind: 'erase', person, sources })
    if (!ticked.ok) return ticked
    const selection = await chosenOf(tx, { person, sources, ...ticked.value })
    // What goes is counted before any of it has gone.
    const holdings = await countAll(tx, sources, selection)
    const certificates = new Map<PersonSources[number], object>()
    const keptSubjects: Subjects[number][] = []
    for (const source of inTurn(sources)) {
      const erased = await source.erase(inner, { tx, selection, holdings: holdings.get(source) ?? {}, keptSubjects })
      certificates.set(source, erased.certificate)
      keptSubjects.push(...(erased.kept ?? []))
    }
    await forgetRequestsOf(tx, choice.email)
    const subject = digestOf(choice, desk)
    const parts = [{ erased_at: ctx.clock.now().toISOString(), erased_by: staff.name }, ...sources.map((source) => certificates.get(source) ?? {})]
    await recordAudit(tx, ctx, { action: 'person.erased', subject, after: joinParts([...parts, ticked.value.trail]) })
    return done(joinParts<ErasureCertificate<Sources>>([{ subject }, ...parts]))
  })
}
