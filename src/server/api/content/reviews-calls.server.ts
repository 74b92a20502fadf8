import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { approvalPolicies, reviewActions, reviewStates, reviewVerdicts } from '#domains/content/index.ts'
import { answerReview, askForReview, listWaitingReviews, readPageReviews } from '#domains/content/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { PageVersion } from '../record-version.ts'
import { byId, forPages } from './page-shapes.ts'

/** What waits is worked off, not searched. */
const MOST_WAITING = 50

const moment = z.iso.datetime()
const Review = z
  .object({
    id: z.int(),
    action: z.enum(reviewActions),
    state: z.enum(reviewStates),
    asked_by: z.string(),
    asked_of: z.string().describe('The name of the requested reviewer; empty for anybody who may approve.'),
    note: z.string(),
    asked_at: moment,
    answered_by: z.string(),
    answer: z.string(),
    answered_at: moment.nullable(),
    is_current: z.boolean().describe('Whether the approved content is still the current one.'),
    is_mine: z.boolean(),
    is_approver: z.boolean().describe('Whether the setting `publishing.rules` names the caller as an approver.'),
    may_approve: z.boolean().describe('Whether the caller is an approver who neither requested the review nor made the last change.'),
  })
  .openapi('PageReview')
export const WaitingReview = z
  .object({
    id: z.int(),
    page_id: z.int(),
    path: z.string(),
    title: z.string(),
    action: z.enum(reviewActions),
    state: z.enum(['waiting', 'sent_back']),
    by: z.string(),
    note: z.string(),
    at: moment,
    is_for_me: z.boolean(),
  })
  .openapi('WaitingReview')

const note = z.string().trim().max(1000).default('')

/** Requests for a review of pages and the answers to them, on which the publication of pages may depend. */
export const reviewsCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/reviews',
    summary: 'Reads the state of the approvals of a page',
    description: 'The setting, the possible reviewers, and the last request for each action.',
    params: byId,
    answer: data(
      z.object({
        policy: z
          .enum(approvalPolicies)
          .describe('What `publishing.rules`, or else `publishing.approval`, asks for at the current and the future path of the page.'),
        may_skip: z.boolean().describe('Whether the caller may go on without an approval, by giving a reason.'),
        reviewers: z.array(z.object({ id: z.int(), name: z.string() })),
        publish: Review.nullable(),
        unpublish: Review.nullable(),
      }),
      'The state of the approvals.',
    ),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => readPageReviews(ctx, id, catalogue),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/reviews',
    summary: 'Requests an approval of the draft of a page, or of its end',
    description: 'Asking twice makes one request.',
    params: byId,
    body: z.object({ action: z.enum(reviewActions).default('publish'), asked_of: RecordId.nullable().default(null), note }),
    answer: data(Review, 'The request.'),
    refusals: { forbidden: 403, gone: 404, nothing_to_review: 409, invalid: 422 },
    run: async (ctx, { params: { id: pageId }, body: { action, asked_of: askedOf, note: text } }) => {
      const outcome = await askForReview(ctx, { pageId, action, askedOf, note: text }, catalogue)
      if (outcome.ok) await wakeDeliveries(ctx.services, `review ${outcome.value.id} asked ${ctx.clock.now().toISOString()}`)
      return outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/page_reviews/{id}/answer',
    summary: 'Approves a review, sends it back or withdraws it',
    description: 'Fails if the draft is no longer at the version of `If-Match`.',
    params: byId,
    body: z.object({ verdict: z.enum(reviewVerdicts), note }),
    ifMatch: PageVersion,
    answer: data(Review, 'The answered request.'),
    refusals: { forbidden: 403, gone: 404, answered: 409, own_work: 409, not_yours: 403, stale: 412 },
    words: {
      not_yours: { message: 'The rules of publishing.rules name others for this address.' },
      own_work: { message: 'Whoever asked for the review or wrote last cannot approve it.' },
      answered: { message: 'The request was answered already.' },
    },
    run: async (ctx, { params: { id: reviewId }, body: { verdict, note: text }, version }) => {
      const outcome = await answerReview(ctx, { reviewId, version, verdict, note: text }, catalogue)
      if (outcome.ok) await wakeDeliveries(ctx.services, `review ${reviewId} ${verdict}`)
      return outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/page_reviews',
    summary: 'Lists the reviews that wait for the caller',
    description: 'Requests of others, and the caller’s own requests that were sent back.',
    answer: data(z.array(WaitingReview), 'The requests: first those that name the caller, then the newest.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listWaitingReviews(ctx, MOST_WAITING),
  }),
]
