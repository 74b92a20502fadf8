import { setTimeout as wait } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { GatewayName } from '../gateways/registry.ts'
import { paymentWebhook } from '../schema.server.ts'

const PAUSE_MS = 250

/** When the last genuine webhook of a provider came; null for none. */
export async function lastWebhookAt({ db }: Ctx, gateway: GatewayName): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentWebhook.receivedAt })
    .from(paymentWebhook)
    .where(eq(paymentWebhook.gateway, gateway))
    .orderBy(desc(paymentWebhook.receivedAt))
    .limit(1)
  return row?.at ?? null
}

/** Waits for a webhook about a payment, which any process of the site may receive. */
export async function webhookArrives({ db }: Ctx, about: { gateway: GatewayName; providerId: string }, patienceMs: number): Promise<boolean> {
  const has = async () => {
    const { rows } = await db.execute(
      sql`select 1 from payment_webhook where gateway = ${about.gateway} and about ->> 'providerId' = ${about.providerId} limit 1`,
    )
    return rows.length > 0
  }
  for (let waited = 0; waited < patienceMs; waited += PAUSE_MS) {
    if (await has()) return true
    await wait(PAUSE_MS)
  }
  return has()
}
