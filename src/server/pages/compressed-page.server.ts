import type { Context } from 'hono'
import type { CachedPage } from '#site/cache/page-cache.server.ts'
import { acceptsEncoding, matchesEtag } from '../http/conditional.ts'
import { pageHeaders } from '../http/cached-answer.server.ts'
import type { Services } from '../services.server.ts'

/** A page of the cache in the encoding that the client takes; the first answer of an address, before it is served from memory. */
export async function compressedPage(c: Context, page: CachedPage, { cache, clock }: Pick<Services, 'cache' | 'clock'>): Promise<Response> {
  const headers = pageHeaders(page, clock.now().getTime())
  if (matchesEtag(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (acceptsEncoding(accepted, 'br')) return c.body(bytes(page.brotli), 200, { ...headers, 'content-encoding': 'br' })
  if (acceptsEncoding(accepted, 'gzip')) return c.body(bytes(await cache.gzipOf(page)), 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(bytes(page.plain), 200, headers)
}

// Hono's types ask for an ArrayBuffer of one's own; a Buffer from zlib is one.
function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>
}
