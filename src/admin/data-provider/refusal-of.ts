import { AdminError } from './admin-error.ts'
import type { CallName, RefusalOf } from '#staff/calls/call-types.ts'

/** The refusal of a call that an error is, with the codes that the call has and what comes with each; null for an error of another kind. */
export function refusalOf<Name extends CallName>(error: unknown): (AdminError & RefusalOf<Name>) | null {
  return error instanceof AdminError ? (error as AdminError & RefusalOf<Name>) : null
}
