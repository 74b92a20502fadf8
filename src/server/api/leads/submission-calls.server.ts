import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { findOwnEmail } from '#domains/accounts/index.server.ts'
import { LONGEST_KEY, MOST_SUBMISSION_BYTES, MOST_TEXT_BYTES } from '#domains/leads/index.ts'
import { admitSubmission, submitLead } from '#domains/leads/index.server.ts'
import { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from '#domains/spam/index.ts'
import { readSolution } from '#domains/spam/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { addressSet } from '#platform/http/address-set.ts'
import { remoteAddress } from '../../http/remote-address.server.ts'
import { noteRefusal } from '../../note-refusal.server.ts'
import { contextOf } from '../../services.server.ts'
import { created } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import type { RawBody } from '../read-body.server.ts'
import { RecordId } from '../record-id.ts'
import { isForm } from '../stock/form-file.server.ts'
import { leadIntake } from './lead-intake.server.ts'
import { readSubmission } from './read-submission.server.ts'

const HELD_BACK = 'The lead is stored and held back: nobody is told before staff release it. `held` gives the reason and the missing proof.'
const PROOF = `Send ${SOLUTION_FIELD} with a solution of GET /forms_api/challenge, or a bearer token with the scope leads.write.`
const Words = z.object({ ar: z.string(), en: z.string().optional() })
const SubmittedLead = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    thank_you: z.object({ heading: Words, text: Words, redirect_url: z.string().nullable() }),
    held: z.object({ reasons: z.array(z.string()), proof: z.string() }).optional(),
  })
  .openapi('SubmittedLead')
const SubmissionBody = z
  .object({
    attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    form_version: z.int().optional(),
    page_url: z.string().optional(),
    proofs: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'The results of the phone and e-mail checks, by the names of the fields that need them.' }),
    unverified: z.boolean().optional().openapi({ description: 'True if no code could be sent to the phone; the lead is then held back for staff.' }),
    [CAPTCHA_FIELD]: z.string().optional(),
    [SOLUTION_FIELD]: z.string().optional(),
    [HONEYPOT_FIELD]: z.string().optional(),
  })
  .openapi('LeadSubmission')
const PROOF_PART = new RegExp(`name="${SOLUTION_FIELD}"\\r\\n\\r\\n([\\w+/=]{1,4000})\\r\\n`)
const MESSAGE = 'The value is not accepted.'

const headers = z.object({ 'idempotency-key': z.string().max(LONGEST_KEY).optional() })
const body = { raw: { 'application/json': { schema: SubmissionBody }, 'multipart/form-data': { schema: z.record(z.string(), z.unknown()) } } } as const

/** Submissions of visitors (C-227, C-228, C-248), and tests by staff. */
export const submissionCalls = [
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/leads',
    tag: 'Leads',
    who: 'anyone',
    cost: 'write',
    summary: 'Submits a form',
    description: 'A token with the scope `leads.write` needs no proof. Repeating the `Idempotency-Key` for a form gives the same lead and the same answer.',
    params: z.object({ id: RecordId }),
    headers,
    body,
    limit: MOST_SUBMISSION_BYTES,
    textLimit: MOST_TEXT_BYTES,
    isProved: ({ services }, head) => isProvedHead(services.secretKey, head),
    answer: {
      ...created(SubmittedLead, 'The stored lead, with the message to show; its receivers will be told of it.'),
      others: { 202: HELD_BACK },
      statusOf: ({ held }) => (held ? 202 : 201),
    },
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    refusals: { gone: 404, too_many: 429, invalid: 422 },
    run: (ctx, { params: { id: formId }, headers, body }) => take(ctx, { formId, headers, body }),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/test_leads',
    tag: 'Leads',
    who: 'forms.write',
    summary: 'Submits a test of a form, even of an inactive one',
    description: 'It is checked and stored like a lead, told only to the caller, and deleted after a day.',
    params: z.object({ id: RecordId }),
    headers,
    body,
    limit: MOST_SUBMISSION_BYTES,
    textLimit: MOST_TEXT_BYTES,
    answer: created(SubmittedLead.extend({ mailed_to: z.string() }).openapi('TestLead'), 'The stored test, which no list and no count includes.'),
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    refusals: { forbidden: 403, gone: 404, too_many: 429, invalid: 422 },
    run: async (ctx, { params: { id: formId }, headers, body }) => {
      if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
      const mailTo = await findOwnEmail(ctx)
      const outcome = await take(ctx, { formId, headers, body, test: { mailTo } })
      return outcome.ok ? done({ ...outcome.value, mailed_to: mailTo }) : outcome
    },
  }),
]

type SubmissionCall = { formId: number; headers: z.output<typeof headers>; body: RawBody; test?: { mailTo: string } }

/** Takes a submission as the call of visitors does. */
async function take(ctx: CallCtx, { formId, headers, body, test }: SubmissionCall) {
  const { services } = ctx
  const intake = await leadIntake(services)
  const address = remoteAddress(ctx.http, addressSet(services.env.TRUSTED_PROXIES))
  const key = headers['idempotency-key'] ?? ''
  // Short JSON costs less than asking the database twice: repetitions that arrive at once then wait for the first without it.
  const admitted = isForm(body.type) ? await admitSubmission(ctx, intake, { formId, key, address, test: test !== undefined }) : done(null)
  if (!admitted.ok && admitted.code === 'too_many') noteRefusal(services, 'form')
  if (!admitted.ok) return admitted
  const submission = await readSubmission(body)
  if (!submission) return refuse({ code: 'invalid', fields: { body: ['unreadable'] }, errors: [{ code: 'unreadable', message: MESSAGE }] })
  const { more, values, files, proofs } = submission
  const version = Number(more.form_version)
  const outcome = await submitLead(test ? ctx : contextOf(services), intake, {
    formId,
    values,
    files,
    formVersion: Number.isInteger(version) && version > 0 && version < 2 ** 31 ? version : null,
    key,
    pageUrl: more.page_url ?? '',
    solution: more[SOLUTION_FIELD] ?? '',
    honeypot: more[HONEYPOT_FIELD] ?? '',
    proofs,
    isUnverified: more.unverified === 'true',
    captchaToken: more[CAPTCHA_FIELD] ?? '',
    ...(test ? { test } : {}),
    isTrusted: may(ctx.staff, 'leads.write'),
    sender: { address },
  })
  if (outcome.ok) {
    const { heldFor, ...lead } = outcome.value
    return done(heldFor.length === 0 ? lead : { ...lead, held: { reasons: [...heldFor], proof: PROOF } })
  }
  if (outcome.code !== 'invalid') return outcome
  const flaws = Object.entries(outcome.flaws)
  const fields = Object.fromEntries(flaws.map(([field, { code }]) => [field, [code]]))
  return refuse({ code: 'invalid', fields, errors: flaws.map(([field, flaw]) => ({ ...flaw, message: MESSAGE, field })) })
}

/** Whether the first bytes of a form hold a right solution, which browsers of people send before files. It is spent when the lead is stored. */
async function isProvedHead(secretKey: string, head: Buffer): Promise<boolean> {
  const [, solution] = PROOF_PART.exec(head.toString('latin1')) ?? []
  return solution !== undefined && (await readSolution(secretKey, solution)) !== null
}
