import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random secret of 256 bits, safe in cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret: SHA-256 in hex. Secrets of 256 bits need no salt. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
}
