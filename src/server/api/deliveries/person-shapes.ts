import { z } from '@hono/zod-openapi'

export const deliveriesPersonShapes = { holdings: { deliveries: z.int() }, exported: {}, certificate: { deliveries: z.int() } }
