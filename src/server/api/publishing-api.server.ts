import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import {
  cancelSchedule,
  checkPage,
  listMetaheads,
  listSchedules,
  publishPage,
  type ScheduleRow,
  schedulePage,
  setPageStatus,
} from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { enqueueSchedule } from '../jobs/job-kinds.server.ts'
import type { Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { askedVersion, byId, DraftShape, forPages, missingVersion, Precondition, ProblemShape, refusedPage, staffContext } from './page-answers.server.ts'
import { Page, pageBody } from './page-shape.ts'
import { RecordId } from './record-id.ts'
import { versionTag } from './record-version.ts'
import { forStaff } from './staff-only.server.ts'

const Schedule = z
  .object({
    id: z.int(),
    action: z.enum(['publish', 'unpublish']),
    run_at: z.iso.datetime(),
    status: z.enum(['pending', 'done', 'failed', 'cancelled']),
    error: z.string(),
    author: z.string(),
    created_at: z.iso.datetime(),
  })
  .openapi('PageSchedule')
const Warning = z
  .object({
    code: z.enum(['broken_link', 'missing_alt', 'heading_jump', 'heavy_picture']),
    block: z.string(),
    group: z.string().optional(),
    field: z.string().optional(),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi('PageWarning')

const publish = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/publish',
  summary: 'Shows visitors the draft, if it is still at the version of If-Match',
  request: {
    params: byId,
    headers: Precondition,
    body: {
      content: {
        'application/json': { schema: z.object({ note: z.string().max(500).default(''), acknowledge: z.array(z.string().max(80)).max(200).optional() }) },
      },
      required: true,
    },
  },
  responses: {
    200: json(z.object({ data: Page, number: z.int(), draft: DraftShape }), 'Published: the page, the number of its version, and what is edited from now on.'),
    ...failures(401, 403, 404, 409, 412, 422, 428),
  },
})
const setStatus = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/status',
  summary: 'Shows a page as it is, takes it off the site, or disables it, if it is still at the version of If-Match',
  request: {
    params: byId,
    headers: Precondition,
    body: {
      content: { 'application/json': { schema: z.object({ status: z.enum(['disabled', 'published', 'draft']), allow_disabled: z.boolean().optional() }) } },
      required: true,
    },
  },
  responses: { 200: json(z.object({ data: Page }), 'The page; ETag is its new version.'), ...failures(401, 403, 404, 412, 422, 428) },
})
const checks = createRoute({
  ...forPages,
  method: 'get',
  path: '/api/pages/{id}/checks',
  summary: 'What keeps the draft from being published, and what visitors would stumble over',
  request: { params: byId },
  responses: {
    200: json(z.object({ data: z.object({ problems: z.array(ProblemShape), warnings: z.array(Warning) }) }), 'What was found.'),
    ...failures(401, 403, 404, 422),
  },
})
const schedules = '/api/pages/{id}/schedules' as const
const list = createRoute({
  ...forPages,
  method: 'get',
  path: schedules,
  summary: 'Planned publications of a page and their ends, those that are over included',
  request: { params: byId },
  responses: { 200: json(z.object({ data: z.array(Schedule) }), 'In the order of their times.'), ...failures(401, 403, 422) },
})
const plan = createRoute({
  ...forPages,
  method: 'post',
  path: schedules,
  summary: 'Plans to publish the draft as it is now, or to take the page off the site',
  request: {
    params: byId,
    body: {
      content: { 'application/json': { schema: z.object({ action: z.enum(['publish', 'unpublish']), run_at: z.iso.datetime({ offset: true }) }) } },
      required: true,
    },
  },
  responses: { 201: json(z.object({ data: Schedule }), 'Planned.'), ...failures(401, 403, 404, 422) },
})
const cancel = createRoute({
  ...forPages,
  method: 'delete',
  path: '/api/pages/{id}/schedules/{schedule_id}',
  summary: 'Calls off a plan that was not carried out',
  request: { params: byId.extend({ schedule_id: RecordId }) },
  responses: { 204: { description: 'Called off.' }, ...failures(401, 403, 404, 422) },
})

/** Publishing, its checks and its plans. */
export function publishingRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(publish, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const ctx = staffContext(services, c)
    const outcome = await publishPage(ctx, { pageId: c.req.valid('param').id, version, note: c.req.valid('json').note }, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    const { page, version: kept, draft } = outcome.value
    return c.json({ data: pageBody(page, await listMetaheads(ctx, page.id)), number: kept.number, draft }, 200, { ...forStaff, ...versionTag(page.version) })
  })
  routes.openapi(setStatus, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const { status, allow_disabled: allowDisabled } = c.req.valid('json')
    const ctx = staffContext(services, c)
    const outcome = await setPageStatus(ctx, { pageId: c.req.valid('param').id, version, status, allowDisabled }, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json({ data: pageBody(outcome.value, await listMetaheads(ctx, outcome.value.id)) }, 200, { ...forStaff, ...versionTag(outcome.value.version) })
  })
  routes.openapi(checks, async (c) => {
    const outcome = await checkPage(staffContext(services, c), { pageId: c.req.valid('param').id, storage: services.storage }, catalogue)
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusedPage(c, outcome) as never)
  })
  routes.openapi(list, async (c) => {
    const outcome = await listSchedules(staffContext(services, c), c.req.valid('param').id)
    return outcome.ok ? c.json({ data: outcome.value.map(scheduleBody) }, 200, forStaff) : (refusedPage(c, outcome) as never)
  })
  routes.openapi(plan, async (c) => {
    const { action, run_at } = c.req.valid('json')
    const outcome = await schedulePage(staffContext(services, c), { pageId: c.req.valid('param').id, action, runAt: new Date(run_at) }, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    const { id, runAt } = outcome.value
    // The plan stands whether or not the queue hears of it now: every minute what is due is looked for.
    enqueueSchedule(services, id, runAt).catch((error: unknown) => services.log.warn('a schedule was not queued', { schedule: id, reason: String(error) }))
    return c.json({ data: scheduleBody(outcome.value) }, 201, forStaff)
  })
  routes.openapi(cancel, async (c) => {
    const { id, schedule_id: scheduleId } = c.req.valid('param')
    const outcome = await cancelSchedule(staffContext(services, c), { pageId: id, scheduleId })
    return outcome.ok ? c.body(null, 204) : (refusedPage(c, outcome) as never)
  })
  return routes
}

function scheduleBody({ id, action, runAt, status, error, author, createdAt }: ScheduleRow): z.infer<typeof Schedule> {
  return { id, action, run_at: runAt.toISOString(), status, error, author, created_at: createdAt.toISOString() }
}
