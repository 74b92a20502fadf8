import { z } from '@hono/zod-openapi'
import type { Action } from '#domains/accounts/index.ts'
import type { Listing } from '#kernel/list-request.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { listPage, whole } from './answers.server.ts'
import { type Call, type CallCtx, defineCall, type ShapedCall } from './define-call.server.ts'
import { ListMeta, type ListQuery, pageOfList } from './list-query.ts'

type ListOfRecords<Row, Query extends z.ZodObject, Path extends `/${string}`> = {
  /** `/api/dealers` */
  path: Path
  tag: string
  who: 'staff' | Action
  /** `dealers` */
  many: string
  description?: string
  /** A `listQuery`. */
  query: Query
  record: z.ZodType<Row>
  /**
   * Set where the list may be searched for a person: `q` and these filters are then taken by `POST {path}/search` alone, since
   * logs, histories and proxies keep addresses.
   */
  findsPeople?: readonly (keyof z.output<Query> & string)[]
  rows: (ctx: CallCtx, query: z.output<Query> & ListQuery) => Promise<Outcome<Listing<Row>, 'forbidden'>>
}

type ListingBody<Row> = { data: Row[]; meta: z.output<typeof ListMeta> }
type Forbidden = { code: 'forbidden'; data: undefined }
export type ListShape<Row, Query, Path> = {
  method: 'get'
  path: Path
  query: keyof z.input<Query> & string
  body: undefined
  answer: ListingBody<Row>
  refusal: Forbidden
}
export type SearchShape<Row, Query, Path extends string> = {
  method: 'post'
  path: `${Path}/search`
  query: never
  body: z.input<Query>
  answer: ListingBody<Row>
  refusal: Forbidden
}

/** The calls of a list of records: by an address, and by a body where it may be searched for a person. For staff only. */
export function listCalls<Row, Query extends z.ZodObject, const Path extends `/${string}`>(
  list: ListOfRecords<Row, Query, Path>,
): (ShapedCall<ListShape<Row, Query, Path>> | ShapedCall<SearchShape<Row, Query, Path>>)[] {
  const { tag, who, many, description, record, findsPeople, rows } = list
  const path: `/${string}` = list.path
  const rules = { tag, who, refusals: { forbidden: 403 }, isReadOnly: true } as const
  const findRows = (ctx: CallCtx, query: object) => rows(ctx, query as z.output<Query> & ListQuery)
  const hidden = findsPeople ? Object.fromEntries(['q', ...findsPeople].map((name) => [name, true as const])) : {}
  const byAddress: Call = defineCall({
    ...rules,
    method: 'get',
    path,
    summary: `Lists ${many}`,
    ...(description ? { description } : {}),
    query: list.query.omit(hidden as Record<never, true>),
    answer: listPage(record, 'A page of the list.'),
    run: (ctx, { query }) => findRows(ctx, { q: '', ...(query as object) }),
  })
  if (!findsPeople) return [byAddress]
  const byBody: Call = defineCall({
    ...rules,
    method: 'post',
    path: `${path}/search`,
    summary: `Searches ${many}`,
    description: [description, 'Takes the filters in its body, so that no address or log has what is searched for.'].filter(Boolean).join(' '),
    // Without a filter that is misspelt the list would be another, as with parameters of an address.
    body: list.query.strict() as z.ZodType,
    answer: whole(z.object({ data: z.array(record), meta: ListMeta }), 'A page of the list.'),
    run: async (ctx, { body }) => {
      const { page, per_page: perPage } = body as ListQuery
      const outcome = await findRows(ctx, body as object)
      return outcome.ok ? done(pageOfList(outcome.value, { page, perPage })) : outcome
    },
  })
  return [byAddress, byBody]
}
