import type { MostHeldRefusal, OrderRefusal } from '#domains/orders/index.ts'

/** The statuses of the caps on holding. */
export const mostHeldStatuses = { visitor_holds_most: 409, contact_holds_most: 409, network_holds_most: 409, stock_holds_most: 409 } as const satisfies Record<
  MostHeldRefusal,
  409
>

const messages: Readonly<Partial<Record<OrderRefusal, string>>> = {
  vehicle_locked: 'Somebody else is ordering this vehicle at the moment.',
  vehicle_gone: 'This vehicle can no longer be ordered.',
  lock_expired: 'The vehicle is no longer held.',
  hold_over: 'You have kept this vehicle as long as possible; others come first for a while.',
  visitor_holds_most: 'You hold as many vehicles as one visitor may; give one up first.',
  contact_holds_most: 'As many vehicles as possible are held under this e-mail address or phone number.',
  network_holds_most: 'As many vehicles as possible are held from your network; try again in a few minutes.',
  stock_holds_most: 'As many vehicles as possible are held at the moment; try again in a few minutes.',
  seller_incomplete: 'Orders in this country cannot be paid online at the moment.',
  gone: 'There is no such order or vehicle.',
  busy: 'Too many orders at the moment; ask again later.',
  forged: 'The link is not one of ours.',
  expired: 'The link has expired.',
  withdrawn: 'The quotation was withdrawn.',
}

/** A refusal with its code in the list `errors`, whatever its status (C-268). */
export function withErrorList<Outcome extends { ok: boolean }>(outcome: Outcome): Outcome {
  if (outcome.ok) return outcome
  const { code, fields } = outcome as unknown as { code: OrderRefusal; fields?: Record<string, readonly string[]> }
  const flaws = Object.entries(fields ?? {}).map(([field, [flaw = 'invalid']]) => ({ code: 'invalid', message: flaw, field }))
  return { ...outcome, errors: flaws.length > 0 ? flaws : [{ code, message: messages[code] ?? 'The request was refused.' }] }
}
