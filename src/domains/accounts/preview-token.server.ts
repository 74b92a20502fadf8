import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview link opens: a page's path, or {@link versionSubject}. */
type Subject = string

/** A token that opens the preview of one thing until `expiresAt`: `{seconds}.{signature}`, both in the address. */
export function signPreview(subject: Subject, expiresAt: Date, key: string): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${seconds}.${signature(subject, seconds, key)}`
}

/** Whether the token is for this, signed by us and not yet expired. */
export function verifyPreview(subject: Subject, token: string, now: Date, key: string): boolean {
  return readPreview(subject, token, now, key) === 'valid'
}

/** What a token is worth. Only one that we signed is ever called expired. */
export function readPreview(subject: Subject, token: string, now: Date, key: string): 'valid' | 'expired' | 'forged' {
  const [seconds, given] = token.split('.')
  if (!seconds || !given || !/^\d{1,12}$/.test(seconds)) return 'forged'
  const expected = Buffer.from(signature(subject, Number(seconds), key))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged'
  return Number(seconds) * 1000 <= now.getTime() ? 'expired' : 'valid'
}

/** One version of one page. No path has a line break, so that none can be read as a version. */
export function versionSubject(pageId: number, number: number): Subject {
  return `version\n${pageId}\n${number}`
}

function signature(subject: Subject, seconds: number, key: string): string {
  return createHmac('sha256', key).update(`preview\n${subject}\n${seconds}`).digest('base64url')
}
