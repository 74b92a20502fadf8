import { z } from '@hono/zod-openapi'
import { createChallenge } from '#domains/spam/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const Work = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
})
const Challenge = z
  .discriminatedUnion('kind', [z.object({ kind: z.literal('work'), challenge: Work }), z.object({ kind: z.literal('recaptcha'), site_key: z.string() })])
  .openapi('SpamChallenge')

/** A visitor needs one for each form; a robot would have the server make them without end. */
const secondsToWait = addressLimit({ burst: 60, everyMs: 2000 })

/** The challenge that a browser solves before it submits a form, to keep robots out. */
export const challengeCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/challenge',
    tag: 'Forms',
    who: 'anyone',
    cost: 'memory',
    summary: 'Creates the challenge that a submission has to solve',
    description: 'A calculation in the format of ALTCHA 2, or reCAPTCHA where its keys are set.',
    query: z.object({
      kind: z.literal('work').optional().openapi({ description: 'Asks for the calculation in any case, for browsers that cannot load reCAPTCHA.' }),
    }),
    answer: data(
      Challenge,
      'The challenge, valid for one submission within a day. It is to be requested when the visitor first uses the form: a submission less than two seconds later is suspected.',
    ),
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    allowance: secondsToWait,
    refusals: {},
    run: async (ctx, { query }) => {
      const { settings } = await ctx.services.site.get(ctx)
      const { captcha } = settings.spam
      if (captcha && query.kind !== 'work') return done({ kind: 'recaptcha' as const, site_key: captcha.siteKey })
      const { parameters, signature } = await createChallenge(ctx.services.secretKey, ctx.clock.now())
      return done({ kind: 'work' as const, challenge: { parameters, ...(signature === undefined ? {} : { signature }) } })
    },
  }),
]
