import { modelFamilies } from '#block-engine/model-years.ts'

type CodedFamily = Extract<(typeof modelFamilies)[number], { nameplate: string }>

/** The makers' codes of families that have one (A-398, B-162): F-Pace is x761. */
export const nameplateCodes: ReadonlyMap<string, string> = new Map(
  modelFamilies.filter((family): family is CodedFamily => family.nameplate !== null).map(({ label, nameplate }) => [label, nameplate]),
)

/** The code of a family, by its name in any case; '' when it has none. */
export function nameplateCode(family: string): string {
  return [...nameplateCodes].find(([name]) => name.toLowerCase() === family.trim().toLowerCase())?.[1] ?? ''
}

/** The family of a code; '' when it names none. */
export function familyOfNameplate(code: string): string {
  return [...nameplateCodes].find(([, known]) => known === code.trim().toLowerCase())?.[0] ?? ''
}
