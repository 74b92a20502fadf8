import type { CallName } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'

const refusals = ['not_confirmed', 'other_records', 'invalid_address'] as const
type PersonCall = Extract<CallName, `POST /api/people/${string}`>
/** Words of why the desk could not do something. */
export type PersonFailure = (typeof refusals)[number] | 'failed'

export function failureOf(error: unknown): PersonFailure {
  return refusals.find((code) => refusalOf<PersonCall>(error)?.code === code) ?? 'failed'
}
