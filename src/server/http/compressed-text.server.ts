import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsEncoding } from './conditional.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A text that is sent once, in an encoding that the client accepts: quickly made rather than as small as can be. */
export async function compressedText(c: Context, text: string): Promise<{ body: Uint8Array<ArrayBuffer> | string; headers: Record<string, string> }> {
  const accepted = c.req.header('accept-encoding')
  const vary = { vary: 'Accept-Encoding' }
  if (acceptsEncoding(accepted, 'br')) {
    const body = await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return { body: body as Uint8Array<ArrayBuffer>, headers: { ...vary, 'content-encoding': 'br' } }
  }
  if (acceptsEncoding(accepted, 'gzip')) return { body: (await toGzip(text)) as Uint8Array<ArrayBuffer>, headers: { ...vary, 'content-encoding': 'gzip' } }
  return { body: text, headers: vary }
}
