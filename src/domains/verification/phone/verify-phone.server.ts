import { asksForVerifiedPhone } from '#domains/forms/index.server.ts'
import { countRefusal } from '#domains/limits/index.server.ts'
import { latinDigits } from '#kernel/digits.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { makeProof } from '../proof.server.ts'
import { forgetAttempt, takeAttempt } from './phone-limits.server.ts'
import type { MessageRules } from '../settings.ts'
import { takeMessage } from './message-budget.server.ts'
import { countryOf, readPhone } from './read-phone.server.ts'
import { makeVerificationToken, readVerificationToken } from './verification-token.server.ts'
import { askAboutCode, sendCode, type TwilioAccount } from './twilio.server.ts'

/** What phone verification needs of the process, and who asks. `address` is the sender's. */
export type PhoneVerifier = { account: TwilioAccount | null; secretKey: string; address: string; rules: MessageRules }

/** What a code is asked for: the form that wants the number verified, and a solution of the spam challenge, '' for none. */
export type CodeRequest = { phoneNumber: string; formId: number; solution: string }

type TooMany = { code: 'too_many'; retryAfterSeconds: number }
/** How long a code is good. */
export const CODE_SECONDS = 600
const WAIT_SECONDS = 600

/**
 * Sends a code to a phone (C-269, C-271), for a form that asks for it, to a country of the site, within its budget of the day: at most five an hour to a
 * number, and a bounded count for an address. Gives the token that guesses are made with. A message that may not be sent today is `unreachable`, like one
 * that cannot be: the form is then taken without a code and held back.
 */
export async function createVerification(
  ctx: Ctx,
  { account, secretKey, address: from, rules }: PhoneVerifier,
  { phoneNumber, formId, solution }: CodeRequest,
): Promise<Outcome<{ number: string; verification: string }, Invalid | TooMany | 'not_wanted' | 'not_configured' | 'unreachable'>> {
  const address = networkOf(from)
  const number = readPhone(phoneNumber)
  if (!number) return refuse({ code: 'invalid', fields: { phone_number: ['not_e164'] } })
  if (!account) return refuse('not_configured')
  if (!(await asksForVerifiedPhone(ctx.db, formId))) return refuse('not_wanted')
  const country = countryOf(number)
  if (!rules.countries.includes(country)) {
    await countRefusal(ctx, { kind: 'sms_country', key: country })
    return refuse('unreachable')
  }
  const attempt = await takeAttempt(ctx, 'code_sent', { secretKey, number, address })
  if ('retryAfterSeconds' in attempt) return refuse({ code: 'too_many', ...attempt })
  if ((await takeMessage(ctx, { number, country, address, solution, secretKey, rules })) === null) {
    await forgetAttempt(ctx, attempt.id)
    return refuse('unreachable')
  }
  const answer = await sendCode(ctx, account, number)
  if (answer === 'sent') return done({ number, verification: makeVerificationToken(secretKey, { id: attempt.id, number }) })
  if (answer === 'refused') return refuse({ code: 'invalid', fields: { phone_number: ['not_reachable'] } })
  return answer === 'too_many' ? refuse({ code: 'too_many', retryAfterSeconds: WAIT_SECONDS }) : refuse('unreachable')
}

/**
 * Checks a code (C-270, C-272) of the verification that the visitor started, which the token names; the right one gives a proof for the number. After five
 * wrong ones the visitor needs a new code; the service is not asked any more, nor for somebody who started none.
 */
export async function checkVerification(
  ctx: Ctx,
  { account, secretKey, address: from }: Omit<PhoneVerifier, 'rules'>,
  { phoneNumber, code, token }: { phoneNumber: string; code: string; token: string },
): Promise<Outcome<{ isApproved: false } | { isApproved: true; proof: string }, Invalid | TooMany | 'gone' | 'not_configured' | 'unreachable'>> {
  const address = networkOf(from)
  const number = readPhone(phoneNumber)
  if (!number) return refuse({ code: 'invalid', fields: { phone_number: ['not_e164'] } })
  const digits = latinDigits(code).trim()
  if (!/^\d{4,10}$/.test(digits)) return refuse({ code: 'invalid', fields: { code: ['not_a_code'] } })
  if (!account) return refuse('not_configured')
  const verification = readVerificationToken(secretKey, number, token)
  if (verification === null) return refuse('gone')
  const attempt = await takeAttempt(ctx, 'wrong_code', { secretKey, number, address, verification })
  if ('retryAfterSeconds' in attempt) return refuse({ code: 'too_many', ...attempt })
  const answer = await askAboutCode(ctx, account, { to: number, code: digits })
  if (answer === 'wrong') return done({ isApproved: false })
  // A guess at a number without a code counts as one; an unreachable service does not.
  if (answer === 'approved' || answer === 'unreachable') await forgetAttempt(ctx, attempt.id)
  if (answer === 'approved') return done({ isApproved: true, proof: makeProof(secretKey, { kind: 'phone', value: number }, ctx.clock.now()) })
  return answer === 'too_many' ? refuse({ code: 'too_many', retryAfterSeconds: WAIT_SECONDS }) : refuse(answer)
}
