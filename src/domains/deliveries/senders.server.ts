import type { Ctx } from '#platform/ctx.server.ts'
import type { Sender } from './sender.ts'
import { webhookSender } from './webhooks/webhook-sender.server.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: { deliveries: { signingKey: string } } }> } }

export function deliveriesSenders({ ctx, site }: Needs): readonly Sender[] {
  return [webhookSender(ctx, async () => (await site.get(ctx)).settings.deliveries.signingKey)]
}
