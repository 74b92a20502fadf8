import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '#kernel/durations.ts'

/** What was verified: a phone number in the form of E.164, or an e-mail address in lower case. */
export type Proved = { kind: 'phone' | 'email'; value: string }

/** How long a proof counts after it was given. */
const PROOF_MS = minutes(30)
const TOKEN = /^(\d{1,15})\.([\w-]{43})$/

/** A token that this site gives for a value once it is verified. It says nothing of the value, and counts for no other. */
export function makeProof(secretKey: string, proved: Proved, now: Date): string {
  const at = now.getTime()
  return `${at}.${signatureOf(secretKey, proved, at)}`
}

/** Whether a token is this site's own for this value: `none` for a false one, `expired` for one that was right once. */
export function readProof(secretKey: string, proved: Proved, token: string, now: Date): 'good' | 'expired' | 'none' {
  const [, at = '', signature = ''] = TOKEN.exec(token) ?? []
  if (at === '') return 'none'
  const expected = signatureOf(secretKey, proved, Number(at))
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return 'none'
  return now.getTime() - Number(at) > PROOF_MS ? 'expired' : 'good'
}

function signatureOf(secretKey: string, { kind, value }: Proved, at: number): string {
  return createHmac('sha256', secretKey).update(`verified ${kind} ${at} ${value}`).digest('base64url')
}
