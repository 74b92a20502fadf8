import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a link in a mail is for: to read and cancel an order, to confirm it, to go on with a checkout on another device, or to confirm a request for one's
 * own data, or to read a quotation and accept it.
 */
export type LinkPurpose = 'read' | 'confirm' | 'continue' | 'own_data' | 'quotation'
type SignedLink = { purpose: LinkPurpose; subject: string; key: string }

/** A token for one purpose and one subject, such as an order, until a time: `{seconds}.{signature}`. */
export function signLink({ purpose, subject, key }: SignedLink, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${seconds}.${signatureOf({ purpose, subject, key }, seconds)}`
}

/** Checks a token. Only one that we signed counts as expired. */
export function readLink(link: SignedLink, token: string, now: Date): 'valid' | 'expired' | 'forged' {
  const [seconds, signature, ...rest] = token.split('.')
  if (!seconds || !signature || rest.length > 0 || !/^\d{1,12}$/.test(seconds)) return 'forged'
  const expected = Buffer.from(signatureOf(link, Number(seconds)))
  const actual = Buffer.from(signature)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged'
  return Number(seconds) * 1000 <= now.getTime() ? 'expired' : 'valid'
}

function signatureOf({ purpose, subject, key }: SignedLink, seconds: number): string {
  // Links of all purposes begin with this word, also those that are in mailboxes already.
  return createHmac('sha256', key).update(`order\n${purpose}\n${subject}\n${seconds}`).digest('base64url')
}
