import { z } from 'zod'
import { modelFamilies } from '#block-engine/model-years.ts'

const FIRST_YEAR = 2018
const MOST_YEARS = 60
const year = z.int().min(1900).max(2100)

/** A family of vehicles as staff keep it (B-163): `last_year` null is the year after the current one. */
export const ModelFamily = z
  .object({
    key: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .max(60),
    label: z.string().trim().min(1).max(60),
    code: z.string().trim().max(20).default(''),
    first_year: year.default(FIRST_YEAR),
    last_year: year.nullable().default(null),
  })
  .refine(({ first_year, last_year }) => last_year === null || (first_year <= last_year && last_year - first_year < MOST_YEARS), {
    error: 'last_year stands before first_year',
    path: ['last_year'],
  })
export type ModelFamily = z.output<typeof ModelFamily>

/** Codes that the requirements leave open (B-163). */
const proposedCodes: Partial<Record<(typeof modelFamilies)[number]['key'], string>> = {
  'range-rover': 'l460',
  defender: 'l663',
  discovery: 'l462',
  'e-pace': 'x540',
  xj: 'x351',
}

/** The ten families with their codes, and the years that are proposed for all of them (B-160 to B-163). */
export const proposedFamilies: readonly ModelFamily[] = modelFamilies.map(({ key, label, nameplate }) => ({
  key,
  label,
  code: nameplate ?? proposedCodes[key] ?? '',
  first_year: FIRST_YEAR,
  last_year: null,
}))

/** A family with the model years that editors may choose, oldest first. */
export type VehicleFamily = { key: string; label: string; code: string; model_years: number[] }

/** The families with their model years as of `now`; each has at least one (B-161). */
export function vehicleFamilies(families: readonly ModelFamily[], now: Date): VehicleFamily[] {
  return families.map(({ key, label, code, first_year, last_year }) => {
    const last = Math.max(first_year, last_year ?? now.getUTCFullYear() + 1)
    return { key, label, code, model_years: Array.from({ length: last - first_year + 1 }, (_, index) => first_year + index) }
  })
}
