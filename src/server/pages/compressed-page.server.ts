import type { Context } from 'hono'
import type { CachedPage } from '#site/cache/page-cache.server.ts'
import { acceptsEncoding, matchesEtag } from '../http/conditional.ts'
import { pageHeaders } from '../http/cached-answer.server.ts'
import type { Services } from '../services.server.ts'

/** Sends a cached page in an encoding that the client accepts: the first answer of an address, before the socket serves it from memory. */
export async function compressedPage(c: Context, page: CachedPage, { cache, clock }: Pick<Services, 'cache' | 'clock'>): Promise<Response> {
  const headers = pageHeaders(page, clock.now().getTime())
  if (matchesEtag(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (acceptsEncoding(accepted, 'br')) return c.body(bytes(page.brotli), 200, { ...headers, 'content-encoding': 'br' })
  if (acceptsEncoding(accepted, 'gzip')) return c.body(bytes(await cache.gzipOf(page)), 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(bytes(page.plain), 200, headers)
}

// Hono's types require an unshared ArrayBuffer, and a Buffer from zlib has one.
function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>
}
