import type { PersonData } from '#platform/person-data/person-data.ts'

/** What the domains keep of people, in the order of answers: the generated registry. */
export type PersonSources = readonly PersonData[]

type Union<Sources extends PersonSources> = Sources[number]
type Intersection<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void ? All : never

/** The kinds of records of all domains. */
export type KindOf<Sources extends PersonSources> = Union<Sources> extends infer Data ? (Data extends PersonData<infer Kind> ? Kind : never) : never
/** What all domains count of a person. */
export type CountedBy<Sources extends PersonSources> = Intersection<
  Union<Sources> extends infer Data ? (Data extends PersonData<string, infer Holdings> ? Holdings : never) : never
>
/** What all domains hand out of a person. */
export type ExportedBy<Sources extends PersonSources> = Intersection<
  Union<Sources> extends infer Data ? (Data extends PersonData<string, object, infer Exported> ? Exported : never) : never
>
/** What all domains say on a certificate. */
export type CertifiedBy<Sources extends PersonSources> = Intersection<
  Union<Sources> extends infer Data ? (Data extends PersonData<string, object, object, infer Certificate> ? Certificate : never) : never
>

/** The parts of the domains as one answer. The compiler knows each domain's part and not what a loop makes of all of them. */
export function joinParts<Answer>(parts: readonly object[]): Answer {
  return Object.assign({}, ...parts) as Answer
}

/** Those that keep what is about no record of the others come last. */
export function inTurn(sources: PersonSources): PersonData[] {
  return [...sources.filter(({ isRest }) => !isRest), ...sources.filter(({ isRest }) => isRest)]
}

/** The kinds of records of all domains, in the order in which they are listed. */
export function kindsOf<Sources extends PersonSources>(sources: Sources): KindOf<Sources>[] {
  return inTurn(sources).flatMap(({ kinds }) => Object.keys(kinds) as KindOf<Sources>[])
}
