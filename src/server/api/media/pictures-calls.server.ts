import { findDirectVariant, findImages, readyVariant } from '#domains/media/index.server.ts'
import { chooseFormat, cropVariant, type ImageRecord, type Variant, widthVariant } from '#domains/media/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { matchesEtag } from '../../http/conditional.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { bytesAnswer, FOR_EVER, type ServedBytes } from './bytes-answer.server.ts'
import { CropPath, VersionQuery, WidthPath } from './media-shapes.server.ts'
import { mediaWords } from './media-words.ts'

/** Cache-Control for an address without the current version, which may soon show other pixels. */
const A_WHILE = 'public, max-age=300'
/** Cache-Control for a substitute while the best format is being made. */
const A_MOMENT = 'public, max-age=30'

const common = {
  method: 'get',
  tag: 'Media',
  who: 'anyone',
  cost: 'file',
  query: VersionQuery,
  answer: bytesAnswer(['image/avif', 'image/webp', 'image/jpeg'], 'The picture as AVIF, WebP or JPEG, whichever `Accept` names first; JPEG if it names none.'),
  extraHeaders: ({ headers }: ServedBytes) => headers,
  words: mediaWords,
  refusals: { gone: 404, abandoned: 503 },
} as const

/** The bytes of pictures. */
export const picturesCalls = [
  defineCall({
    ...common,
    path: '/media/api/v2/images/{id}/{size}',
    summary: 'Reads a picture cropped around its focal point to one of the prepared sizes',
    params: CropPath,
    run: (ctx, { params: { id, size }, query }) => servePicture(ctx, { id, version: query.v, variantOf: (image) => size && cropVariant(image, size) }),
  }),
  defineCall({
    ...common,
    path: '/media/api/v2/images/{id}/w/{width}',
    summary: 'Reads a whole picture at one of the prepared widths, never enlarged',
    params: WidthPath,
    run: (ctx, { params: { id, width }, query }) => servePicture(ctx, { id, version: query.v, variantOf: (image) => widthVariant(image, width) }),
  }),
]

type PictureRequest = { id: number; version: string | undefined; variantOf: (image: ImageRecord) => Variant | null | undefined }

/** A variant in the best format that the browser accepts. `abandoned` when the visitor has left, so that nobody reads the answer. */
async function servePicture(
  { db, askWorker, services, http }: CallCtx,
  { id, version, variantOf }: PictureRequest,
): Promise<Outcome<ServedBytes, 'gone' | 'abandoned'>> {
  const image = (await findImages(db, [id])).get(id)
  const variant = image && variantOf(image)
  if (!variant) return refuse('gone')
  const best = chooseFormat(http.req.header('accept'))
  const etag = (format: typeof best) => `"${image.id}-${image.version}-${variant.name}-${format.ending}"`
  const { direct } = services.storage
  const headers = { vary: direct ? 'Accept, Sec-Fetch-Mode' : 'Accept', 'cache-control': version === String(image.version) ? FOR_EVER : A_WHILE }
  if (matchesEtag(http.req.header('if-none-match'), etag(best))) return done({ bytes: null, headers: { ...headers, etag: etag(best) } })
  // A script that reads the pixels would have to be allowed by the bucket.
  if (direct && http.req.header('sec-fetch-mode') !== 'cors') {
    const place = await findDirectVariant(direct, image, { variant, format: best })
    if (place) return done({ bytes: null, headers: { ...headers, location: place.url, ...(place.isSigned ? { 'cache-control': A_WHILE } : {}) } })
  }
  const { signal } = http.req.raw
  const ready = await readyVariant({ storage: services.storage, askWorker }, image, { variant, format: best, signal }).catch((error: unknown) => {
    if (signal.aborted) return null
    throw error
  })
  if (!ready) return refuse('abandoned')
  const { bytes, format } = ready
  const pictureHeaders = {
    ...headers,
    etag: etag(format),
    ...(format === best ? {} : { 'cache-control': A_MOMENT }),
    'content-type': format.type,
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
  }
  return done({ bytes, headers: pictureHeaders })
}
