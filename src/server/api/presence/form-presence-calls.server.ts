import { z } from '@hono/zod-openapi'
import { announceOnForm, leaveForm } from '#domains/forms/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { LeaveBody, otherTab, TabId } from './presence-shapes.ts'

const forForms = { tag: 'Forms', who: 'forms.read' } as const
const byId = z.object({ id: RecordId })
const Other = z.object({ ...otherTab, field_id: z.string() }).openapi('FormPresence')

/** Presence: who has which form open. */
export const formPresenceCalls = [
  defineCall({
    ...forForms,
    method: 'post',
    path: '/forms_api/forms/{id}/presence',
    summary: 'Reports that a tab has the form open, and which field it edits',
    description: 'The answer tells who else has the form open.',
    params: byId,
    body: z.object({ tab: TabId, field_id: z.string().max(64).default('') }),
    answer: whole(
      z.object({ data: z.array(Other), meta: z.object({ revision: z.int() }) }),
      'The other tabs of the last 30 seconds, and the revision of the form, which each save raises.',
    ),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id: formId }, body: { tab, field_id: fieldId } }) => {
      const outcome = await announceOnForm(ctx, { formId, tab, fieldId })
      if (!outcome.ok) return outcome
      const others = outcome.value.others.map(({ tab: other, staffId, name, part, seenAt }) => {
        return { tab: other, staff_id: staffId, name, field_id: part, seen_at: seenAt.toISOString() }
      })
      return done({ data: others, meta: { revision: outcome.value.revision } })
    },
  }),
  defineCall({
    ...forForms,
    method: 'post',
    path: '/forms_api/forms/{id}/presence/leave',
    summary: 'Reports that a tab with the form is being closed',
    params: byId,
    body: LeaveBody,
    answer: nothing('Noted.'),
    refusals: { forbidden: 403 },
    run: (ctx, { params: { id: formId }, body: { tab } }) => leaveForm(ctx, { formId, tab }),
  }),
]
