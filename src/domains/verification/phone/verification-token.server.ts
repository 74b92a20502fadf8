import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^(\d{1,10})\.([\w-]{43})$/

/** What a visitor who had a code sent shows with guesses: the verification's id, signed for its number. */
export function makeVerificationToken(secretKey: string, { id, number }: { id: number; number: string }): string {
  return `${id}.${signatureOf(secretKey, id, number)}`
}

/** The verification of a token that this site gave for this number; null for any other text. */
export function readVerificationToken(secretKey: string, number: string, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
  if (id === '') return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secretKey, Number(id), number))) ? Number(id) : null
}

function signatureOf(secretKey: string, id: number, number: string): string {
  return createHmac('sha256', secretKey).update(`phone verification ${id} ${number}`).digest('base64url')
}
