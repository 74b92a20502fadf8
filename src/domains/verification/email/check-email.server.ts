import { z } from 'zod'
import { seconds } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'

/** The result for an address. `error_code` means that the service failed and the address is assumed to be valid (C-156). */
export type EmailCheck = { valid: boolean; status?: string; error_code?: 'TIMEOUT' | 'VALIDATION_ERROR' }

const TIMEOUT_MS = seconds(5)
/** Every other status makes an address invalid (C-152). */
const VALID = new Set(['valid', 'accept_all'])
const Answer = z.object({ data: z.object({ status: z.string().max(80) }) })

/**
 * Asks the service of the settings about an address. Throws only for a missing key and for an address that is no text or an empty one,
 * before anything is sent (C-153 to C-155); a service that is slow or fails never counts against the address (C-274, C-275).
 */
export async function checkEmail(
  { network = 'public', log }: Pick<Ctx, 'network' | 'log'>,
  email: unknown,
  { url, key }: { url: string; key: string | undefined },
): Promise<EmailCheck> {
  if (!key) throw new Error('API key is required')
  if (typeof email !== 'string' || email.trim() === '') throw new Error('Valid email address is required')
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS)
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` }
    const body = JSON.stringify({ email })
    const answer = await sendRequest(url, { network, timeoutMs: TIMEOUT_MS * 2, signal: deadline.signal, method: 'POST', headers, body })
    const json = answer.status === 200 ? readJson(answer.text) : null
    const { status } = Answer.parse(json?.ok ? json.value : null).data
    return { valid: VALID.has(status), status }
  } catch (error) {
    const error_code = deadline.signal.aborted ? 'TIMEOUT' : 'VALIDATION_ERROR'
    // Errors of parsing repeat what the service said, which may be about a person.
    log.warn('an e-mail address could not be checked', { error_code, reason: error instanceof Error ? error.name : 'unknown' })
    return { valid: true, error_code }
  } finally {
    clearTimeout(timer)
  }
}
