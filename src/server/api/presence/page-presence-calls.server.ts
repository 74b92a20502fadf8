import { z } from '@hono/zod-openapi'
import { announcePresence, endPresence } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { byId, forPages } from '../content/page-shapes.ts'
import { LeaveBody, otherTab, TabId } from './presence-shapes.ts'

const Other = z.object({ ...otherTab, block_id: z.string() }).openapi('Presence')

/** Presence: who has which page open. */
export const pagePresenceCalls = [
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/presence',
    summary: 'Reports that a tab has the page open, and which block it edits',
    description: 'The answer tells who else has the page open.',
    params: byId,
    body: z.object({ tab: TabId, block_id: z.string().max(64).default('') }),
    answer: whole(
      z.object({ data: z.array(Other), meta: z.object({ draft_version: z.int(), comments_version: z.string() }) }),
      'The other tabs of the last 30 seconds, the version of the draft, and a mark that changes with the comments and is empty without any.',
    ),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id: pageId }, body: { tab, block_id: blockId } }) => {
      const outcome = await announcePresence(ctx, { pageId, tab, blockId })
      if (!outcome.ok) return outcome
      const others = outcome.value.others.map(({ tab: other, staffId, name, part, seenAt }) => {
        return { tab: other, staff_id: staffId, name, block_id: part, seen_at: seenAt.toISOString() }
      })
      const { draftVersion, commentsVersion } = outcome.value
      return done({ data: others, meta: { draft_version: draftVersion, comments_version: commentsVersion } })
    },
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/pages/{id}/presence/{tab}',
    summary: 'Reports that a tab was closed',
    params: byId.extend({ tab: TabId }),
    answer: nothing('Noted.'),
    refusals: { forbidden: 403 },
    run: (ctx, { params: { id: pageId, tab } }) => endPresence(ctx, { pageId, tab }),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/presence/leave',
    summary: 'Reports that a tab is being closed',
    description: 'For browsers, which can only send a POST while a page closes.',
    params: byId,
    body: LeaveBody,
    answer: nothing('Noted.'),
    refusals: { forbidden: 403 },
    run: (ctx, { params: { id: pageId }, body: { tab } }) => endPresence(ctx, { pageId, tab }),
  }),
]
