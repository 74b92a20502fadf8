/** What a use-case answers: done with a value, or refused with a code that the compiler lists. */
export type Outcome<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code; details?: unknown }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code, details?: unknown): { ok: false; code: Code; details?: unknown } {
  return { ok: false, code, details }
}
