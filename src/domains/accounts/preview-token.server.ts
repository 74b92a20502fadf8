import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview link opens; see {@link versionSubject}. */
type Subject = string

/** A token for the preview of one subject until `expiresAt`: `{seconds}.{signature}`. */
export function signPreview(subject: Subject, expiresAt: Date, key: string): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${seconds}.${signature(subject, seconds, key)}`
}

/** Checks a token. Only one that we signed counts as expired. */
export function readPreview(subject: Subject, token: string, now: Date, key: string): 'valid' | 'expired' | 'forged' {
  const [seconds, givenSignature] = token.split('.')
  if (!seconds || !givenSignature || !/^\d{1,12}$/.test(seconds)) return 'forged'
  const expected = Buffer.from(signature(subject, Number(seconds), key))
  const actual = Buffer.from(givenSignature)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged'
  return Number(seconds) * 1000 <= now.getTime() ? 'expired' : 'valid'
}

/** The subject of one version of a page. */
export function versionSubject(pageId: number, number: number): Subject {
  return `version\n${pageId}\n${number}`
}

function signature(subject: Subject, seconds: number, key: string): string {
  return createHmac('sha256', key).update(`preview\n${subject}\n${seconds}`).digest('base64url')
}
