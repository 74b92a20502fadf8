import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { may } from '#domains/accounts/index.ts'
import {
  deleteFile,
  deleteImage,
  describeImage,
  type FindUsage,
  findFile,
  findImages,
  getFileBytes,
  listFiles,
  listImages,
  replaceImage,
  uploadFile,
  uploadImage,
} from '#domains/media/index.server.ts'
import { cropVariant, MAX_FILE_BYTES, MAX_IMAGE_BYTES, type MediaUsage, widthVariant } from '#domains/media/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import {
  cropImageEndpoint,
  deleteFileEndpoint,
  deleteImageEndpoint,
  describeImageEndpoint,
  fileUsageEndpoint,
  imageUsageEndpoint,
  listFilesEndpoint,
  listImagesEndpoint,
  readFileEndpoint,
  readImageEndpoint,
  replaceImageEndpoint,
  uploadFileEndpoint,
  uploadImageEndpoint,
  wholeImageEndpoint,
} from './media-endpoints.server.ts'
import { fileRefusal, type RefusalCode, refusal, refusalBody } from './media-refusals.server.ts'
import { fileShape, imageShape } from './media-shapes.server.ts'
import { matchesEtag } from '../http/conditional.ts'
import { FOR_EVER, pictureResponse } from './picture-response.server.ts'

type Options = { ctx: (c: Context) => Ctx; storage: Storage; findUsage: FindUsage }

/** Allowed bytes of a multipart body beyond the file: boundaries, headers and the other fields. */
const FIELD_BYTES = 64 * 1024

/** The media library over HTTP, mounted at `/media`. Writes and lists require an editor. */
export function createMediaRoutes(options: Options): OpenAPIHono {
  const { ctx } = options
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      if (result.target === 'param') return refusal(c, 'gone')
      return refusal(c, 'invalid', Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), [message]])))
    },
  })
  app.onError((error, c) => {
    // The framework throws these for a body that does not match its content type, or a content type that the route does not accept.
    const status = error instanceof HTTPException ? error.status : undefined
    if (status === 400) return refusal(c, 'malformed')
    if (status === 415) return refusal(c, 'wrong_type')
    throw error
  })

  const editorsOnly: MiddlewareHandler = async (c, next) => {
    const { staff } = ctx(c)
    if (may(staff, c.req.method === 'GET' ? 'media.read' : 'media.write')) return next()
    return refusal(c, staff ? 'forbidden' : 'not_signed_in')
  }
  /** Refuses a body by its Content-Length or, without one, as soon as it exceeds the limit. */
  const atMost = (bytes: number, code: RefusalCode) => bodyLimit({ maxSize: bytes + FIELD_BYTES, onError: (c) => fileRefusal(c, code) })

  // Permission is checked before the body is read, so that a stranger's upload costs nothing.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/v2/*', editorsOnly)
  for (const path of ['/api/v2/images', '/api/v2/files', '/api/v2/images/:id/usage', '/api/v2/files/:id/usage']) app.get(path, editorsOnly)
  app.post('/api/v2/images', atMost(MAX_IMAGE_BYTES, 'image_too_large'))
  app.put('/api/v2/images/:id/content', atMost(MAX_IMAGE_BYTES, 'image_too_large'))
  app.post('/api/v2/files', atMost(MAX_FILE_BYTES, 'file_too_large'))
  app.patch('/api/v2/images/:id', atMost(0, 'too_large'))

  // Records come before pictures, so that `usage` is not read as a size.
  addImageRecords(app, options)
  addPictures(app, options)
  addFiles(app, options)
  return app
}

async function findImage({ ctx }: Options, c: Context, id: number) {
  return (await findImages(ctx(c).db, [id])).get(id)
}

