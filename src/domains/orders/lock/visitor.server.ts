import { createHash } from 'node:crypto'

/** The cookie of a browser that orders: a secret of 256 bits that nobody else has. */
export const BUYER_COOKIE = 'maarad_buyer'

/** The stored form of that secret. A secret of 256 bits needs no salt. */
export function visitorDigest(secret: string): string {
  return createHash('sha256').update(`buyer\n${secret}`).digest('base64url')
}
