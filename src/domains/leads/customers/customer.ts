import { type ContactMatch, type CustomerContact, matchesOfContact } from '#domains/orders/index.ts'

/** Kinds of records that name a customer. A customer is known by one of them (`lead-7`), so that no address tells who it is. */
export const customerKinds = ['lead', 'order', 'quotation'] as const
type CustomerKind = (typeof customerKinds)[number]
export type CustomerRef = { kind: CustomerKind; id: number }

/** One record as it names its customer. `at` is when it came. */
export type CustomerEntry = CustomerRef & CustomerContact & { name: string; at: Date }

/** A customer in a list: as the newest record has them, and how many records of the search are theirs. */
export type FoundCustomer = CustomerContact & { id: string; name: string; at: Date; entries: number }

/** Why a record belongs to a customer: it has the address or the number, or staff merged it with one that does. */
export type CustomerMatch = ContactMatch | 'merged'

const REF = /^(lead|order|quotation)-([1-9]\d{0,8})$/

/** The record that `lead-7` names; null for anything else. */
export function parseCustomerRef(text: string): CustomerRef | null {
  const [, kind, id] = REF.exec(text) ?? []
  return kind === undefined ? null : { kind: kind as CustomerKind, id: Number(id) }
}

export function customerRefOf({ kind, id }: CustomerRef): string {
  return `${kind}-${id}`
}

/**
 * The customers behind some records, the newest first. Records belong together when they have the address or the number of the newest one; a name joins
 * nothing, and what another record adds joins nothing either (decision 0116).
 */
export function customersOf(entries: readonly CustomerEntry[]): FoundCustomer[] {
  const customers: FoundCustomer[] = []
  let rest = entries.toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
  for (let [newest] = rest; newest; [newest] = rest) {
    const first: CustomerEntry = newest
    const others = rest.filter((entry) => entry !== first && matchesOfContact(entry, first).length === 0)
    const { name, email, phone, at } = first
    customers.push({ id: customerRefOf(first), name, email, phone, at, entries: rest.length - others.length })
    rest = others
  }
  return customers
}
