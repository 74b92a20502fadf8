import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { JobRecord } from '#platform/jobs/jobs.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { listBody, listQuery } from './list-query.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
const Job = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(states),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    completed_at: z.iso.datetime().nullable(),
    retry_count: z.int(),
    error: z.string(),
    data_summary: z.string(),
    version: z.string(),
  })
  .openapi('Job')
const SUMMARY_LENGTH = 200
const rules = { tags: ['Jobs'], security: [{ bearer: [] }], middleware: staffOnly }

const list = createRoute({
  ...rules,
  method: 'get',
  path: '/api/jobs',
  summary: 'Background work of the last days, newest first',
  request: { query: listQuery(['created_at'], { name: z.string().max(80), state: z.enum(states) }) },
  responses: { 200: json(listBody(Job), 'A page of the list.'), ...failures(401, 403, 422) },
})
const retry = createRoute({
  ...rules,
  method: 'post',
  path: '/api/jobs/{name}/{id}/retry',
  summary: 'Gives a failed job another go',
  request: { params: z.object({ name: z.string().regex(/^[\w-]{1,80}$/), id: z.uuid() }) },
  responses: { 204: { description: 'It will run again.' }, ...failures(401, 403, 404, 422) },
})

/** The background work of every process. */
export function jobRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    if (!may(c.get('staff'), 'jobs.read')) return c.json(errorBody(403), 403)
    const { page, per_page: perPage, name, state } = c.req.valid('query')
    const order = c.req.query('order') === 'asc' ? 'asc' : 'desc'
    const { rows, total } = await services.jobs.list({ page, perPage, name, state, order })
    return c.json({ data: rows.map(bodyOf), meta: { total, page, per_page: perPage } }, 200, forStaff)
  })
  routes.openapi(retry, async (c) => {
    const staff = c.get('staff')
    if (!may(staff, 'jobs.write')) return c.json(errorBody(403), 403)
    const { name, id } = c.req.valid('param')
    if (!(await services.jobs.retry(name, id))) return c.json(errorBody(404), 404)
    await recordAudit(services.database.db, contextOf(services, staff), { action: 'job.retried', subject: `${name}/${id}` })
    return c.body(null, 204)
  })
  return routes
}

function bodyOf({ id, name, state, data, createdAt, startedAt, completedAt, retryCount, error }: JobRecord): z.infer<typeof Job> {
  return {
    id,
    name,
    state,
    created_at: createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    completed_at: completedAt?.toISOString() ?? null,
    retry_count: retryCount,
    error,
    data_summary: JSON.stringify(data).slice(0, SUMMARY_LENGTH),
    version: `${state}-${retryCount}`,
  }
}
