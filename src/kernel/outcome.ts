/** What a use-case may refuse with: a code alone (`'forbidden'`), or a code with its own details (`{ code: 'stale', current }`). */
export type Refusal = string | { readonly code: string }

/** A refusal as it is answered: its code and its details beside `ok`. */
export type Refused<Why extends Refusal> = Why extends string ? { ok: false; code: Why } : { ok: false } & Why

/** What a use-case answers: done with a value, or refused with one of the refusals that its type lists. */
export type Outcome<Value, Why extends Refusal> = { ok: true; value: Value } | Refused<Why>

/** Any outcome, for code that passes outcomes on. */
export type AnyOutcome = { ok: true; value: unknown } | { ok: false; code: string }

/** Somebody saved it first; `current` is what is stored now. */
export type Stale<Current> = { code: 'stale'; current: Current }

/** Messages by the name of the field that they are about. */
export type FieldFlaws = Record<string, readonly string[]>

/** Values that do not fit what is stored or each other. */
export type Invalid = { code: 'invalid'; fields: FieldFlaws }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<const Code extends string>(code: Code): { ok: false; code: Code }
export function refuse<const Why extends { readonly code: string }>(why: Why): { ok: false } & Why
export function refuse(why: Refusal): { ok: false; code: string } {
  return typeof why === 'string' ? { ok: false, code: why } : { ...why, ok: false }
}
