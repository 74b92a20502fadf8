/**
 * A page with tags needs a nonce that nobody can know beforehand, while pages are kept as bytes for everybody. So such a page is kept without its end:
 * each answer gets an end with a nonce of its own, and the same nonce in its policy.
 */
export type OpenPage = {
  /** UTF-8. */
  html: Buffer<ArrayBuffer>
  /** What follows `html` in each answer; '' for a page that is complete. */
  ending: string
  headers: Readonly<Record<string, string>>
}

/** Stands for the nonce in the ending and the policy. */
export const NONCE_PLACE = '{nonce}'

const POLICY = 'content-security-policy'
const NONCE_BYTES = 16

/** The end and the policy of one answer. */
export function ownEnd({ ending, headers }: Pick<OpenPage, 'ending' | 'headers'>): { ending: string; headers: Readonly<Record<string, string>> } {
  if (ending === '') return { ending, headers }
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64url')
  return {
    ending: ending.replace(NONCE_PLACE, nonce),
    headers: { ...headers, [POLICY]: (headers[POLICY] ?? '').replace(NONCE_PLACE, nonce) },
  }
}

/** A whole page for one answer. */
export function closePage(page: OpenPage): { html: Buffer<ArrayBuffer>; headers: Readonly<Record<string, string>> } {
  const { ending, headers } = ownEnd(page)
  return { html: ending === '' ? page.html : Buffer.concat([page.html, Buffer.from(ending)]), headers }
}
