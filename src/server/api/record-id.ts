import { z } from '@hono/zod-openapi'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

/** The id of a record in an address: a positive 32-bit integer, since PostgreSQL rejects a query with any larger number. */
export const RecordId = z.coerce.number().int().positive().max(LARGEST_ID)
