import { z } from '@hono/zod-openapi'

/** The id of a record in an address; the database refuses a query with a number that is no integer of 32 bits. */
export const RecordId = z.coerce.number().int().positive().max(2_147_483_647)
