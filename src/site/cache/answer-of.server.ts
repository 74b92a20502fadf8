import { ownEnd } from '../page/policy/open-end.server.ts'
import { endBrotli, endGzip } from './open-bytes.server.ts'
import type { CachedPage } from './page-cache.server.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of one answer with the headers of its content: those that are kept, with an end of its own where the page is open. Gzip must be there. */
export function answerOf(page: CachedPage, encoding: Encoding): { body: Buffer; headers: Readonly<Record<string, string>> } {
  const kept = encoding === 'br' ? page.brotli : encoding === 'gzip' && page.gzip ? page.gzip : page.plain
  if (!page.open) return { body: kept, headers: page.headers }
  const { ending, headers } = ownEnd({ ending: page.open.ending, headers: page.headers })
  const end = Buffer.from(ending)
  if (encoding === 'br') return { body: endBrotli(kept, end), headers }
  if (encoding === 'gzip') return { body: endGzip(kept, end, page.open.sum), headers }
  return { body: Buffer.concat([kept, end]), headers }
}
