import { modelFamilies } from '#block-engine/model-years.ts'
import { slugOf } from './slug.ts'

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
  return [...nameplateCodes].find(([, knownCode]) => knownCode === code.trim().toLowerCase())?.[0] ?? ''
}

/**
 * Whether a nameplate goes by a key of addresses: by its name, code or group, or by the maker's code of its family, which feeds may leave out
 * or send alone (B-162).
 */
export function isNameplate({ name, code, group }: { name: string; code: string | null; group: string | null }, key: string): boolean {
  return [name, code, group, nameplateCode(name), familyOfNameplate(code ?? '')].some((text) => slugOf(text ?? '') === key)
}
