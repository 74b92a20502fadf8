import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { may } from '#domains/accounts/index.ts'
import { FeedFlaw, feedRunStates } from '#domains/stock/index.ts'
import {
  applyFeedRun,
  cancelFeedRun,
  feedRunSorts,
  findFeed,
  findFeedRun,
  listFeedRuns,
  MOST_FILE_BYTES,
  removeFile,
  type StoredFile,
  startFeedRun,
  storeFile,
} from '#domains/stock/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { enqueueFeedRun } from '../jobs/feed-jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { FeedRun } from './feed-shapes.ts'
import { listQuery } from './list-query.ts'
import { boundaryOf, findFormFile } from './multipart-file.server.ts'
import { RecordId } from './record-id.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const tag = 'Feeds'
const rules = { tags: [tag], security: [{ bearer: [] }], middleware: staffOnly }
const params = z.object({ id: RecordId })
const Body = z.object({ data: FeedRun })
/** Besides the file a form has boundaries and headers. */
const FORM_BYTES = 64 * 1024

const start = createRoute({
  ...rules,
  method: 'post',
  path: '/api/feeds/{id}/runs',
  summary: 'Starts a run of a feed: with a file as a form, or from the feed’s address without one',
  request: {
    params,
    query: z.object({ dry_run: z.enum(['1', 'true', '0', 'false']).default('0') }),
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  },
  responses: {
    202: json(Body, 'It is in line; ask for the run to see how far it is.'),
    200: json(Body, 'The run that this Idempotency-Key began before.'),
    ...failures(401, 403, 404, 409, 413, 422),
  },
})
const apply = createRoute({
  ...rules,
  method: 'post',
  path: '/api/feed_runs/{id}/apply',
  summary: 'Applies a dry run, or a stopped run with allow_gone',
  request: { params, body: { content: { 'application/json': { schema: z.object({ allow_gone: z.boolean().default(false) }) } }, required: true } },
  responses: { 202: json(Body, 'It is being applied.'), ...failures(401, 403, 404, 409, 422) },
})
const cancel = createRoute({
  ...rules,
  method: 'post',
  path: '/api/feed_runs/{id}/cancel',
  summary: 'Ends a run that goes on or waits; what it has written is taken back',
  request: { params },
  responses: { 200: json(Body, 'It is cancelled.'), ...failures(401, 403, 404, 409, 422) },
})

/** Runs of feeds: started with a file or from the feed's address, watched, applied and cancelled. */
export function feedRunRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  const ctxOf = (c: Context<AppEnv>) => contextOf(services, c.get('staff'))
  // Described, but read by hand: the validator would take the whole file into memory.
  const content = { 'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) } }
  routes.openAPIRegistry.registerPath({ ...start, request: { ...start.request, body: { content } } })
  routes.openapi({ ...start, hide: true }, async (c) => {
    const { id: feedId } = c.req.valid('param')
    const isDryRun = ['1', 'true'].includes(c.req.valid('query').dry_run)
    // Whoever may not, or asks for what is not there, is told before a file is taken in.
    if (!may(c.get('staff'), 'stock.write')) return c.json(errorBody(403), 403)
    const found = await findFeed(ctxOf(c), feedId)
    if (!found.ok) return refusalAnswer(c, found) as never
    const upload = await takeFile(c, services)
    if (upload instanceof Response) return upload as never
    const source = upload ? ({ kind: 'upload', ...upload } as const) : ({ kind: 'url' } as const)
    const idempotencyKey = c.req.valid('header')['idempotency-key']
    const outcome = await startFeedRun(ctxOf(c), { feedId, isDryRun, source, idempotencyKey })
    // Another run has the file, or nobody.
    if (upload && !(outcome.ok && outcome.value.isNew)) await removeFile(services.storage, upload.file)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const { run, isNew } = outcome.value
    if (!isNew) return c.json({ data: run }, 200, forStaff)
    await enqueueFeedRun(services, { runId: run.id, attempt: 1 })
    return c.json({ data: run }, 202, forStaff)
  })
  routes.openapi(apply, async (c) => {
    const outcome = await applyFeedRun(ctxOf(c), { id: c.req.valid('param').id, allowsGone: c.req.valid('json').allow_gone })
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    await enqueueFeedRun(services, outcome.value.job)
    return c.json({ data: outcome.value.run }, 202, forStaff)
  })
  routes.openapi(cancel, async (c) => {
    const outcome = await cancelFeedRun(ctxOf(c), c.req.valid('param').id)
    return (outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : refusalAnswer(c, outcome)) as never
  })
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/feed_runs',
      tag,
      noun: 'a run of a feed',
      record: FeedRun,
      list: { query: listQuery(feedRunSorts, { feed_id: RecordId, state: z.enum(feedRunStates) }), rows: listFeedRuns },
      find: findFeedRun,
    }),
  )
  return routes
}

/** The file of a form in the storage; null for a request without one, an answer where it cannot be taken. */
async function takeFile(c: Context<AppEnv>, { storage }: Services): Promise<{ file: StoredFile; name: string } | null | Response> {
  const boundary = boundaryOf(c.req.header('content-type') ?? '')
  const invalid = (complaint: string) => c.json(errorBody(422, { fields: { file: [complaint] } }), 422)
  if (boundary === null) {
    const type = c.req.header('content-type') ?? ''
    return type === '' || type.startsWith('application/json') ? null : invalid('not_a_form')
  }
  if (Number(c.req.header('content-length') ?? 0) > MOST_FILE_BYTES + FORM_BYTES) return c.json(errorBody(413), 413)
  try {
    const found = c.req.raw.body ? await findFormFile(c.req.raw.body, boundary) : null
    if (!found) return invalid('required')
    return { file: await storeFile(storage, { key: randomUUID(), source: found.bytes }), name: found.name }
  } catch (error) {
    if (!(error instanceof FeedFlaw)) throw error
    return error.code === 'too_large' ? c.json(errorBody(413), 413) : invalid('broken')
  }
}
