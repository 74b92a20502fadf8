import { readJson } from '#kernel/json/json.ts'
import { seconds } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Method } from '#platform/http/guarded-request.server.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'

export const TIMEOUT_MS = seconds(10)

/** What the service said: its status, and its JSON as it came. */
export type ServiceAnswer = { status: number; text: string; body: unknown }

/** `said` is the JSON with which the service refused; null where it had none. */
type ServiceRefusal = { code: 'gone' | 'already_started' | 'rejected'; said: unknown }
/** `faulty`: it answered, but with a fault of its own or of this site's access. `unreachable`: no whole answer came, and nobody knows what was done. */
export type AskRefusal = ServiceRefusal | 'faulty' | 'unreachable' | 'not_configured'

type ServiceCall = { method: Method; path: string; body?: Record<string, unknown>; key?: string }

/** Asks the service behind `lead_api.base_url` (C-285 to C-290). What it says is passed on, but for faults and silence. */
export async function askService(ctx: Ctx, baseUrl: string, { method, path, body, key }: ServiceCall): Promise<Outcome<ServiceAnswer, AskRefusal>> {
  const base = baseUrl.trim().replace(/\/+$/, '')
  if (base === '') {
    ctx.log.error('Missing api url: lead_api.base_url')
    return refuse('not_configured')
  }
  const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) }
  const content = body ? { body: JSON.stringify(body) } : {}
  try {
    const { status, text } = await sendRequest(`${base}/api/${path}`, { network: ctx.network ?? 'public', timeoutMs: TIMEOUT_MS, method, headers, ...content })
    const answer = toldOf({ status, text })
    if (status >= 200 && status < 300) return done(answer)
    // Who may not ask is a matter between this site and the service.
    if (status < 400 || status >= 500 || status === 401 || status === 403) {
      ctx.log.error(`the service for leads of electric vehicles answered ${status}`)
      return refuse('faulty')
    }
    return refuse({ code: codes.get(status) ?? 'rejected', said: answer.body })
  } catch (cause) {
    if (!(cause instanceof DownloadError)) throw cause
    ctx.log.error('the service for leads of electric vehicles could not be asked', { reason: reasonOf(cause) })
    return refuse('unreachable')
  }
}

const codes: ReadonlyMap<number, ServiceRefusal['code']> = new Map([
  [404, 'gone'],
  [409, 'already_started'],
])

export function toldOf({ status, text }: { status: number; text: string }): ServiceAnswer {
  const json = text.trim() === '' ? null : readJson(text)
  return { status, text, body: json?.ok ? json.value : null }
}
