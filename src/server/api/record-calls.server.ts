import { z } from '@hono/zod-openapi'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { created, data, nothing } from './answers.server.ts'
import type { BodyLimit } from './body-limits.ts'
import { type Call, type CallCtx, defineCall, type ShapedCall } from './define-call.server.ts'
import { listCalls, type ListShape, type SearchShape } from './list-calls.server.ts'
import { listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { RecordVersion } from './record-version.ts'
import type { SentCode } from './sent-code.ts'

type Stored = { version: string }
type Refuses<Value, Code extends string> = Promise<{ ok: true; value: Value } | { ok: false; code: Code }>
/** The status of each code; empty when there are none. */
type Conflicts<Code extends string> = [Code] extends [never] ? Record<string, never> : Readonly<Record<Code, 409>>

type RecordList<Row> = {
  query: z.ZodObject
  rows: (ctx: CallCtx, request: ListRequest) => Refuses<Listing<Row>, 'forbidden'>
  /** As in `listCalls`. */
  findsPeople?: readonly string[]
}

/** One kind of record for the admin; a call is offered only if its use-case is present. Use-cases decide on permission and validity. */
type RecordKind<
  Row extends Stored,
  Draft,
  Id extends string | number,
  CreateCode extends string,
  SaveCode extends string,
  RemoveCode extends string,
  Path extends `/${string}`,
> = {
  /** `/api/dealers` */
  path: Path
  tag: string
  /** `a dealer` */
  noun: string
  record: z.ZodType<Row>
  /** The body of POST and PUT. */
  draft?: z.ZodType<Draft>
  limit?: BodyLimit
  id?: z.ZodType<Id>
  list?: RecordList<Row>
  find?: (ctx: CallCtx, id: Id) => Refuses<Row, 'forbidden' | 'gone'>
  create?: (ctx: CallCtx, draft: Draft) => Refuses<Row, CreateCode>
  save?: (ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => Refuses<Row, SaveCode>
  /** Further refusals of POST and PUT, beyond `forbidden`, `invalid` and, for PUT, `gone` and `stale`. */
  writeConflicts: Conflicts<Exclude<CreateCode, 'forbidden' | 'invalid'> | Exclude<SaveCode, 'forbidden' | 'gone' | 'stale' | 'invalid'>>
  remove?: (ctx: CallCtx, id: Id) => Refuses<unknown, RemoveCode>
  /** Further refusals of DELETE, beyond `forbidden` and `gone`. */
  removeConflicts: Conflicts<Exclude<RemoveCode, 'forbidden' | 'gone'>>
}

type Shape<Method, Path, Body, Told, Refusals, StoredRow> = {
  method: Method
  path: Path
  query: never
  body: Body
  told: Told
  code: SentCode<Refusals, unknown>
  stored: StoredRow
}
type FindRefusals = { forbidden: 403; gone: 404 }
type WriteRefusals = { forbidden: 403; invalid: 422 }
type Told<Row> = { data: Row }
type BodyOf<Kind> = Kind extends { draft: infer Draft extends z.ZodType } ? z.input<Draft> : never
type ConflictsOf<Kind, Of extends 'writeConflicts' | 'removeConflicts'> = Kind extends { [Key in Of]: infer Codes } ? { [Code in keyof Codes]: 409 } : unknown
/** What clients know of the calls that a kind of record offers. */
type ListShapes<Kind, Row, Path extends `/${string}`> = Kind extends { list: { query: infer Query extends z.ZodObject } }
  ? ListShape<Row, Query, Path> | (Kind extends { list: { findsPeople: readonly string[] } } ? SearchShape<Row, Query, Path> : never)
  : never
type RecordShapes<Kind, Row, Path extends `/${string}`> =
  | ListShapes<Kind, Row, Path>
  | (Kind extends { find: unknown } ? Shape<'get', `${Path}/{id}`, undefined, Told<Row>, FindRefusals, never> : never)
  | (Kind extends { create: unknown } ? Shape<'post', Path, BodyOf<Kind>, Told<Row>, WriteRefusals & ConflictsOf<Kind, 'writeConflicts'>, never> : never)
  | (Kind extends { save: unknown }
      ? Shape<'put', `${Path}/{id}`, BodyOf<Kind>, Told<Row>, FindRefusals & WriteRefusals & { stale: 412 } & ConflictsOf<Kind, 'writeConflicts'>, Row>
      : never)
  | (Kind extends { remove: unknown } ? Shape<'delete', `${Path}/{id}`, undefined, null, FindRefusals & ConflictsOf<Kind, 'removeConflicts'>, never> : never)
/** Each shape by itself, as the calls of a list have them. */
type Shaped<Shapes> = Shapes extends unknown ? ShapedCall<Shapes> : never

/** The calls of one kind of record: a list, one by id, POST, PUT with If-Match, DELETE. For staff only. */
export function recordCalls<
  Row extends Stored,
  Draft = never,
  Id extends string | number = number,
  CreateCode extends string = never,
  SaveCode extends string = never,
  RemoveCode extends string = never,
  const Path extends `/${string}` = `/${string}`,
  Kind = unknown,
>(kind: RecordKind<Row, Draft, Id, CreateCode, SaveCode, RemoveCode, Path> & Kind): Shaped<RecordShapes<Kind, Row, Path>>[] {
  const { path, tag, noun, record, limit = 'usual', list, find, create, save, remove, writeConflicts, removeConflicts } = kind
  const address: Address<Id> = { path, tag, noun, params: z.object({ id: (kind.id ?? RecordId) as z.ZodType<Id> }) }
  // Without a draft schema there is neither POST nor PUT.
  const writing: Writing<Row, Draft> = { record, limit, draft: kind.draft ?? (z.never() as z.ZodType<Draft>), conflicts: writeConflicts }
  const calls: Call[] = [
    ...(list ? listOf(address, record, list) : []),
    ...(find ? [findCall(address, record, find)] : []),
    ...(create ? [createCall(address, writing, create)] : []),
    ...(save ? [saveCall(address, writing, save)] : []),
    ...(remove ? [removeCall(address, remove, removeConflicts)] : []),
  ]
  return calls as Shaped<RecordShapes<Kind, Row, Path>>[]
}

type Address<Id> = { path: `/${string}`; tag: string; noun: string; params: z.ZodType<{ id: Id }> }
// The type of the record kind guarantees complete tables of conflicts, but the compiler cannot infer it below.
type Writing<Row, Draft> = { record: z.ZodType<Row>; limit: BodyLimit; draft: z.ZodType<Draft>; conflicts: Readonly<Record<string, 409>> }

const forStaff = { who: 'staff' } as const
const versionOf = ({ version }: Stored) => version

function listOf<Row extends Stored>({ path, tag, noun }: Address<unknown>, record: z.ZodType<Row>, { query, rows, findsPeople }: RecordList<Row>): Call[] {
  const list = { ...forStaff, path, tag, summary: `Lists: ${noun}`, query, record }
  return listCalls({ ...list, ...(findsPeople ? { findsPeople } : {}), rows: (ctx, asked) => rows(ctx, listRequest(asked)) })
}

function findCall<Row extends Stored, Id>(
  { path, tag, noun, params }: Address<Id>,
  record: z.ZodType<Row>,
  find: (ctx: CallCtx, id: Id) => Refuses<Row, 'forbidden' | 'gone'>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'get',
    path: `${path}/{id}`,
    summary: `Reads ${noun}`,
    params,
    answer: data(record, 'The record; ETag is its version.'),
    etag: versionOf,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => find(ctx, id),
  })
}

