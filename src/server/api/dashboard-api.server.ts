import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type AuditEntry, listRecentChanges } from '#domains/accounts/index.server.ts'
import { findAwaitingPublish, findScheduled } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

/** A dashboard is looked over, not searched: the lists behind it have the rest. */
const MOST_PENDING = 50
const MOST_RECENT = 10

const AwaitingPublish = z.object({ page_id: z.int(), path: z.string(), title: z.string(), updated_at: z.iso.datetime(), updated_by: z.string() })
const Scheduled = z.object({
  id: z.int(),
  page_id: z.int(),
  path: z.string(),
  title: z.string(),
  action: z.enum(['publish', 'unpublish']),
  run_at: z.iso.datetime(),
  author: z.string(),
})
const RecentChange = z.object({ id: z.int(), at: z.iso.datetime(), actor_id: z.string(), actor_name: z.string(), action: z.string(), subject: z.string() })
const Dashboard = z
  .object({ awaiting_publish: z.array(AwaitingPublish), scheduled: z.array(Scheduled), recent: z.array(RecentChange), failed_jobs: z.int() })
  .openapi('Dashboard')

const dashboard = createRoute({
  method: 'get',
  path: '/api/dashboard',
  tags: ['Dashboard'],
  security: [{ bearer: [] }],
  middleware: staffOnly,
  summary: 'What waits for staff: drafts, schedules, failed jobs, and what was changed last',
  responses: { 200: json(z.object({ data: Dashboard }), 'Editors see changes of pages and media only.'), ...failures(401, 403) },
})

/** `/api/dashboard`: the first screen of the admin. */
export function dashboardRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(dashboard, async (c) => {
    const ctx = contextOf(services, c.get('staff'))
    const awaiting = await findAwaitingPublish(ctx, MOST_PENDING)
    const scheduled = await findScheduled(ctx, MOST_PENDING)
    const recent = await listRecentChanges(ctx, MOST_RECENT)
    if (!awaiting.ok || !scheduled.ok || !recent.ok) return c.json(errorBody(403), 403)
    const failed_jobs = await services.jobs.countFailed()
    return c.json({ data: { awaiting_publish: awaiting.value, scheduled: scheduled.value, recent: recent.value.map(changeOf), failed_jobs } }, 200, forStaff)
  })
  return routes
}

function changeOf({ id, at, actorId, actorName, action, subject }: AuditEntry): z.infer<typeof RecentChange> {
  return { id, at: at.toISOString(), actor_id: actorId, actor_name: actorName, action, subject }
}
