import { z } from '@hono/zod-openapi'
import type { AuditedSaves } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { created, data, nothing } from './answers.server.ts'
import type { BodyLimit } from './body-limits.ts'
import { type Call, type CallCtx, defineCall, type Method, type ShapedCall } from './define-call.server.ts'
import { listCalls, type ListShape, type SearchShape } from './list-calls.server.ts'
import { listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { RecordVersion } from './record-version.ts'
import { type LastSave, refuseStale } from './refuse-stale.server.ts'

/** What the summaries of its calls say. */
type Noun = { one: string; many: string }
type Versioned = { version: string }
type Refuses<Value, Code extends string> = Promise<{ ok: true; value: Value } | { ok: false; code: Code }>
/** The status of each code; empty when there are none. */
type Conflicts<Code extends string> = [Code] extends [never] ? Record<string, never> : Readonly<Record<Code, 409>>

/** As {@link Refuses}, where a change of what has changed meanwhile brings the record as it is now. */
type RefusesStale<Row, Code extends string> = Promise<{ ok: true; value: Row } | { ok: false; code: Code; current?: Row }>

type RecordList<Row, Query extends z.ZodObject> = {
  query: Query
  rows: (ctx: CallCtx, request: ListRequest) => Refuses<Listing<Row>, 'forbidden'>
  /** As in `listCalls`. */
  findsPeople?: readonly string[]
}

/** One kind of record for the admin; a call is offered only if its use-case is present. Use-cases decide on permission and validity. */
type RecordKind<
  Row extends Versioned,
  Draft,
  Id extends string | number,
  FindCode extends string,
  CreateCode extends string,
  SaveCode extends string,
  RemoveCode extends string,
  Sent,
  Query extends z.ZodObject,
  Path extends `/${string}`,
> = {
  /** `/api/dealers` */
  path: Path
  tag: string
  /** `{ one: 'a dealer', many: 'dealers' }` */
  noun: Noun
  record: z.ZodType<Row>
  /** The body of POST and PUT. */
  draft?: z.ZodType<Draft, Sent>
  limit?: BodyLimit
  id?: z.ZodType<Id>
  list?: RecordList<Row, Query>
  find?: (ctx: CallCtx, id: Id) => Refuses<Row, FindCode>
  create?: (ctx: CallCtx, draft: Draft) => Refuses<Row, CreateCode>
  save?: (ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => RefusesStale<Row, SaveCode>
  /** How its saves stand in the audit log, where `stale` finds who saved; null for a kind that is not saved. */
  audited: ((row: Row) => AuditedSaves) | null
  /** Further refusals of POST and PUT, beyond `forbidden`, `invalid` and, for PUT, `gone` and `stale`. */
  writeConflicts: Conflicts<Exclude<CreateCode, 'forbidden' | 'invalid'> | Exclude<SaveCode, 'forbidden' | 'gone' | 'stale' | 'invalid'>>
  remove?: (ctx: CallCtx, id: Id) => Refuses<unknown, RemoveCode>
  /** Further refusals of DELETE, beyond `forbidden` and `gone`. */
  removeConflicts: Conflicts<Exclude<RemoveCode, 'forbidden' | 'gone'>>
}

/** A refusal of a call of a record as clients get it; `stale` brings the record as it is now, with who saved it. */
type RefusalsOf<Code extends string, Row> = Code extends 'forbidden'
  ? { code: Code; data: undefined }
  : Code extends 'gone'
    ? { code: 'not_found'; data: undefined }
    : { code: Code; data: Code extends 'stale' ? (Row & LastSave) | undefined : unknown }
type Whole<Row> = { data: Row }
type OneShape<M extends Method, Path extends string, Body, Answer, Refusal> = {
  method: M
  path: Path
  query: never
  body: Body
  answer: Answer
  refusal: Refusal
}
/** What clients send: what the schema takes, or what it makes of it where it says only that. */
type SentAs<Sent, Draft> = unknown extends Sent ? Draft : Sent
/** The shape of a call that is offered: one without a use-case has no codes. */
type IfOffered<Code, Shape> = [Code] extends [never] ? never : Shape

/** The calls of one kind of record: a list, one by id, POST, PUT with If-Match, DELETE. For staff only. */
export function recordCalls<
  Row extends Versioned,
  Draft = never,
  Id extends string | number = number,
  FindCode extends 'forbidden' | 'gone' = never,
  CreateCode extends string = never,
  SaveCode extends string = never,
  RemoveCode extends string = never,
  Sent = never,
  Query extends z.ZodObject = never,
  const Path extends `/${string}` = `/${string}`,
>(
  kind: RecordKind<Row, Draft, Id, FindCode, CreateCode, SaveCode, RemoveCode, Sent, Query, Path>,
): ShapedCall<
  | IfOffered<Query, ListShape<Row, Query, Path> | SearchShape<Row, Query, Path>>
  | IfOffered<FindCode, OneShape<'get', `${Path}/{id}`, undefined, Whole<Row>, RefusalsOf<FindCode, Row>>>
  | IfOffered<CreateCode, OneShape<'post', Path, SentAs<Sent, Draft>, Whole<Row>, RefusalsOf<CreateCode, Row>>>
  | IfOffered<SaveCode, OneShape<'put', `${Path}/{id}`, SentAs<Sent, Draft>, Whole<Row>, RefusalsOf<SaveCode, Row>>>
  | IfOffered<RemoveCode, OneShape<'delete', `${Path}/{id}`, undefined, null, RefusalsOf<RemoveCode, Row>>>
>[] {
  const { path, tag, noun, record, limit = 'usual', list, find, create, save, audited, remove, writeConflicts, removeConflicts } = kind
  const address: Address<Id> = { path, tag, noun, params: z.object({ id: (kind.id ?? RecordId) as z.ZodType<Id> }) }
  // Without a draft schema there is neither POST nor PUT.
  const writing: Writing<Row, Draft> = { record, limit, draft: kind.draft ?? (z.never() as z.ZodType<Draft>), audited, conflicts: writeConflicts }
  return [
    ...(list ? listOf(address, record, list) : []),
    ...(find ? [findCall(address, record, find)] : []),
    ...(create ? [createCall(address, writing, create)] : []),
    ...(save ? [saveCall(address, writing, save)] : []),
    ...(remove ? [removeCall(address, remove, removeConflicts)] : []),
  ]
}

type Address<Id> = { path: `/${string}`; tag: string; noun: Noun; params: z.ZodType<{ id: Id }> }
// The type of the record kind guarantees complete tables of conflicts, but the compiler cannot infer it below.
type Writing<Row, Draft> = {
  record: z.ZodType<Row>
  limit: BodyLimit
  draft: z.ZodType<Draft>
  audited: ((row: Row) => AuditedSaves) | null
  conflicts: Readonly<Record<string, 409>>
}

const forStaff = { who: 'staff' } as const
const versionOf = ({ version }: Versioned) => version

function listOf<Row extends Versioned>(
  { path, tag, noun }: Address<unknown>,
  record: z.ZodType<Row>,
  { query, rows, findsPeople }: RecordList<Row, z.ZodObject>,
): Call[] {
  const list = { ...forStaff, path, tag, many: noun.many, query, record }
  return listCalls({ ...list, ...(findsPeople ? { findsPeople } : {}), rows: (ctx, listQuery) => rows(ctx, listRequest(listQuery)) })
}

function findCall<Row extends Versioned, Id>(
  { path, tag, noun, params }: Address<Id>,
  record: z.ZodType<Row>,
  find: (ctx: CallCtx, id: Id) => Refuses<Row, 'forbidden' | 'gone'>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'get',
    path: `${path}/{id}`,
    summary: `Reads ${noun.one}`,
    params,
    answer: data(record, 'The record; ETag is its version.'),
    etag: versionOf,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => find(ctx, id),
  })
}

