import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { brotliOf } from '#site/cache/open-bytes.server.ts'
import { acceptsEncoding } from './conditional.ts'

/** Half the time of a page that is kept. */
const QUICK = 4
const toGzip = promisify(gzip)

/** A text that is sent once, in an encoding that the client accepts: quickly made rather than as small as can be. */
export async function compressedText(c: Context, text: Buffer<ArrayBuffer>): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const accepted = c.req.header('accept-encoding')
  const vary = { vary: 'Accept-Encoding' }
  if (acceptsEncoding(accepted, 'br')) {
    const body = await brotliOf(text, QUICK, { isOpen: false })
    return { body: body as Uint8Array<ArrayBuffer>, headers: { ...vary, 'content-encoding': 'br' } }
  }
  if (acceptsEncoding(accepted, 'gzip')) return { body: (await toGzip(text)) as Uint8Array<ArrayBuffer>, headers: { ...vary, 'content-encoding': 'gzip' } }
  return { body: text, headers: vary }
}
