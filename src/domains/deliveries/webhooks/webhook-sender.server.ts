import { z } from 'zod'
import { hours, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import { type ServiceAnswer, sendRequest } from '#platform/http/send-request.server.ts'
import type { Sendable } from '../delivery.ts'
import { SendError, type Sender } from '../sender.ts'
import { WEBHOOK } from './webhook-delivery.ts'
import { signWebhook } from './sign-webhook.server.ts'
import { EVENT_HEADER, KEY_HEADER, SIGNATURE_HEADER } from './webhook.ts'

const TIMEOUT_MS = seconds(10)
const LONGEST_WAIT_MS = hours(1)
/** The statuses of a final refusal: a repetition would be refused as well. */
const FINAL = new Set([400, 405, 410, 413, 414, 415, 422])

const Payload = z.object({ url: z.string(), event: z.string(), body: z.record(z.string(), z.unknown()) })

/** Posts webhooks as JSON, signed with the key that `signingKey` gives. Any answer of 2xx counts as received. */
export function webhookSender(ctx: Ctx, signingKey: () => Promise<string>): Sender {
  return { kind: WEBHOOK, label: ['Webhook', 'إشعار برمجي'], send: async (delivery, signal) => post(ctx, { delivery, signal, key: await signingKey() }) }
}

async function post(ctx: Ctx, { delivery, signal, key }: { delivery: Sendable; signal: AbortSignal; key: string }): Promise<string> {
  if (key === '') throw new SendError('the setting webhooks.signing_key is empty', { isFinal: true })
  const { url, event, body: values } = Payload.parse(delivery.payload)
  const body = JSON.stringify(values)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    [EVENT_HEADER]: event,
    [KEY_HEADER]: delivery.key,
    [SIGNATURE_HEADER]: signWebhook(key, { body, at: ctx.clock.now() }),
  }
  const answer = await ask(url, { network: ctx.network ?? 'public', timeoutMs: TIMEOUT_MS, method: 'POST', headers, body, signal })
  if (answer.status >= 200 && answer.status < 300) return `HTTP ${answer.status}`
  throw new SendError(`HTTP ${answer.status}`, { isFinal: FINAL.has(answer.status), retryAfterMs: retryAfterMs(answer, ctx.clock.now()) })
}

async function ask(url: string, options: Parameters<typeof sendRequest>[1]): Promise<ServiceAnswer> {
  try {
    return await sendRequest(url, options)
  } catch (cause) {
    if (!(cause instanceof DownloadError)) throw cause
    throw new SendError(cause.message, { isFinal: cause.code === 'refused_address', cause })
  }
}

/** What `Retry-After` asks for, as seconds or as a date; at most an hour. */
function retryAfterMs({ headers }: ServiceAnswer, now: Date): number | null {
  const retryAfter = headers['retry-after']
  if (retryAfter === undefined) return null
  const ms = /^\d+$/.test(retryAfter) ? seconds(Number(retryAfter)) : Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)
}
