import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import type { Listing } from '#kernel/list-request.ts'
import { ListMeta, pageOfList } from './list-query.ts'

type Content = Record<string, { schema: z.ZodType }>

/** Turns a call's value into a response with the body `AnswerBody`. `query` is the parsed query. */
export type Answer<Value, AnswerBody = unknown> = {
  status: AnswerStatus
  about: string
  /** Absent for a response without a body. */
  content?: Content
  body: (value: Value, query: unknown) => AnswerBody
  /** For a status that depends on the value: the other statuses, and the choice. */
  others?: Partial<Record<AnswerStatus, string>>
  statusOf?: (value: Value) => AnswerStatus
  headers?: Record<string, string>
}
export type AnswerStatus = 200 | 201 | 202 | 204 | 302 | 304

const json = (schema: z.ZodType): Content => ({ 'application/json': { schema } })

/** `{ data }` with the value. */
export function data<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>, { data: z.output<Schema> }> {
  return { status: 200, about, content: json(z.object({ data: schema })), body: (value) => ({ data: value }) }
}

/** `{ data }` with the value and status 201. */
export function created<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>, { data: z.output<Schema> }> {
  return { ...data(schema, about), status: 201 }
}

type ListingBody<Row> = { data: Row[]; meta: z.output<typeof ListMeta> }

/** One page of a list as `{ data, meta }`, for a call whose query is a `listQuery`. */
export function listPage<Schema extends z.ZodType>(schema: Schema, about: string): Answer<Listing<z.output<Schema>>, ListingBody<z.output<Schema>>> {
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

/** The value as the whole body, for responses that hold more than `data`. */
export function whole<Schema extends z.ZodType>(schema: Schema, about: string): Answer<z.output<Schema>, z.output<Schema>> {
  return { status: 200, about, content: json(schema), body: (value) => value }
}

/** The same of a value that the call writes as JSON itself. */
export function readyJson<Schema extends z.ZodType>(schema: Schema, about: string): Answer<Uint8Array, z.output<Schema>> {
  // A browser reads the bytes as what the schema says.
  const body = (text: Uint8Array) => text as z.output<Schema>
  return { status: 200, about, content: json(schema), headers: { 'content-type': 'application/json' }, body }
}

/** Status 204 without a body. */
export function nothing(about: string): Answer<unknown, null> {
  return { status: 204, about, body: () => null }
}

/** A text file that browsers save under `name`. */
export function file(type: string, name: string, about: string): Answer<string, string> {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-disposition': `attachment; filename="${name}"` }
  return { status: 200, about, content: { [type]: { schema: z.string() } }, body: (text) => text, headers }
}

/** Bytes as they come. The call's `extraHeaders` say what they are and under which name browsers save them. */
export function bytes<Value extends { bytes: AsyncIterable<Uint8Array> }>(types: readonly string[], about: string): Answer<Value> {
  const schema = z.string().openapi({ format: 'binary' })
  return {
    status: 200,
    about,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
    body: ({ bytes: pieces }) => Readable.toWeb(Readable.from(pieces)),
  }
}
