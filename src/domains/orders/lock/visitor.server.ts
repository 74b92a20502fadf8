import { createHash } from 'node:crypto'

/** The cookie that identifies an ordering browser: a secret of 256 bits. */
export const BUYER_COOKIE = 'maarad_buyer'

/** The stored form of that secret. A secret of 256 bits needs no salt. */
export function visitorDigest(secret: string): string {
  return createHash('sha256').update(`buyer\n${secret}`).digest('base64url')
}
