import type { Queryable } from '#platform/database/database.server.ts'
import type { FoundRecord, KnownPerson, PersonKind, PersonMatch, RecordKey, Subjects } from '#platform/person-data/person-data.ts'
import { inTurn, type KindOf, type PersonSources } from './joined-data.ts'

/** One thing that would be handed out or erased, and why it was found. */
export type PersonRecord<Kind extends string> = {
  /** `lead:7`: what staff tick. */
  id: string
  kind: Kind
  /** By what staff know it: its number, the name of its car, or how many there are. */
  number: string
  /** When it came to be; null for a heap of mails or attempts. */
  at: string | null
  /** What that was typed stands in it; `merged` when nothing does, and staff merged it with one of these. */
  matches: PersonMatch[]
  /** Whether the person confirmed an address that it matches by. Nobody confirms a number. */
  is_verified: boolean
  /** Whether it belongs to the choice unless staff say otherwise: it has the address, and not the number alone. */
  is_suggested: boolean
}

type Search<Sources> = { person: KnownPerson; sources: Sources }
/** A record under the id that staff tick. */
export type IdentifiedRecord = FoundRecord & { id: string }

/** What the domains keep of a person, each after those before it. */
export async function findRecords(db: Queryable, { person, sources }: Search<PersonSources>): Promise<IdentifiedRecord[]> {
  const records: IdentifiedRecord[] = []
  for (const source of inTurn(sources)) {
    const foundRecords = (await source.find?.(db, { person, subjects: subjectsOf(sources, records) })) ?? []
    records.push(...foundRecords.map((record) => ({ ...record, id: `${record.kind}:${record.key}` })))
  }
  return records
}

/** Records as staff see them. */
export function listedRecords<Sources extends PersonSources>(records: readonly IdentifiedRecord[], isConfirmed: boolean): PersonRecord<KindOf<Sources>>[] {
  return records.map(({ id, kind, number, at, matches, isSuggested }) => {
    const hasAddress = matches.includes('email')
    return {
      ...{ id, kind: kind as KindOf<Sources>, number, at: at?.toISOString() ?? null, matches: [...matches] },
      ...{ is_verified: isConfirmed && hasAddress, is_suggested: isSuggested ?? hasAddress },
    }
  })
}

/** What mails and deliveries of these records are about; with `mailKinds`, of their kinds alone. */
export function subjectsOf(sources: PersonSources, records: readonly RecordKey[], mailKinds?: PersonKind['sent']): Subjects {
  const kinds = sources.flatMap((source) => Object.entries<PersonKind>(source.kinds))
  return kinds
    .filter(([, kind]) => kind.sent && (mailKinds === undefined || kind.sent === mailKinds))
    .map(([type]) => ({ type, ids: records.filter(({ kind }) => kind === type).map(({ key }) => key) }))
}
