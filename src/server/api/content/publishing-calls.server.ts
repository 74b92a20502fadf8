import { z } from '@hono/zod-openapi'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import {
  cancelSchedule,
  checkPage,
  findLinksHere,
  listSchedules,
  type Plan,
  publishPage,
  type ScheduleRow,
  schedulePage,
  setPageStatus,
} from '#domains/content/index.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { done } from '#kernel/outcome.ts'
import { enqueueSchedule } from '../../jobs/page-schedule-jobs.server.ts'
import { created, data, nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { PageVersion } from '../record-version.ts'
import { outcomeOfPage, pageOf } from './page-outcome.server.ts'
import { Page } from './page-shape.ts'
import { byId, DraftShape, forPages, notApprovedWords, ProblemShape, PageContentAnswer } from './page-shapes.ts'

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
    code: z.enum(['sample_content', 'missing_section', 'broken_link', 'no_target', 'missing_alt', 'heading_jump', 'heavy_picture']),
    block: z.string(),
    group: z.string().optional(),
    field: z.string().optional(),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi('PageWarning')
const LinkHere = z
  .object({
    kind: z.enum(['page', 'draft', 'redirect', 'nav_entry', 'setting']),
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    path: z.string().optional(),
    block: z.object({ id: z.string(), template: z.string() }).optional(),
  })
  .openapi('LinkHere')

/** Codes of warnings that the publisher accepts; sample content is refused without `sample_content`. */
const acknowledgement = z.array(z.string().max(80)).max(200).optional()

/** Kept by the audit log; counts only for staff with `pages.publish_unapproved`. */
const emergency = z.string().trim().min(10).max(500).optional().describe('Why it is done without an approval, on a site that asks for one.')
const words = notApprovedWords

const schedules = '/api/pages/{id}/schedules'

/** Publishing, its checks and its plans. */
export const publishingCalls = [
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/publish',
    summary: 'Publishes the draft of a page',
    description: 'Fails if the draft is no longer at the version of `If-Match`.',
    params: byId,
    body: z.object({ note: z.string().max(500).default(''), acknowledge: acknowledgement, emergency }),
    ifMatch: PageVersion,
    answer: whole(
      z.object({ data: Page, number: z.int(), draft: DraftShape }),
      'The published page, the number of its version, and the content that editors see now.',
    ),
    etag: ({ data: page }) => page.version,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, path_taken: 409, sample_content: 409, not_approved: 409 },
    words,
    run: async (ctx, { params: { id: pageId }, body: { note, acknowledge: acknowledged, emergency: reason }, version }) => {
      const outcome = await publishPage(ctx, { pageId, version, note, acknowledged, emergency: reason }, catalogue)
      if (!outcome.ok) return outcome
      const { page, version: storedVersion, draft } = outcome.value
      return done({ data: await pageOf(ctx, page), number: storedVersion.number, draft })
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/status',
    summary: 'Changes the status of a page',
    description: 'Publishes it as it is, takes it off the site or disables it. Fails if the page is no longer at the version of `If-Match`.',
    params: byId,
    body: z.object({ status: z.enum(['disabled', 'published', 'draft']), allow_disabled: z.boolean().optional(), emergency }),
    ifMatch: PageVersion,
    answer: data(Page, 'The page; ETag is its new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, not_approved: 409 },
    words,
    run: async (ctx, { params: { id: pageId }, body: { status, allow_disabled: allowDisabled, emergency: reason }, version }) =>
      outcomeOfPage(ctx, await setPageStatus(ctx, { pageId, version, status, allowDisabled, emergency: reason }, catalogue)),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/checks',
    summary: 'Checks the draft of a page',
    description: 'Gives what keeps it from being published, what would trouble visitors, and what they see now.',
    params: byId,
    answer: data(
      z.object({
        problems: z.array(ProblemShape),
        warnings: z.array(Warning),
        live: PageContentAnswer.nullable().describe('The page as visitors see it, for a comparison with its draft; null for a page that was never published.'),
        without_samples: z
          .object({ changed: z.array(StoredBlock), removed: z.array(z.string()) })
          .nullable()
          .describe(
            'The blocks without sample content that nobody has replaced, and those of which nothing would be left; null if there is no sample content.',
          ),
      }),
      'The findings.',
    ),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id: pageId } }) => checkPage(ctx, { pageId, storage: ctx.services.storage }, catalogue),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/links_here',
    summary: 'Lists what links to a page',
    description: 'Blocks of other pages and of their drafts, redirections, menu entries and settings.',
    params: byId,
    answer: data(z.array(LinkHere), 'The places: the menu first, then settings, redirections, pages and drafts.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => findLinksHere(ctx, id, { catalogue, settings: settingTable, origin: new URL(ctx.services.env.PUBLIC_URL).origin }),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: schedules,
    summary: 'Lists the planned publications of a page and their ends',
    description: 'Includes those that are over.',
    params: byId,
    answer: data(z.array(Schedule), 'The schedules, in order of time.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await listSchedules(ctx, id)
      return outcome.ok ? done(outcome.value.map(scheduleBody)) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: schedules,
    summary: 'Schedules the publication of the current draft, or the end of a page',
    params: byId,
    body: z.object({ action: z.enum(['publish', 'unpublish']), run_at: z.iso.datetime({ offset: true }), acknowledge: acknowledgement }),
    answer: created(Schedule, 'The schedule.'),
    refusals: { forbidden: 403, gone: 404, past: 422, invalid: 422, sample_content: 409, not_approved: 409 },
    words,
    run: async (ctx, { params: { id: pageId }, body: { action, run_at, acknowledge: acknowledged } }) => {
      const enqueue: Plan['enqueue'] = (tx, schedule) => enqueueSchedule(ctx.services, tx, schedule)
      const outcome = await schedulePage(ctx, { pageId, action, runAt: new Date(run_at), acknowledged, enqueue }, catalogue)
      return outcome.ok ? done(scheduleBody(outcome.value)) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/pages/{id}/schedules/{schedule_id}',
    summary: 'Cancels a schedule that was not carried out',
    params: byId.extend({ schedule_id: RecordId }),
    answer: nothing('Cancelled.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id: pageId, schedule_id: scheduleId } }) => cancelSchedule(ctx, { pageId, scheduleId }),
  }),
]

function scheduleBody({ id, action, runAt, status, error, author, createdAt }: ScheduleRow): z.infer<typeof Schedule> {
  return { id, action, run_at: runAt.toISOString(), status, error, author, created_at: createdAt.toISOString() }
}
