import type { StaffAnswer } from '#domains/accounts/index.ts'
import { errorWords } from './error-words.ts'

type Refusal = Extract<StaffAnswer<unknown>, { ok: false }>

/**
 * A refused call in the shape that react-admin expects: `message` is a translation key, `body.errors` has a key for each field of a 422. `data` comes with
 * the refusal: the stored record with 412, the usages with `in_use`. (HttpError of react-admin resets the prototype, so it cannot be subclassed.)
 */
export class AdminError extends Error {
  readonly status: number
  readonly body: { errors?: Record<string, string> }
  readonly code: string
  readonly data: unknown
  /** The codes of a 422 by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor({ status, code, fields, data }: Refusal) {
    const errors = fieldErrors(fields)
    super(messageKey(status, code))
    this.status = status
    this.body = Object.keys(errors).length > 0 ? { errors } : {}
    this.code = code
    this.data = data
    this.fields = fields
  }
}

const SERVER_FAULT = 500

function messageKey(status: number, code: string): string {
  if (isErrorWord(code)) return `errors.${code}`
  return status === 0 || status < SERVER_FAULT ? 'errors.error' : 'errors.unavailable'
}

/** The translation key of each field's first error. The API sends codes, or English messages of the schema. */
export function fieldErrors(fields: Readonly<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, complaints]) => [field, `errors.field.${complaintCode(complaints[0] ?? '')}`]))
}

const sentences: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/required|received undefined|>=1 characters|not be empty/i, 'required'],
  [/too big.*characters|too long|at most/i, 'too_long'],
  [/too small.*characters|too short/i, 'too_short'],
  [/too big|too small|out of range/i, 'out_of_range'],
  [/taken|already|unique/i, 'taken'],
  [/invalid option|unknown/i, 'unknown'],
]

function complaintCode(complaint: string): string {
  // What follows the code names the place: `missing_placeholder {number}`.
  const [code = ''] = complaint.split(' ')
  if (isErrorWord(`field.${code}`)) return code
  return sentences.find(([pattern]) => pattern.test(complaint))?.[1] ?? 'invalid'
}

function isErrorWord(key: string): boolean {
  return Object.hasOwn(errorWords, key)
}

/** The translation key of the message for any error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'errors.error'
}
