import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { type AuditEntry, findFormerRights, listRecentChanges } from '#domains/accounts/index.server.ts'
import { findAwaitingPublish, findScheduled, listWaitingComments, listWaitingReviews } from '#domains/content/index.server.ts'
import { sellerDetails } from '#domains/invoices/index.ts'
import { listRefusedToday } from '#domains/limits/index.server.ts'
import { listUnpayableCountries } from '#domains/orders/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { WaitingComment } from '../content/comments-calls.server.ts'
import { WaitingReview } from '../content/reviews-calls.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { orderCtx } from '../orders/order-desk.server.ts'
import { findFirstSteps, firstSteps } from './first-steps.server.ts'
import { findMorning, Morning } from './morning.server.ts'

/** A dashboard is looked over, not searched: the lists behind it have the rest. */
const MOST_PENDING = 50
const MOST_RECENT = 10
/** Refusals whose keys are countries; those of others are digests. */
const COUNTRY_KINDS = new Set(['sms', 'sms_country'])

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
const RefusedToday = z.object({ kind: z.string(), refused: z.int(), keys: z.array(z.string()).describe('The countries of refused messages.') })
const FormerRights = z.object({ user_id: z.int(), name: z.string(), needs: z.array(z.enum(['sales', 'finance'])) })
const FirstStep = z.object({ step: z.enum(firstSteps), is_done: z.boolean() })
const Unpayable = z.object({
  country: z.string(),
  name: z.string(),
  missing: z.array(z.object({ detail: z.enum(sellerDetails), setting: z.string() })).readonly(),
})
const Dashboard = z
  .object({
    ...Morning.shape,
    awaiting_publish: z.array(AwaitingPublish).describe('Empty, as all that follows, for those who do not work on pages.'),
    scheduled: z.array(Scheduled),
    reviews: z.array(WaitingReview).describe('Review requests of others, and the caller’s own that were sent back.'),
    comments: z.array(WaitingComment).describe('The open discussions that mention the caller.'),
    recent: z.array(RecentChange),
    failed_jobs: z.int(),
    refused_today: z.array(RefusedToday).describe('What limits refused since midnight UTC; empty unless the caller is an admin.'),
    first_steps: z.array(FirstStep).describe('What a new site needs before visitors may see it; empty unless the caller is an admin.'),
    former_rights: z.array(FormerRights).describe('Editors who worked on customers or money before other roles did; empty unless the caller is an admin.'),
    unpayable: z
      .array(Unpayable)
      .readonly()
      .describe('Countries where nothing can be paid online, with what their invoices lack; empty unless the caller is an admin.'),
  })
  .openapi('Dashboard')

/** The first screen of the admin. */
export const dashboardCalls = [
  defineCall({
    method: 'get',
    path: '/api/dashboard',
    tag: 'Dashboard',
    who: 'staff',
    summary: 'Reads the overview that the admin opens with',
    description: 'Depends on the role: orders, leads, cars, feeds, pages, schedules, failed jobs and the latest changes.',
    answer: data(Dashboard, 'The overview. Parts that the role may not see are null or empty; editors see only changes of pages and media.'),
    isReadOnly: true,
    refusals: {},
    run: async (ctx) => {
      const [morning, pages] = await Promise.all([findMorning(ctx), findPagesWork(ctx)])
      const failed_jobs = may(ctx.staff, 'jobs.read') ? await ctx.services.jobs.countFailed() : 0
      const first_steps = may(ctx.staff, 'secrets.write') ? await findFirstSteps(ctx) : []
      const former_rights = may(ctx.staff, 'users.write') ? await findFormerRights(ctx) : []
      const unpayable = may(ctx.staff, 'secrets.write') ? await listUnpayableCountries(await orderCtx(ctx)) : []
      const refusedTries = may(ctx.staff, 'secrets.write') ? await listRefusedToday(ctx) : []
      const refused_today = refusedTries.map(({ keys, ...row }) => ({ ...row, keys: COUNTRY_KINDS.has(row.kind) ? keys : [] }))
      return done({ ...morning, ...pages, failed_jobs, refused_today, first_steps, former_rights, unpayable })
    },
  }),
]

/** Drafts and schedules of pages, what colleagues ask, and what was changed last; nothing for those who do not work on pages. */
async function findPagesWork(ctx: CallCtx) {
  const [awaiting, scheduled, reviews, comments, recent] = await Promise.all([
    findAwaitingPublish(ctx, MOST_PENDING),
    findScheduled(ctx, MOST_PENDING),
    listWaitingReviews(ctx, MOST_PENDING),
    listWaitingComments(ctx, MOST_PENDING),
    listRecentChanges(ctx, MOST_RECENT),
  ])
  return {
    awaiting_publish: awaiting.ok ? awaiting.value : [],
    scheduled: scheduled.ok ? scheduled.value : [],
    reviews: reviews.ok ? reviews.value : [],
    comments: comments.ok ? comments.value : [],
    recent: recent.ok ? recent.value.map(changeOf) : [],
  }
}

function changeOf({ id, at, actorId, actorName, action, subject }: AuditEntry): z.infer<typeof RecentChange> {
  return { id, at: at.toISOString(), actor_id: actorId, actor_name: actorName, action, subject }
}
