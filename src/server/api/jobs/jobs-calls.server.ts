import { z } from '@hono/zod-openapi'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import type { JobRecord } from '#platform/jobs/jobs.server.ts'
import { listed, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listQuery } from '../list-query.ts'

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

/** The background work of every process. */
export const jobsCalls = [
  defineCall({
    method: 'get',
    path: '/api/jobs',
    tag: 'Jobs',
    who: 'jobs.read',
    summary: 'Background work of the last days, newest first',
    query: listQuery(['created_at'], { name: z.string().max(80), state: z.enum(states) }).extend({ order: z.enum(['asc', 'desc']).default('desc') }),
    answer: listed(Job, 'A page of the list.'),
    refusals: {},
    run: async ({ services }, { query: { page, per_page: perPage, name, state, order } }) => {
      const { rows, total } = await services.jobs.list({ page, perPage, name, state, order })
      return done({ rows: rows.map(bodyOf), total })
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/jobs/{name}/{id}/retry',
    tag: 'Jobs',
    who: 'jobs.write',
    summary: 'Gives a failed job another go',
    params: z.object({ name: z.string().regex(/^[\w-]{1,80}$/), id: z.uuid() }),
    answer: nothing('It will run again.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { name, id } }) => {
      if (!(await ctx.services.jobs.retry(name, id))) return refuse('gone')
      await recordAudit(ctx.db, ctx, { action: 'job.retried', subject: `${name}/${id}` })
      return done(null)
    },
  }),
]

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