/** What is known of pictures: list, upload, description, replacement, removal and usage. */
function addImageRecords(app: OpenAPIHono, options: Options): void {
  const { ctx, storage, findUsage } = options
  app.openapi(listImagesEndpoint, async (c) => {
    const { bucket, page, items, q } = c.req.valid('query')
    const { images, total } = await listImages(ctx(c).db, { bucket, page, items, search: q })
    return c.json({ data: images.map(imageShape), meta: { page, items, total } }, 200, { 'cache-control': 'no-store' })
  })

  app.openapi(uploadImageEndpoint, async (c) => {
    const { file, bucket, alt_ar = '', alt_en = '', focal_x = 0.5, focal_y = 0.5 } = c.req.valid('form')
    const upload = { bytes: await bytesOf(file), bucket, alt: { ar: alt_ar, en: alt_en }, focalPoint: { x: focal_x, y: focal_y } }
    const outcome = await uploadImage(ctx(c), storage, upload)
    if (!outcome.ok) return fileRefusal(c, `image_${outcome.code}`)
    return c.json({ data: imageShape(outcome.value.image) }, outcome.value.isNew ? 201 : 200)
  })

  app.openapi(readImageEndpoint, async (c) => {
    const image = await findImage(options, c, c.req.valid('param').id)
    return image ? c.json({ data: imageShape(image) }, 200, { 'cache-control': 'no-cache' }) : refusal(c, 'gone')
  })

  app.openapi(describeImageEndpoint, async (c) => {
    const { alt, focal_point } = c.req.valid('json')
    const outcome = await describeImage(ctx(c), storage, { id: c.req.valid('param').id, alt, focalPoint: focal_point })
    return outcome.ok ? c.json({ data: imageShape(outcome.value) }, 200) : refusal(c, outcome.code)
  })

  app.openapi(replaceImageEndpoint, async (c) => {
    const bytes = await bytesOf(c.req.valid('form').file)
    const outcome = await replaceImage(ctx(c), storage, { id: c.req.valid('param').id, bytes })
    if (outcome.ok) return c.json({ data: imageShape(outcome.value) }, 200)
    return outcome.code === 'gone' ? refusal(c, outcome.code) : fileRefusal(c, `image_${outcome.code}`)
  })

  app.openapi(deleteImageEndpoint, async (c) => {
    const outcome = await deleteImage(ctx(c), storage, { id: c.req.valid('param').id, findUsage })
    return outcome.ok ? c.body(null, 204) : removalRefusal(c, outcome)
  })

  app.openapi(imageUsageEndpoint, async (c) => {
    const { id } = c.req.valid('param')
    if (!(await findImage(options, c, id))) return refusal(c, 'gone')
    return c.json({ data: await findUsage(ctx(c).db, { kind: 'image', id }) }, 200, { 'cache-control': 'no-store' })
  })
}

/** The bytes of pictures. They stream, so these are routes and no calls. */
function addPictures(app: OpenAPIHono, options: Options): void {
  const { storage } = options
  app.openapi(cropImageEndpoint, async (c) => {
    const { id, size } = c.req.valid('param')
    const image = await findImage(options, c, id)
    const variant = image && cropVariant(image, size)
    return variant ? pictureResponse(c, { storage, image, variant }) : refusal(c, 'gone')
  })

  app.openapi(wholeImageEndpoint, async (c) => {
    const { id, width } = c.req.valid('param')
    const image = await findImage(options, c, id)
    const variant = image && widthVariant(image, width)
    return variant ? pictureResponse(c, { storage, image, variant }) : refusal(c, 'gone')
  })
}

/** Documents: list, upload, removal, usage and bytes. */
function addFiles(app: OpenAPIHono, { ctx, storage, findUsage }: Options): void {
  app.openapi(uploadFileEndpoint, async (c) => {
    const { file } = c.req.valid('form')
    const outcome = await uploadFile(ctx(c), storage, { bytes: await bytesOf(file), name: file.name })
    if (!outcome.ok) return fileRefusal(c, `file_${outcome.code}`)
    return c.json({ data: fileShape(outcome.value.file) }, outcome.value.isNew ? 201 : 200)
  })

  app.openapi(listFilesEndpoint, async (c) => {
    const { page, items, q } = c.req.valid('query')
    const { files, total } = await listFiles(ctx(c).db, { page, items, search: q })
    return c.json({ data: files.map(fileShape), meta: { page, items, total } }, 200, { 'cache-control': 'no-store' })
  })

  app.openapi(deleteFileEndpoint, async (c) => {
    const outcome = await deleteFile(ctx(c), storage, { id: c.req.valid('param').id, findUsage })
    return outcome.ok ? c.body(null, 204) : removalRefusal(c, outcome)
  })

  app.openapi(fileUsageEndpoint, async (c) => {
    const { id } = c.req.valid('param')
    if (!(await findFile(ctx(c).db, id))) return refusal(c, 'gone')
    return c.json({ data: await findUsage(ctx(c).db, { kind: 'file', id }) }, 200, { 'cache-control': 'no-store' })
  })

  app.openapi(readFileEndpoint, async (c) => {
    const { id, name } = c.req.valid('param')
    const file = await findFile(ctx(c).db, id)
    if (file?.name !== name) return refusal(c, 'gone')
    const etag = `"${file.checksum}"`
    // The bytes of an id never change, so this is cached like a picture with a version.
    const headers = { etag, 'cache-control': FOR_EVER }
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const bytes = await getFileBytes(storage, file)
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'content-type': file.mimeType,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${id}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    })
  })
}

/** Refuses to remove an item; for one in use, the answer lists the places. */
function removalRefusal(c: Context, kept: { code: 'forbidden' | 'gone' } | { code: 'in_use'; uses: MediaUsage[] }) {
  if (kept.code !== 'in_use') return refusal(c, kept.code)
  return c.json({ ...refusalBody(kept.code), data: kept.uses }, 409, { 'cache-control': 'no-store' })
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
