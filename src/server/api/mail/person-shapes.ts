import { z } from '@hono/zod-openapi'

export const mailPersonShapes = { holdings: { mails: z.int() }, exported: {}, certificate: { mails: z.int() } }
