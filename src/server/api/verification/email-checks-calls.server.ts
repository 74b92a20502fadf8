import { z } from '@hono/zod-openapi'
import { checkEmail, makeProof } from '#domains/verification/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const EmailCheck = z
  .object({ valid: z.boolean(), status: z.string().optional(), error_code: z.enum(['TIMEOUT', 'VALIDATION_ERROR']).optional(), proof: z.string().optional() })
  .openapi('EmailCheck')

/** Each check costs the operator money. */
const secondsToWait = addressLimit({ burst: 20, everyMs: 3000 })

/** A proxy of the service for browsers, so that its key stays on the server (C-276). */
export const emailChecksCalls = [
  defineCall({
    method: 'post',
    path: '/api/email_checks',
    tag: 'Verification',
    who: 'anyone',
    cost: 'write',
    summary: 'Checks whether an e-mail address can receive mail',
    description: 'Asks the service that is named in the settings.',
    body: z.object({ email: z.string().trim().min(1).max(254) }),
    answer: data(
      EmailCheck,
      'The result. `error_code` is set if the service did not answer within five seconds; the address then counts as valid. A valid address has a `proof`, which is sent with the form within half an hour.',
    ),
    allowance: secondsToWait,
    refusals: { not_configured: 503 },
    run: async (ctx, { body: { email } }) => {
      const { emailCheck } = (await ctx.services.site.get(ctx)).settings.verification
      if (!emailCheck) return refuse('not_configured')
      const check = await checkEmail(ctx, email, emailCheck)
      const proved = { kind: 'email' as const, value: email.toLowerCase() }
      return done(check.valid ? { ...check, proof: makeProof(ctx.services.secretKey, proved, ctx.clock.now()) } : check)
    },
  }),
]
