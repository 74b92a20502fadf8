import { z } from '@hono/zod-openapi'

export const verificationPersonShapes = { holdings: { phone_attempts: z.int() }, exported: {}, certificate: { phone_attempts: z.int() } }
