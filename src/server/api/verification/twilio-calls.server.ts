import { z } from '@hono/zod-openapi'
import { CODE_SECONDS, checkVerification, createVerification, type PhoneVerifier, twilioAccount } from '#domains/verification/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { senderOf } from '../address-limit.server.ts'
import { created, data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const tag = 'Verification'
const PhoneNumber = z.string().max(40).openapi({ description: 'The phone number in E.164, in Latin or Arabic-Indic digits.', example: '+971501234567' })

/** Verification of phones by a code (C-269 to C-272). */
export const twilioCalls = [
  defineCall({
    method: 'post',
    path: '/twilio/create_verification',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Sends a code to a phone, for a form that has it verified',
    headers: z.object({ 'maarad-form': RecordId.optional(), 'maarad-solution': z.string().max(4000).optional() }).openapi({
      description: 'The id of the form, and a solution of `/forms_api/challenge?kind=work`. Without a solution few codes are sent in a day.',
    }),
    body: z.object({ phone_number: PhoneNumber }),
    answer: created(
      z.object({ status: z.literal('pending'), phone_number: z.string(), expires_in: z.int(), verification: z.string() }),
      'The code is on its way; another one can be offered after 30 seconds. `verification` is sent back with the code.',
    ),
    refusals: { invalid: 422, not_wanted: 403, too_many: 429, not_configured: 503, unreachable: 503 },
    run: async (ctx, { headers, body }) => {
      const request = { phoneNumber: body.phone_number, formId: headers['maarad-form'] ?? 0, solution: headers['maarad-solution'] ?? '' }
      const outcome = await createVerification(ctx, await verifierOf(ctx), request)
      if (!outcome.ok) return outcome
      const { number, verification } = outcome.value
      return done({ status: 'pending' as const, phone_number: number, expires_in: CODE_SECONDS, verification })
    },
  }),
  defineCall({
    method: 'post',
    path: '/twilio/check_verification',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Checks the code that was sent to a phone',
    headers: z.object({ 'maarad-verification': z.string().max(100).optional() }).openapi({ description: 'The `verification` of the code that was sent.' }),
    body: z.object({ phone_number: PhoneNumber, code: z.string().max(20) }),
    answer: data(
      z.object({ status: z.enum(['approved', 'pending']), valid: z.boolean(), proof: z.string().optional() }),
      'Whether the code is right. After five wrong codes a new one is needed. A right code has a `proof`, which is sent with the form within half an hour.',
    ),
    refusals: { invalid: 422, gone: 404, too_many: 429, not_configured: 503, unreachable: 503 },
    run: async (ctx, { headers, body }) => {
      const token = headers['maarad-verification'] ?? ''
      const outcome = await checkVerification(ctx, await verifierOf(ctx), { phoneNumber: body.phone_number, code: body.code, token })
      if (!outcome.ok) return outcome
      if (!outcome.value.isApproved) return done({ status: 'pending' as const, valid: false })
      return done({ status: 'approved' as const, valid: true, proof: outcome.value.proof })
    },
  }),
]

async function verifierOf(ctx: CallCtx): Promise<PhoneVerifier> {
  const { messages: rules } = (await ctx.services.site.get(ctx)).settings.verification
  return { account: twilioAccount(ctx.services.env), secretKey: ctx.services.secretKey, address: senderOf(ctx), rules }
}
