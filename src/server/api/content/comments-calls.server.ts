import { z } from '@hono/zod-openapi'
import { CommentQuote, CommentText, MOST_MENTIONS } from '#domains/content/index.ts'
import {
  beginThread,
  COMMENTS_SETTLE_MS,
  deleteComment,
  editComment,
  findColleagues,
  listComments,
  listWaitingComments,
  replyTo,
  resolveThread,
} from '#domains/content/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { byId, forPages } from './page-shapes.ts'

/** What waits is worked off, not searched. */
const MOST_WAITING = 50

const moment = z.iso.datetime()
const Colleague = z.object({ id: z.int(), name: z.string() }).openapi('Colleague')
const Comment = z
  .object({
    id: z.int(),
    author: z.string(),
    is_mine: z.boolean(),
    text: z.string().describe('Plain text.'),
    mentions: z.array(Colleague).describe('The mentioned colleagues, with the names that they had when the comment was written.'),
    created_at: moment,
    edited_at: moment.nullable(),
  })
  .openapi('Comment')
const CommentThread = z
  .object({
    id: z.int(),
    page_id: z.int(),
    block_id: z.string().describe('The id of the block, which may no longer be on the page.'),
    group_id: z.string(),
    field: z.string(),
    quote: z.string().describe('The words that the discussion is about, as they were; empty for a whole block.'),
    is_resolved: z.boolean(),
    resolved_by: z.string(),
    resolved_at: moment.nullable(),
    comments: z.array(Comment),
  })
  .openapi('CommentThread')
export const WaitingComment = z
  .object({ thread_id: z.int(), page_id: z.int(), path: z.string(), title: z.string(), by: z.string(), text: z.string(), at: moment })
  .openapi('WaitingComment')

const mentions = z.array(RecordId).max(MOST_MENTIONS).default([]).describe('The ids of colleagues, as `/api/page_colleagues` lists them.')
const CommentDraft = z.object({
  key: z.uuid().describe('Made by the client for each comment. Repeating it stores the comment once.'),
  text: CommentText,
  mentions,
})
const Name = z.string().max(64).default('')

/** Mails about comments wait a little, so that those which follow are told with them. */
async function wakeMails<Result extends { ok: boolean }>(ctx: CallCtx, outcome: Result): Promise<Result> {
  const at = new Date(ctx.clock.now().getTime() + COMMENTS_SETTLE_MS)
  if (outcome.ok) await wakeDeliveries(ctx.services, `comments ${at.toISOString()}`, at)
  return outcome
}

/** Discussions of pages, which are no part of pages: whoever reads pages in the editor reads them and takes part. */
export const commentsCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/comments',
    summary: 'Lists the discussions of a page, open and resolved, oldest first',
    params: byId,
    answer: data(z.array(CommentThread), 'The discussions with their comments.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listComments(ctx, id),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/comments',
    summary: 'Starts a discussion about a block, or about words in one of its texts',
    params: byId,
    body: CommentDraft.extend({ block_id: z.string().min(1).max(64), group_id: Name, field: Name, quote: CommentQuote.default('') }),
    answer: data(CommentThread, 'The discussion.'),
    refusals: { forbidden: 403, gone: 404, full: 409, invalid: 422 },
    run: async (ctx, { params: { id: pageId }, body: { block_id: block, group_id: group, field, quote, ...comment } }) =>
      wakeMails(ctx, await beginThread(ctx, { pageId, place: { block, group, field, quote }, ...comment })),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/comment_threads/{id}/comments',
    summary: 'Adds a comment to a discussion',
    description: 'A comment reopens a resolved discussion.',
    params: byId,
    body: CommentDraft,
    answer: data(CommentThread, 'The discussion.'),
    refusals: { forbidden: 403, gone: 404, full: 409, invalid: 422 },
    run: async (ctx, { params: { id: threadId }, body }) => wakeMails(ctx, await replyTo(ctx, { threadId, ...body })),
  }),
  defineCall({
    ...forPages,
    method: 'patch',
    path: '/api/comment_threads/{id}',
    summary: 'Resolves a discussion or reopens it',
    params: byId,
    body: z.object({ is_resolved: z.boolean() }),
    answer: data(CommentThread, 'The discussion.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id: threadId }, body: { is_resolved: isResolved } }) => resolveThread(ctx, { threadId, isResolved }),
  }),
  defineCall({
    ...forPages,
    method: 'patch',
    path: '/api/page_comments/{id}',
    summary: 'Changes a comment of the caller',
    params: byId,
    body: CommentDraft.omit({ key: true }),
    answer: data(CommentThread, 'The discussion.'),
    refusals: { forbidden: 403, gone: 404, invalid: 422 },
    run: async (ctx, { params: { id: commentId }, body }) => wakeMails(ctx, await editComment(ctx, { commentId, ...body })),
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/page_comments/{id}',
    summary: 'Deletes a comment of the caller',
    params: byId,
    answer: data(CommentThread.nullable(), 'The discussion; null if this was its only comment.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => deleteComment(ctx, id),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/page_comments',
    summary: 'Lists the open discussions that mention the caller',
    answer: data(z.array(WaitingComment), 'The discussions, each with its newest mention of the caller, newest first.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listWaitingComments(ctx, MOST_WAITING),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/page_colleagues',
    summary: 'Lists the colleagues whom the caller can mention in a comment',
    answer: data(z.array(Colleague), 'The list by name.'),
    refusals: { forbidden: 403 },
    run: (ctx) => findColleagues(ctx),
  }),
]
