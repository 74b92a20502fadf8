import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import { WholeLead } from './lead-shapes.ts'

export const leadsPersonShapes = {
  holdings: {
    leads: z.array(z.object({ id: z.int(), form_id: z.int(), state: z.enum(leadStates), created_at: z.iso.datetime() })),
    files: z.int(),
  },
  exported: { leads: z.array(WholeLead) },
  certificate: { leads: z.array(z.int()), files: z.int() },
}
