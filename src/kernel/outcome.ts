/** A reason for refusing: a code alone (`'forbidden'`), or a code with details (`{ code: 'stale', current }`). */
export type Refusal = string | { readonly code: string }

/** The returned form of a refusal: its code and details beside `ok`. */
export type Refused<Why extends Refusal> = Why extends string ? { ok: false; code: Why } : { ok: false } & Why

/** The result of a use-case: done with a value, or refused for one of the listed reasons. */
export type Outcome<Value, Why extends Refusal> = { ok: true; value: Value } | Refused<Why>

/** Any outcome, for code that passes outcomes on. */
export type AnyOutcome = { ok: true; value: unknown } | { ok: false; code: string }

/** Somebody else saved the record first; `current` is the stored record. */
export type Stale<Current> = { code: 'stale'; current: Current }

/** Error messages by field name. */
export type FieldFlaws = Record<string, readonly string[]>

/** The input conflicts with stored data or with itself. */
export type Invalid = { code: 'invalid'; fields: FieldFlaws }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<const Code extends string>(code: Code): { ok: false; code: Code }
export function refuse<const Why extends { readonly code: string }>(why: Why): { ok: false } & Why
export function refuse(why: Refusal): { ok: false; code: string } {
  return typeof why === 'string' ? { ok: false, code: why } : { ...why, ok: false }
}
