import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The cookie that identifies an ordering browser. Over https its name is `__Host-` and this. */
export const BUYER_COOKIE = 'maarad_buyer'
const SECRET = /^[\w-]{43}$/

/** The cookie's value for a new secret of 256 bits: the secret with our signature, so that no other host and no visitor can choose it. */
export function signVisitor(secret: string, key: string): string {
  return `${secret}.${signatureOf(secret, key)}`
}

/** The visitor of a cookie's value; null for one that we did not issue. */
export function readVisitor(cookie: string | undefined, key: string): string | null {
  const [secret = '', signature = '', ...rest] = (cookie ?? '').split('.')
  if (!SECRET.test(secret) || rest.length > 0) return null
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, key))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? visitorDigest(secret) : null
}

/** The stored form of a secret. A secret of 256 bits needs no salt. */
function visitorDigest(secret: string): string {
  return createHash('sha256').update(`buyer\n${secret}`).digest('base64url')
}

function signatureOf(secret: string, key: string): string {
  return createHmac('sha256', key).update(`buyer cookie\n${secret}`).digest('base64url')
}
