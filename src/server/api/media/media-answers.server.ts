import { z } from '@hono/zod-openapi'
import { type Answer, whole } from '../answers.server.ts'

/** Allowed bytes of a form beyond its file: boundaries, headers and the other fields. */
export const FIELD_BYTES = 64 * 1024

/** A page of a list of the library: its pages are counted by `items`. */
export function mediaPage<Shape extends z.ZodType>(shape: Shape, about: string) {
  const meta = z.object({ page: z.number(), items: z.number(), total: z.number() })
  return whole(z.object({ data: z.array(shape), meta }), about)
}

/** The answer to an upload: the stored item, with 200 where its bytes were known. */
export function uploaded<Shape extends z.ZodType>(shape: Shape): Answer<{ item: z.output<Shape>; isNew: boolean }, { data: z.output<Shape> }> {
  return {
    status: 201,
    about: 'The added item.',
    others: { 200: 'The item that already has these bytes.' },
    content: { 'application/json': { schema: z.object({ data: shape }) } },
    statusOf: ({ isNew }) => (isNew ? 201 : 200),
    body: ({ item }) => ({ data: item }),
  }
}
