import type { Context } from 'hono'
import { answerOf, plainAnswerOf } from '#site/cache/answer-of.server.ts'
import type { CachedPage } from '#site/cache/page-cache.server.ts'
import { acceptsEncoding, matchesEtag } from '../http/conditional.ts'
import { pageHeaders, unchangedHeaders } from '../http/cached-answer.server.ts'
import type { Services } from '../services.server.ts'

/** Sends a cached page in an encoding that the client accepts: the first answer of an address, before the socket serves it from memory. */
export async function compressedPage(c: Context, page: CachedPage, { cache, clock }: Pick<Services, 'cache' | 'clock'>): Promise<Response> {
  const now = clock.now().getTime()
  if (matchesEtag(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, unchangedHeaders(page, now))
  const accepted = c.req.header('accept-encoding')
  const encoding = acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
  if (encoding === 'gzip') await cache.gzipOf(page)
  const answer = encoding === 'identity' ? null : answerOf(page, encoding)
  const { body, headers } = answer ?? (await plainAnswerOf(page))
  const encoded: Record<string, string> = answer ? { 'content-encoding': encoding } : {}
  return c.body(bytes(body), 200, { ...pageHeaders(page, now), ...headers, ...encoded })
}

// Hono's types require an unshared ArrayBuffer, and a Buffer from zlib has one.
function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>
}
