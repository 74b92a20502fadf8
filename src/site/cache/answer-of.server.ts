import { ownEnd } from '../page/policy/open-end.server.ts'
import { endBrotli, endGzip, plainOf } from './open-bytes.server.ts'
import type { CachedPage } from './page-cache.server.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

type Answer = { body: Buffer; headers: Readonly<Record<string, string>> }

/** The page as it is, for the few programs that accept no compression. */
export async function plainAnswerOf(page: CachedPage): Promise<Answer> {
  const plain = await plainOf(page.brotli)
  if (!page.open) return { body: plain, headers: page.headers }
  const { ending, headers } = ownEnd({ ending: page.open.ending, headers: page.headers })
  return { body: Buffer.concat([plain, Buffer.from(ending)]), headers }
}

/** The bytes of one answer with the headers of its content: those that are kept, with an end of its own where the page is open. Null while there is no gzip. */
export function answerOf(page: CachedPage, encoding: Exclude<Encoding, 'identity'>): Answer | null {
  const bytes = encoding === 'br' ? page.brotli : page.gzip
  if (!bytes) return null
  if (!page.open) return { body: bytes, headers: page.headers }
  const { ending, headers } = ownEnd({ ending: page.open.ending, headers: page.headers })
  const end = Buffer.from(ending)
  return { body: encoding === 'br' ? endBrotli(bytes, end) : endGzip(bytes, end, page.open.sum), headers }
}
