import { z } from '@hono/zod-openapi'
import { BannerContent, ConsentAnswer, consentChoices } from '#domains/consent/index.ts'
import { consentWords, findProofs, keepProof, shownBanner } from '#domains/consent/index.server.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const tag = 'Consent'
const MOST_BYTES = 512
const MOST_DAYS = 366

const ConsentReport = z
  .object({
    days: z.array(z.object({ day: z.iso.date(), accepted: z.int(), rejected: z.int() })),
    answers: z.array(z.object({ id: z.uuid(), version: z.string(), choice: z.enum(consentChoices), answered_at: z.iso.datetime() })),
    texts: z.array(z.object({ version: z.string(), content: BannerContent, first_answered_at: z.iso.datetime(), answers: z.int() })),
  })
  .openapi('ConsentReport')

const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000, { error: 'at most 366 days', path: ['to'] })

/** A visitor answers once, and changes their mind now and then. The address is forgotten at once. */
const secondsToWait = addressLimit({ burst: 10, everyMs: 10_000 })

/** Proofs of what visitors answered to the cookie banner. */
export const consentCalls = [
  defineCall({
    method: 'post',
    path: '/api/consent_proofs',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Records how a visitor answered the cookie banner',
    description: 'The text of the banner is stored with the answer; nothing about the visitor is.',
    body: ConsentAnswer,
    limit: MOST_BYTES,
    answer: nothing('Recorded. Repeating an answer counts once.'),
    allowance: secondsToWait,
    refusals: { unknown_text: 409 },
    run: async (ctx, { body }) => {
      const { settings, wordsOf } = await ctx.services.site.get(ctx)
      const { content } = settings.consent
      return keepProof(ctx, body, content && shownBanner(content, wordsOf(consentWords)))
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/consent_proofs',
    tag,
    who: 'consent.read',
    summary: 'Reports the answers to the cookie banner',
    description: 'Gives the number of answers a day, the latest answers, and the texts that were shown.',
    query: period,
    answer: data(ConsentReport, 'At most 100 answers and 50 texts. Days without answers are left out.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const { settings } = await ctx.services.site.get(ctx)
      return findProofs(ctx, { ...query, timeZone: settings.timeZone })
    },
  }),
]
