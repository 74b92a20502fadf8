import { randomUUID } from 'node:crypto'
import type { WordPair } from '#kernel/words/words.ts'
import { askService, hostOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { signWebhook } from './sign-webhook.server.ts'
import { EVENT_HEADER, KEY_HEADER, SIGNATURE_HEADER } from './webhook.ts'

/** The event of a check, which names nobody: docs/webhooks.md asks receivers to answer it and to do nothing. */
const PING = 'ping'

const words = {
  taken: ['{receiver} at {host} took the trial notification.', 'قبل {receiver} لدى {host} الإشعار التجريبي.'],
  wrong_signature: [
    '{receiver} at {host} refuses the signature. It has to know the key of {name}.',
    'رفض {receiver} لدى {host} التوقيع. يجب أن يعرف المفتاح المحدد في {name}.',
  ],
  gone: ['{host} has nothing at the address of {receiver}.', 'لا يوجد لدى {host} شيء في عنوان {receiver}.'],
  redirects: ['{host} redirects {receiver} to another address, which is not followed.', 'يحوّل {host} إشعار {receiver} إلى عنوان آخر، ولا يُتّبع التحويل.'],
} as const satisfies Record<string, WordPair>

/** Sends a signed notification that means nothing to a receiver, and says what came back. */
export async function pingReceiver(ctx: Ctx, { url, receiver, signingKey }: { url: string; receiver: string; signingKey: string }): Promise<Finding> {
  const host = hostOf(url)
  const body = JSON.stringify({ event: PING })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    [EVENT_HEADER]: PING,
    [KEY_HEADER]: `ping:${randomUUID()}`,
    [SIGNATURE_HEADER]: signWebhook(signingKey, { body, at: ctx.clock.now() }),
  }
  const reply = await askService(url, { network: ctx.network ?? 'public', method: 'POST', headers, body })
  if (!reply.answer) return reply.finding
  const { status, headers: answerHeaders, text } = reply.answer
  if (status === 401 || status === 403) return finding('bad', words.wrong_signature, { host, receiver, name: 'webhooks.signing_key' })
  if (status === 404 || status === 410) return finding('bad', words.gone, { host, receiver })
  if (status >= 300 && status < 400) return finding('bad', words.redirects, { host, receiver })
  if (status < 200 || status >= 300) return finding('bad', findingWords.refused, { host, status, code: '–' })
  // A receiver answers machines; a page is what people get, to sign in for example.
  const isPage = /\bhtml\b/.test(answerHeaders['content-type'] ?? '') || /^\s*<(!doctype|html)/i.test(text)
  return isPage ? notTheirs(host, status) : finding('good', words.taken, { host, receiver })
}
