import { latinDigits } from '#kernel/digits.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { makeProof } from '../proof.server.ts'
import { forgetAttempt, takeAttempt } from './phone-limits.server.ts'
import { readPhone } from './read-phone.server.ts'
import { askAboutCode, sendCode, type TwilioAccount } from './twilio.server.ts'

/** What phone verification needs of the process, and who asks. `address` is the sender's. */
export type PhoneVerifier = { account: TwilioAccount | null; secretKey: string; address: string }

type TooMany = { code: 'too_many'; retryAfterSeconds: number }
/** How long a code is good. */
export const CODE_SECONDS = 600
const WAIT_SECONDS = 600

/** Sends a code to a phone (C-269, C-271): at most five an hour to a number, and a bounded count for an address. */
export async function createVerification(
  ctx: Ctx,
  { account, secretKey, address }: PhoneVerifier,
  phoneNumber: string,
): Promise<Outcome<{ number: string }, Invalid | TooMany | 'not_configured' | 'unreachable'>> {
  const number = readPhone(phoneNumber)
  if (!number) return refuse({ code: 'invalid', fields: { phone_number: ['not_e164'] } })
  if (!account) return refuse('not_configured')
  const taken = await takeAttempt(ctx, 'code_sent', { secretKey, number, address })
  if ('retryAfterSeconds' in taken) return refuse({ code: 'too_many', ...taken })
  const answer = await sendCode(ctx, account, number)
  if (answer === 'sent') return done({ number })
  if (answer === 'refused') return refuse({ code: 'invalid', fields: { phone_number: ['not_reachable'] } })
  return answer === 'too_many' ? refuse({ code: 'too_many', retryAfterSeconds: WAIT_SECONDS }) : refuse('unreachable')
}

/**
 * Checks a code (C-270, C-272); the right one gives a proof for the number. After five wrong ones the number needs a new code; the service is not asked
 * any more.
 */
export async function checkVerification(
  ctx: Ctx,
  { account, secretKey, address }: PhoneVerifier,
  { phoneNumber, code }: { phoneNumber: string; code: string },
): Promise<Outcome<{ isApproved: false } | { isApproved: true; proof: string }, Invalid | TooMany | 'gone' | 'not_configured' | 'unreachable'>> {
  const number = readPhone(phoneNumber)
  if (!number) return refuse({ code: 'invalid', fields: { phone_number: ['not_e164'] } })
  const digits = latinDigits(code).trim()
  if (!/^\d{4,10}$/.test(digits)) return refuse({ code: 'invalid', fields: { code: ['not_a_code'] } })
  if (!account) return refuse('not_configured')
  const taken = await takeAttempt(ctx, 'wrong_code', { secretKey, number, address })
  if ('retryAfterSeconds' in taken) return refuse({ code: 'too_many', ...taken })
  const answer = await askAboutCode(ctx, account, { to: number, code: digits })
  if (answer === 'wrong') return done({ isApproved: false })
  // A guess at a number without a code counts as one; an unreachable service does not.
  if (answer === 'approved' || answer === 'unreachable') await forgetAttempt(ctx, taken.id)
  if (answer === 'approved') return done({ isApproved: true, proof: makeProof(secretKey, { kind: 'phone', value: number }, ctx.clock.now()) })
  return answer === 'too_many' ? refuse({ code: 'too_many', retryAfterSeconds: WAIT_SECONDS }) : refuse(answer)
}
