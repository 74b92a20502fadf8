import { z } from '@hono/zod-openapi'
import { RetailerDraft } from '#domains/retailers/index.ts'

export const Retailer = z.object({ id: z.int(), ...RetailerDraft.shape, version: z.string() }).openapi('Dealer')
/** A retailer as everybody sees it. */
export const PublicRetailer = Retailer.omit({ is_active: true, version: true, ci_code: true })
  .extend({ ciCode: z.string(), mainPhone: z.string(), zipcode: z.string() })
  .openapi('PublicDealer')
