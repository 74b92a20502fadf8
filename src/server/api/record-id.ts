import { z } from '@hono/zod-openapi'

/** The id of a record in an address: a positive 32-bit integer, since PostgreSQL rejects a query with any larger number. */
export const RecordId = z.coerce.number().int().positive().max(2_147_483_647)
