import type { OrderRefusal } from '#domains/orders/index.ts'

const messages: Readonly<Partial<Record<OrderRefusal, string>>> = {
  vehicle_locked: 'Somebody else is ordering this vehicle at the moment.',
  vehicle_gone: 'This vehicle can no longer be ordered.',
  lock_expired: 'The vehicle is no longer held.',
  gone: 'There is no such order or vehicle.',
  busy: 'Too many orders at the moment; ask again later.',
  forged: 'The link is not one of ours.',
  expired: 'The link has expired.',
}

/** A refusal with its code in the list `errors`, whatever its status (C-268). */
export function withErrorList<Outcome extends { ok: boolean }>(outcome: Outcome): Outcome {
  if (outcome.ok) return outcome
  const { code, fields } = outcome as unknown as { code: OrderRefusal; fields?: Record<string, readonly string[]> }
  const flaws = Object.entries(fields ?? {}).map(([field, [flaw = 'invalid']]) => ({ code: 'invalid', message: flaw, field }))
  return { ...outcome, errors: flaws.length > 0 ? flaws : [{ code, message: messages[code] ?? 'The request was refused.' }] }
}
