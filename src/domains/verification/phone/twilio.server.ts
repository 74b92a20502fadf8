import { reasonOf } from '#kernel/reason-of.ts'
import { byName } from '#kernel/by-name.ts'
import { z } from 'zod'
import { seconds } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type ServiceAnswer, sendRequest } from '#platform/http/send-request.server.ts'

/** The account at Twilio Verify, from the environment. */
export type TwilioAccount = { url: string; accountSid: string; authToken: string; serviceSid: string }

/** The variables that name it. */
export type TwilioEnv = {
  TWILIO_API_URL: string
  TWILIO_ACCOUNT_SID?: string | undefined
  TWILIO_AUTH_TOKEN?: string | undefined
  TWILIO_VERIFY_SERVICE_SID?: string | undefined
}

const TIMEOUT_MS = seconds(10)
const Answer = z.object({ status: z.string() })

/** The account, or null where the environment does not name one. */
export function twilioAccount(env: TwilioEnv): TwilioAccount | null {
  const { TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_VERIFY_SERVICE_SID: serviceSid } = env
  return accountSid && authToken && serviceSid ? { url, accountSid, authToken, serviceSid } : null
}

/** Sends a code by SMS. */
export async function sendCode(ctx: Ctx, account: TwilioAccount, to: string): Promise<'sent' | 'refused' | 'too_many' | 'unreachable'> {
  const answer = await post(ctx, account, { path: 'Verifications', form: { To: to, Channel: 'sms' } })
  if (!answer) return 'unreachable'
  if (answer.status === 429) return 'too_many'
  if (answer.status === 201) return 'sent'
  // Numbers that Twilio will not send to; any other failure is ours or Twilio's.
  return answer.status === 400 ? 'refused' : 'unreachable'
}

/** Asks whether a code is the one that was sent. `gone` when the number has no code, or one that has expired. */
export async function askAboutCode(
  ctx: Ctx,
  account: TwilioAccount,
  { to, code }: { to: string; code: string },
): Promise<'approved' | 'wrong' | 'gone' | 'too_many' | 'unreachable'> {
  const answer = await post(ctx, account, { path: 'VerificationCheck', form: { To: to, Code: code } })
  if (!answer) return 'unreachable'
  if (answer.status === 404) return 'gone'
  if (answer.status === 429) return 'too_many'
  const json = answer.status === 200 || answer.status === 201 ? readJson(answer.text) : null
  const parsedAnswer = Answer.safeParse(json?.ok ? json.value : null)
  if (!parsedAnswer.success) return 'unreachable'
  return outcomes[parsedAnswer.data.status] ?? 'gone'
}

/** What each status of a verification means; those that are not here ended it. */
const outcomes: Readonly<Record<string, 'approved' | 'wrong' | 'too_many'>> = byName({
  approved: 'approved',
  pending: 'wrong',
  max_attempts_reached: 'too_many',
})

async function post(
  { network = 'public', log }: Ctx,
  { url, accountSid, authToken, serviceSid }: TwilioAccount,
  { path, form }: { path: string; form: Record<string, string> },
): Promise<ServiceAnswer | null> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  }
  try {
    const body = new URLSearchParams(form).toString()
    const answer = await sendRequest(`${url}/v2/Services/${serviceSid}/${path}`, { network, timeoutMs: TIMEOUT_MS, method: 'POST', headers, body })
    if (answer.status >= 400 && answer.status !== 404 && answer.status !== 429) log.warn('Twilio refused a request', { path, status: answer.status })
    return answer
  } catch (error) {
    log.warn('Twilio could not be asked', { path, reason: reasonOf(error) })
    return null
  }
}
