import type { Context } from 'hono'
import { readyVariant } from '#domains/media/index.server.ts'
import { chooseFormat, type ImageRecord, type Variant } from '#domains/media/index.ts'
import { matchesEtag } from '../http/conditional.ts'
import type { Storage } from '#platform/storage/storage.server.ts'

/** Cache-Control for addresses whose answer never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Cache-Control for an address without the current version, which may soon show other pixels. */
const A_WHILE = 'public, max-age=300'
/** Cache-Control for a substitute while the best format is being made. */
const A_MOMENT = 'public, max-age=30'

type Asked = { storage: Storage; image: ImageRecord; variant: Variant }

/** A variant in the best format that the browser accepts, or 304 when the browser has it. */
export async function pictureResponse(c: Context, { storage, image, variant }: Asked): Promise<Response> {
  const best = chooseFormat(c.req.header('accept'))
  const etag = (format: typeof best) => `"${image.id}-${image.version}-${variant.name}-${format.ending}"`
  const headers = { vary: 'Accept', 'cache-control': c.req.query('v') === String(image.version) ? FOR_EVER : A_WHILE }
  if (matchesEtag(c.req.header('if-none-match'), etag(best))) return c.body(null, 304, { ...headers, etag: etag(best) })
  const { signal } = c.req.raw
  const ready = await readyVariant(storage, image, { variant, format: best, signal }).catch((error: unknown) => {
    if (signal.aborted) return null
    throw error
  })
  // The visitor has left, so nobody reads this answer.
  if (!ready) return c.body(null, 503)
  const { bytes, format } = ready
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    etag: etag(format),
    ...(format === best ? {} : { 'cache-control': A_MOMENT }),
    'content-type': format.type,
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
  })
}