function createCall<Row extends Stored, Draft>(
  { path, tag, noun }: Address<unknown>,
  { record, limit, draft, conflicts }: Writing<Row, Draft>,
  create: (ctx: CallCtx, draft: Draft) => Refuses<Row, string>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'post',
    path,
    summary: `Adds ${noun}`,
    body: draft,
    limit,
    answer: created(record, 'Added; ETag is its version.'),
    etag: versionOf,
    refusals: { forbidden: 403, invalid: 422, ...conflicts },
    run: (ctx, { body }) => create(ctx, body),
  })
}

function saveCall<Row extends Stored, Draft, Id>(
  { path, tag, noun, params }: Address<Id>,
  { record, limit, draft, conflicts }: Writing<Row, Draft>,
  save: (ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => Refuses<Row, string>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'put',
    path: `${path}/{id}`,
    summary: `Replaces ${noun}, if it is still at the version of If-Match`,
    params,
    body: draft,
    limit,
    ifMatch: RecordVersion,
    answer: data(record, 'Saved; ETag is the new version.'),
    etag: versionOf,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, ...conflicts },
    run: (ctx, { params: { id }, body, version }) => save(ctx, { id, version, draft: body }),
  })
}

function removeCall<Id>(
  { path, tag, noun, params }: Address<Id>,
  remove: (ctx: CallCtx, id: Id) => Refuses<unknown, string>,
  conflicts: Readonly<Record<string, 409>>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'delete',
    path: `${path}/{id}`,
    summary: `Removes ${noun}`,
    params,
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, ...conflicts },
    run: (ctx, { params: { id } }) => remove(ctx, id),
  })
}
