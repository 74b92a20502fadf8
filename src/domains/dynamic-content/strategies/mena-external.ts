import { byName } from '#kernel/by-name.ts'
import { nameKey } from '../normalise.ts'

/** Names of model groups, with the prefixes of their models' names (C-176, C-177). */
const landRover = { defender_family: ['defender'], discovery_family: ['discovery'], range_rover_family: ['range_rover'] } as const
export const modelFamilies: Readonly<Record<string, readonly string[]>> = byName({
  ...landRover,
  any_lr: Object.values(landRover).flat(),
  any_jag: ['f_pace', 'e_pace', 'i_pace', 'f_type', 'xe', 'xf', 'xj'],
})

/** The names of models in an answer: the keys of its first element (C-175). Throws for what is no list. */
export function externalModels(answer: unknown): string[] {
  if (!Array.isArray(answer)) throw new TypeError('no list of models')
  const first: unknown = answer[0]
  return typeof first === 'object' && first !== null ? Object.keys(first) : []
}

/** Whether the list has the model, or any of the family; always while it is empty (C-173, C-174). */
export function isInExternalStock(value: string, models: readonly string[]): boolean {
  if (models.length === 0) return true
  const valueKey = nameKey(value)
  const family = Object.hasOwn(modelFamilies, valueKey) ? modelFamilies[valueKey] : undefined
  const names = models.map((name) => nameKey(name).replace(/^(land_rover|jaguar)_/, ''))
  return family ? names.some((name) => family.some((start) => name === start || name.startsWith(`${start}_`))) : names.includes(valueKey)
}
