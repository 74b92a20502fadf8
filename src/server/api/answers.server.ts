import { z } from '@hono/zod-openapi'
import type { Listing } from '#kernel/list-request.ts'
import { ListMeta, pageOfList } from './list-query.ts'

type Content = Record<string, { schema: z.ZodType }>

/** How the value of a call becomes an answer. `query` is what was asked for. */
export type Answer<Value> = {
  status: AnswerStatus
  about: string
  /** Absent for an answer without a body. */
  content?: Content
  body: (value: Value, query: unknown) => unknown
  /** Where the value decides: what other statuses say, and which one it is. */
  others?: Partial<Record<AnswerStatus, string>>
  statusOf?: (value: Value) => AnswerStatus
  headers?: Record<string, string>
}
export type AnswerStatus = 200 | 201 | 202 | 204

const json = (schema: z.ZodType): Content => ({ 'application/json': { schema } })

/** `{ data }` with the value. */
export function data<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>> {
  return { status: 200, about, content: json(z.object({ data: schema })), body: (value) => ({ data: value }) }
}

/** The same with 201. */
export function created<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>> {
  return { ...data(schema, about), status: 201 }
}

/** A page of a list: `{ data, meta }` for the rows of a call whose query is a `listQuery`. */
export function listed<Schema extends z.ZodType>(schema: Schema, about: string): Answer<Listing<z.output<Schema>>> {
  return {
    status: 200,
    about,
    content: json(z.object({ data: z.array(schema), meta: ListMeta })),
    body: (listing, query) => {
      const { page, per_page: perPage } = query as { page: number; per_page: number }
      return pageOfList(listing, { page, perPage })
    },
  }
}

/** The value as it is, for answers that say more than `data`. */
export function whole<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>> {
  return { status: 200, about, content: json(schema), body: (value) => value }
}

/** 204. */
export function nothing(about: string): Answer<unknown> {
  return { status: 204, about, body: () => null }
}

/** A text file that a browser saves under a name. */
export function file(type: string, name: string, about: string): Answer<string> {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-disposition': `attachment; filename="${name}"` }
  return { status: 200, about, content: { [type]: { schema: z.string() } }, body: (text) => text, headers }
}
