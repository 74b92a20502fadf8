import type { Ctx } from '#platform/ctx.server.ts'
import { type differenceKinds, paymentDifference } from '../schema.server.ts'
import type { GatewayName } from '../gateways/registry.ts'

type FoundDifference = {
  /** The payment, or only its id at the provider if it is unknown here. */
  row: { id: number | null; gateway: GatewayName; providerId: string | null }
  kind: (typeof differenceKinds)[number]
  ours: string
  theirs: string
}

/** Lists a difference for staff; one that is listed already is not listed again until it is settled. */
export async function recordDifference({ db, clock, log }: Ctx, { row, kind, ours, theirs }: FoundDifference): Promise<void> {
  const values = { paymentId: row.id, gateway: row.gateway, providerId: row.providerId ?? '', kind, ours, theirs, foundAt: clock.now() }
  const [newDifference] = await db.insert(paymentDifference).values(values).onConflictDoNothing().returning({ id: paymentDifference.id })
  if (newDifference) log.warn('a payment differs from its provider', { payment: row.id, gateway: row.gateway, kind, ours, theirs })
}
