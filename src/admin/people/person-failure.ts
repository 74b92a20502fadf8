import { AdminError } from '../data-provider/admin-error.ts'

const refusals = ['not_confirmed', 'other_records', 'invalid_address'] as const
/** Words of why the desk could not do something. */
export type PersonFailure = (typeof refusals)[number] | 'failed'

export function failureOf(error: unknown): PersonFailure {
  return refusals.find((code) => error instanceof AdminError && error.code === code) ?? 'failed'
}
