import type { WordPair } from '#kernel/words/words.ts'
import type { Ctx } from '../ctx.server.ts'
import type { Queryable, Tx } from '../database/database.server.ts'

/** Why a record was found: the address or the number that was typed stands in it, or staff merged it with one where it does. */
export const personMatches = ['email', 'phone', 'merged'] as const
export type PersonMatch = (typeof personMatches)[number]

/** A person as staff typed them, and as records have it. Nothing else is looked for (decision 0116). */
export type KnownPerson = {
  /** In small letters; none without an address. */
  emails: readonly string[]
  /** As it was typed, and in international form. */
  phones: readonly string[]
  /** In international form; '' without one. */
  number: string
  /** What digests of numbers are made with. */
  secretKey: string
}

/** A kind of record that would be handed out or erased. */
export type PersonKind = {
  name: WordPair
  /**
   * For kinds whose mails and deliveries carry the kind and the key of a record as their subject: these go or stay with the record, whatever is done about the
   * other mails to the person. `counted` ones are also counted with it.
   */
  sent?: 'own' | 'counted'
}

/** A record by its kind and its key, which staff tick as `lead:7`. */
export type RecordKey = { kind: string; key: string }

/** A record that was found. */
export type FoundRecord<Kind extends string = string> = {
  kind: Kind
  key: string
  /** By what staff know it: its number, the name of its car, or how many there are. */
  number: string
  /** When it came to be; null for a heap, such as all mails to an address. */
  at: Date | null
  matches: readonly PersonMatch[]
  /** Whether it belongs to the choice unless staff say otherwise; if absent, whether it has the address. */
  isSuggested?: boolean
}

/** What mails and deliveries are about. */
export type Subjects = readonly { type: string; ids: readonly string[] }[]

/** What was chosen of a finding. */
export type ChosenRecords = {
  person: KnownPerson
  records: readonly (RecordKey & { number: string })[]
  /** Chosen records whose mails and deliveries are counted. */
  counted: Subjects
  /** Records that were left out: what was sent about them stays. */
  leftOut: Subjects
  /** Numbers that the chosen records prove to be the person's; what was typed proves nothing. */
  provedNumbers: readonly string[]
}

/** What is done within the transaction of an erasure. */
export type Erasure<Holdings> = {
  tx: Tx
  selection: ChosenRecords
  /** What there was before anything was touched. */
  holdings: Holdings
  /** Records that other domains kept although they were chosen, since a contract is running. */
  keptSubjects: Subjects
}

/**
 * What a domain keeps of people, brought in its `person-data.server.ts`. Its parts of answers have the names of the API, where their shapes stand in
 * `person-shapes.ts`.
 */
export type PersonData<
  Kind extends string = string,
  Holdings extends object = object,
  Exported extends object = object,
  Certificate extends object = object,
> = {
  /** Where its part stands in answers; no two domains have the same. */
  order: number
  /** It keeps what is about no record of the others: looked for, listed and erased after them. */
  isRest?: true
  /** The tables in which it looks, and of which it hands out and erases. */
  tables: readonly string[]
  kinds: Readonly<Record<Kind, PersonKind>>
  /** Records that name the person, oldest first. `subjects` are those of the domains before it. */
  find?(db: Queryable, look: { person: KnownPerson; subjects: Subjects }): Promise<readonly FoundRecord<Kind>[]>
  /** Numbers that chosen records prove to be the person's. */
  findProvedNumbers?(db: Queryable, records: readonly RecordKey[]): Promise<readonly string[]>
  /** How much is kept in the chosen records, without its content. */
  count(db: Queryable, selection: ChosenRecords): Promise<Holdings>
  /** The content of the chosen records, and what the audit log says of it: keys alone. */
  export?(ctx: Ctx, selection: ChosenRecords): Promise<{ exported: Exported; trail?: Readonly<Record<string, unknown>> }>
  /** Erases the chosen records, or keeps some while they are needed; the certificate names nobody. */
  erase(ctx: Ctx, erasure: Erasure<Holdings>): Promise<{ certificate: Certificate; kept?: Subjects }>
}

/** Declares what a domain keeps of people; the generated registry joins it to the others. */
export function definePersonData<
  Kind extends string,
  Holdings extends object,
  Exported extends object = Record<never, never>,
  Certificate extends object = Holdings,
>(data: PersonData<Kind, Holdings, Exported, Certificate>): PersonData<Kind, Holdings, Exported, Certificate> {
  return data
}

/** The keys of the records of a kind. */
export function keysOf(records: readonly RecordKey[], kind: string): string[] {
  return records.filter((record) => record.kind === kind).map(({ key }) => key)
}