function createCall<Row extends Versioned, Draft>(
  { path, tag, noun }: Address<unknown>,
  { record, limit, draft, conflicts }: Writing<Row, Draft>,
  create: (ctx: CallCtx, draft: Draft) => Refuses<Row, string>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'post',
    path,
    summary: `Adds ${noun.one}`,
    body: draft,
    limit,
    answer: created(record, 'The added record; ETag is its version.'),
    etag: versionOf,
    refusals: { forbidden: 403, invalid: 422, ...conflicts },
    run: (ctx, { body }) => create(ctx, body),
  })
}

function saveCall<Row extends Versioned, Draft, Id>(
  { path, tag, noun, params }: Address<Id>,
  { record, limit, draft, audited, conflicts }: Writing<Row, Draft>,
  save: (ctx: CallCtx, change: { id: Id; version: string; draft: Draft }) => RefusesStale<Row, string>,
): Call {
  return defineCall({
    ...forStaff,
    tag,
    method: 'put',
    path: `${path}/{id}`,
    summary: `Replaces ${noun.one}`,
    description: 'Fails if the record is no longer at the version of `If-Match`.',
    params,
    body: draft,
    limit,
    ifMatch: RecordVersion,
    answer: data(record, 'The saved record; ETag is its new version.'),
    etag: versionOf,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, ...conflicts },
    run: async (ctx, { params: { id }, body, version }) => {
      const outcome = await save(ctx, { id, version, draft: body })
      return audited && !outcome.ok && outcome.current ? refuseStale(ctx, outcome.current, audited(outcome.current)) : outcome
    },
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
    summary: `Removes ${noun.one}`,
    params,
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, ...conflicts },
    run: (ctx, { params: { id } }) => remove(ctx, id),
  })
}
