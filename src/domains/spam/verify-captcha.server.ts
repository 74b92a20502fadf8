import { reasonOf } from '#kernel/reason-of.ts'
import { z } from 'zod'
import { readJson } from '#kernel/json/json.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'

/** Where Google judges tokens. */
export const CAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 5000
const Answer = z.object({ success: z.boolean(), score: z.number().optional() })
/** From 0, surely a robot, to 1; as Google proposes. */
const LEAST_SCORE = 0.5

/** Asks reCAPTCHA about a token. `unreachable` when it gives no proper answer, which says nothing about the visitor. */
export async function verifyCaptcha(
  { network = 'public', log }: Pick<Ctx, 'network' | 'log'>,
  { secretKey, token, address, url = CAPTCHA_URL }: { secretKey: string; token: string; address: string | null; url?: string | undefined },
): Promise<'right' | 'low' | 'wrong' | 'unreachable'> {
  const body = new URLSearchParams({ secret: secretKey, response: token, ...(address === null ? {} : { remoteip: address }) }).toString()
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, text } = await sendRequest(url, { network, timeoutMs: TIMEOUT_MS, method: 'POST', headers, body })
    const json = readJson(text)
    const answer = Answer.safeParse(json.ok ? json.value : null)
    if (status === 200 && answer.success) return judged(answer.data)
    log.warn('reCAPTCHA gave no proper answer', { status })
  } catch (error) {
    log.warn('reCAPTCHA could not be asked', { reason: reasonOf(error) })
  }
  return 'unreachable'
}

function judged({ success, score = 1 }: z.output<typeof Answer>): 'right' | 'low' | 'wrong' {
  if (!success) return 'wrong'
  return score < LEAST_SCORE ? 'low' : 'right'
}
