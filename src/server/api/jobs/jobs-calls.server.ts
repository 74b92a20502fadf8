import { z } from '@hono/zod-openapi'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import type { JobKind, JobRecord } from '#platform/jobs/jobs.server.ts'
import { jobKinds } from '../../jobs/job-kinds.gen.server.ts'
import { listPage, nothing } from '../answers.server.ts'
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
    label: z.string(),
    label_ar: z.string(),
    data_summary: z.string(),
    about: z.string().openapi({ description: 'What the job is about, in words; empty if its data names nothing.' }),
    about_ar: z.string(),
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
    summary: 'Lists the background jobs of the last days, newest first',
    query: listQuery(['created_at'], { name: z.string().max(80), state: z.enum(states) }).extend({ order: z.enum(['asc', 'desc']).default('desc') }),
    answer: listPage(Job, 'A page of the list.'),
    refusals: {},
    run: async ({ services }, { query: { page, per_page: perPage, name, state, order } }) => {
      const { rows, total } = await services.jobs.list({ page, perPage, name, state, order })
      const kinds = new Map(jobKinds(services).map((kind) => [kind.name, kind]))
      return done({ rows: rows.map((job) => bodyOf(job, kinds.get(job.name))), total })
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/jobs/{name}/{id}/retry',
    tag: 'Jobs',
    who: 'jobs.write',
    summary: 'Runs a failed job again',
    params: z.object({ name: z.string().regex(/^[\w-]{1,80}$/), id: z.uuid() }),
    answer: nothing('The job is queued.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { name, id } }) => {
      if (!(await ctx.services.jobs.retry(name, id))) return refuse('gone')
      await recordAudit(ctx.db, ctx, { action: 'job.retried', subject: `${name}/${id}` })
      return done(null)
    },
  }),
]

/** A job whose kind this process does not know has its name as label. */
function bodyOf(job: JobRecord, kind: JobKind | undefined): z.infer<typeof Job> {
  const { id, name, state, data, createdAt, startedAt, completedAt, retryCount, error } = job
  const [label, label_ar] = kind?.label ?? [name, name]
  return {
    id,
    name,
    state,
    created_at: createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    completed_at: completedAt?.toISOString() ?? null,
    retry_count: retryCount,
    error,
    label,
    label_ar,
    data_summary: JSON.stringify(data).slice(0, SUMMARY_LENGTH),
    about: aboutOf(data, kind, 'en'),
    about_ar: aboutOf(data, kind, 'ar'),
    version: `${state}-${retryCount}`,
  }
}

function aboutOf(data: JobRecord['data'], kind: JobKind | undefined, language: Language): string {
  const { about = {} } = kind ?? {}
  const namedFields = Object.entries(data).filter(([key]) => Object.hasOwn(about, key))
  return namedFields.map(([key, value]) => wordIn(language, about, key, { id: String(value) })).join('، ')
}
