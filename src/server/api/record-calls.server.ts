import { z } from '@hono/zod-openapi'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { created, data, listed, nothing } from './answers.server.ts'
import type { BodyLimit } from './body-limits.ts'
import { type Call, type CallCtx, defineCall } from './define-call.server.ts'
import { type ListQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { RecordVersion } from './record-version.ts'

type Stored = { version: string }
type Refuses<Value, Code extends string> = Promise<{ ok: true; value: Value } | { ok: false; code: Code }>
/** The status of each code; empty when there are none. */
type Conflicts<Code extends string> = [Code] extends [never] ? Record<string, never> : Readonly<Record<Code, 409>>

/** One kind of record for the admin; a call is offered only if its use-case is present. Use-cases decide on permission and validity. */
type RecordKind<Row extends Stored, Draft, Id extends string | number, CreateCode extends string, SaveCode extends string, RemoveCode extends string> = {
  /** `/api/dealers` */
  path: `/${string}`
  tag: string
  /** `a dealer` */
  noun: string
  record: z.ZodType<Row>
  /** The body of POST and PUT. */
  draft?: z.ZodType<Draft>
  limit?: BodyLimit
  id?: z.ZodType<Id>
  list?: { query: z.ZodType<ListQuery>; rows: (ctx: CallCtx, request: ListRequest) => Refuses<Listing<Row>, 'forbidden'> }
  find?: (ctx: CallCtx, id: Id) => Refuses<Row, 'forbidden' | 'gone'>
  create?: (ctx: CallCtx, draft: Draft) => Refuses<Row, CreateCode>
  save?: (ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => Refuses<Row, SaveCode>
  /** Further refusals of POST and PUT, beyond `forbidden`, `invalid` and, for PUT, `gone` and `stale`. */
  writeConflicts: Conflicts<Exclude<CreateCode, 'forbidden' | 'invalid'> | Exclude<SaveCode, 'forbidden' | 'gone' | 'stale' | 'invalid'>>
  remove?: (ctx: CallCtx, id: Id) => Refuses<unknown, RemoveCode>
  /** Further refusals of DELETE, beyond `forbidden` and `gone`. */
  removeConflicts: Conflicts<Exclude<RemoveCode, 'forbidden' | 'gone'>>
}

/** The calls of one kind of record: a list, one by id, POST, PUT with If-Match, DELETE. For staff only. */
export function recordCalls<
  Row extends Stored,
  Draft = never,
  Id extends string | number = number,
  CreateCode extends string = never,
  SaveCode extends string = never,
  RemoveCode extends string = never,
>(kind: RecordKind<Row, Draft, Id, CreateCode, SaveCode, RemoveCode>): Call[] {
  const { path, tag, noun, record, limit = 'usual', list, find, create, save, remove } = kind
  const params = z.object({ id: (kind.id ?? RecordId) as z.ZodType<Id> })
  // Without a draft schema there is neither POST nor PUT.
  const draft = kind.draft ?? (z.never() as z.ZodType<Draft>)
  const byId = `${path}/{id}` as const
  const rules = { tag, who: 'staff' } as const
  const etag = ({ version }: Row) => version
  // The type of the record kind guarantees complete tables of conflicts, but the compiler cannot infer it below.
  const adding: ((ctx: CallCtx, draft: Draft) => Refuses<Row, string>) | undefined = create
  const saving: ((ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => Refuses<Row, string>) | undefined = save
  const removing: ((ctx: CallCtx, id: Id) => Refuses<unknown, string>) | undefined = remove
  const calls: Call[] = []
  if (list)
    calls.push(
      defineCall({
        ...rules,
        method: 'get',
        path,
        summary: `Lists: ${noun}`,
        query: list.query,
        answer: listed(record, 'A page of the list.'),
        refusals: { forbidden: 403 },
        run: (ctx, { query }) => list.rows(ctx, listRequest(query)),
      }),
    )
  if (find)
    calls.push(
      defineCall({
        ...rules,
        method: 'get',
        path: byId,
        summary: `Reads ${noun}`,
        params,
        answer: data(record, 'The record; ETag is its version.'),
        etag,
        refusals: { forbidden: 403, gone: 404 },
        run: (ctx, { params: { id } }) => find(ctx, id),
      }),
    )
  if (adding)
    calls.push(
      defineCall({
        ...rules,
        method: 'post',
        path,
        summary: `Adds ${noun}`,
        body: draft,
        limit,
        answer: created(record, 'Added; ETag is its version.'),
        etag,
        refusals: { forbidden: 403, invalid: 422, ...kind.writeConflicts },
        run: (ctx, { body }) => adding(ctx, body),
      }),
    )
  if (saving)
    calls.push(
      defineCall({
        ...rules,
        method: 'put',
        path: byId,
        summary: `Replaces ${noun}, if it is still at the version of If-Match`,
        params,
        body: draft,
        limit,
        ifMatch: RecordVersion,
        answer: data(record, 'Saved; ETag is the new version.'),
        etag,
        refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, ...kind.writeConflicts },
        run: (ctx, { params: { id }, body, version }) => saving(ctx, { id, version, draft: body }),
      }),
    )
  if (removing)
    calls.push(
      defineCall({
        ...rules,
        method: 'delete',
        path: byId,
        summary: `Removes ${noun}`,
        params,
        answer: nothing('Removed.'),
        refusals: { forbidden: 403, gone: 404, ...kind.removeConflicts },
        run: (ctx, { params: { id } }) => removing(ctx, id),
      }),
    )
  return calls
}
