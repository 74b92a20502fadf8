import { createHmac } from 'node:crypto'

/** The signature header of a webhook: HMAC SHA-256, in hex, of the time in seconds, a dot and the body as it is sent. */
export function signWebhook(key: string, { body, at }: { body: string; at: Date }): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
}
