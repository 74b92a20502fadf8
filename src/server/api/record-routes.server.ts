import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { listAnswer, listBody, type ListQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { namedVersion, versionTag } from './record-version.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

type Stored = { version: string }
type Answer<Value> = Promise<Outcome<Value, string>>

/** One kind of record as the admin meets it; what is absent is not offered. The use-cases say who may and what is valid. */
export type RecordKind<Row extends Stored, Draft, Id extends string | number> = {
  /** `/api/dealers` */
  path: string
  tag: string
  /** `a dealer` */
  noun: string
  record: z.ZodType<Row>
  /** What POST and PUT take. */
  draft?: z.ZodType<Draft>
  id?: z.ZodType<Id>
  /** `path` where the list is not at the path of its records. */
  list?: { path?: string; query: z.ZodType<ListQuery>; rows: (ctx: Ctx, request: ListRequest) => Answer<Listing<Row>> }
  find?: (ctx: Ctx, id: Id) => Answer<Row>
  create?: (ctx: Ctx, draft: Draft) => Answer<Row>
  save?: (ctx: Ctx, change: { id: Id; version: string; draft: Draft }) => Answer<Row>
  remove?: (ctx: Ctx, id: Id) => Answer<unknown>
}

/** The calls of one kind of record: a list, one by id, POST, PUT with If-Match, DELETE. For staff only. */
export function recordRoutes<Row extends Stored, Draft, Id extends string | number = number>(
  services: Services,
  { path, tag, noun, record, draft, id, list, find, create, save, remove }: RecordKind<Row, Draft, Id>,
): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  const rules = { tags: [tag], security: [{ bearer: [] }], middleware: staffOnly }
  const byId = `${path}/{id}` as const
  const params = z.object({ id: (id ?? RecordId) as z.ZodType<Id, string | number> })
  // A kind that takes no drafts has neither POST nor PUT.
  const body = { content: { 'application/json': { schema: (draft ?? z.never()) as z.ZodType<Draft, object> } }, required: true as const }
  const Body = z.object({ data: record })
  const ctx = (c: Context<AppEnv>) => contextOf(services, c.get('staff'))

  if (list) {
    const responses = { 200: json(listBody(record), 'A page of the list.'), ...failures(401, 403, 422) }
    const request = { query: list.query as unknown as z.ZodObject }
    routes.openapi(createRoute({ ...rules, method: 'get', path: list.path ?? path, summary: `Lists: ${noun}`, request, responses }), async (c) => {
      const asked = listRequest(c.req.valid('query') as ListQuery)
      const outcome = await list.rows(ctx(c), asked)
      return (outcome.ok ? c.json(listAnswer(outcome.value, asked), 200, forStaff) : refusalAnswer(c, outcome)) as never
    })
  }
  if (find) {
    const responses = { 200: json(Body, 'The record.'), ...failures(401, 403, 404, 422) }
    routes.openapi(createRoute({ ...rules, method: 'get', path: byId, summary: `Reads ${noun}`, request: { params }, responses }), async (c) => {
      return answer(c, await find(ctx(c), (c.req.valid('param') as { id: Id }).id), 200)
    })
  }
  if (create) {
    const responses = { 201: json(Body, 'Added; ETag is its version.'), ...failures(401, 403, 409, 422) }
    routes.openapi(createRoute({ ...rules, method: 'post', path, summary: `Adds ${noun}`, request: { body }, responses }), async (c) => {
      return answer(c, await create(ctx(c), c.req.valid('json') as Draft), 201)
    })
  }
  if (save) {
    const responses = { 200: json(Body, 'Saved; ETag is the new version.'), ...failures(401, 403, 404, 409, 412, 422, 428) }
    const request = { params, headers: z.object({ 'if-match': z.string().optional() }), body }
    const summary = `Replaces ${noun}, if it is still at the version of If-Match`
    routes.openapi(createRoute({ ...rules, method: 'put', path: byId, summary, request, responses }), async (c) => {
      const version = namedVersion(c.req.header('if-match'))
      if (version === null) return c.json(errorBody(428), 428) as never
      return answer(c, await save(ctx(c), { id: (c.req.valid('param') as { id: Id }).id, version, draft: c.req.valid('json') as Draft }), 200)
    })
  }
  if (remove) {
    const responses = { 204: { description: 'Removed.' }, ...failures(401, 403, 404, 409, 422) }
    routes.openapi(createRoute({ ...rules, method: 'delete', path: byId, summary: `Removes ${noun}`, request: { params }, responses }), async (c) => {
      const outcome = await remove(ctx(c), (c.req.valid('param') as { id: Id }).id)
      return (outcome.ok ? c.body(null, 204) : refusalAnswer(c, outcome)) as never
    })
  }
  return routes
}

/** A record with its version, or why there is none. The statuses are those that the routes document. */
function answer(c: Context, outcome: Outcome<Stored, string>, status: 200 | 201): never {
  if (!outcome.ok) return refusalAnswer(c, outcome) as never
  return c.json({ data: outcome.value }, status, { ...forStaff, ...versionTag(outcome.value.version) }) as never
}
