import { z } from '@hono/zod-openapi'
import { DealerDraft } from '#domains/retailers/index.ts'

export const Dealer = z.object({ id: z.int(), ...DealerDraft.shape, version: z.string() }).openapi('Dealer')
/** A dealer as everybody sees it. */
export const PublicDealer = Dealer.omit({ is_active: true, version: true, ci_code: true })
  .extend({ ciCode: z.string(), mainPhone: z.string(), zipcode: z.string() })
  .openapi('PublicDealer')
