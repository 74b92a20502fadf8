import { z } from '@hono/zod-openapi'
import { deleteImage, describeImage, findFiledImages, findImages, listImages, replaceImage, uploadImage } from '#domains/media/index.server.ts'
import { type ImageRecord, MAX_IMAGE_BYTES } from '#domains/media/index.ts'
import { may } from '#domains/accounts/index.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { findUsage } from '../../media/find-usage.server.ts'
import { data, nothing } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { FIELD_BYTES, mediaPage, uploaded } from './media-answers.server.ts'
import {
  bytesOf,
  FileForm,
  fileNameOf,
  IdPath,
  ImageDescription,
  ImageListQuery,
  ImageShape,
  ImageUploadForm,
  imageShape,
  UsageShape,
} from './media-shapes.server.ts'
import { mediaWords, pictureWords } from './media-words.ts'

const tag = 'Media'
const path = '/media/api/v2/images'
const flaws = { too_large: 413, unsupported: 422, animated: 422, too_many_pixels: 422, broken: 422 } as const

/** Pictures of the library: list, upload, description, replacement, removal and usage. */
export const imagesCalls = [
  defineCall({
    method: 'get',
    path,
    tag,
    summary: 'Lists the pictures of a bucket, newest first',
    description: '`q` searches their texts and file names.',
    who: 'media.read',
    query: ImageListQuery,
    answer: mediaPage(ImageShape, 'A page of pictures.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }, { query: { page, items, q, collapse, ...filter } }) => {
      const { images, total } = await listImages(db, { ...filter, page, items, search: q, isCollapsed: collapse === 'true' })
      return done({ data: images.map(imageShape), meta: { page, items, total } })
    },
  }),
  defineCall({
    method: 'post',
    path,
    tag,
    summary: 'Uploads a picture',
    description: 'Bytes that are already stored give the picture that has them.',
    who: 'media.write',
    body: { form: ImageUploadForm },
    limit: MAX_IMAGE_BYTES + FIELD_BYTES,
    answer: uploaded(ImageShape),
    words: pictureWords,
    refusals: flaws,
    run: async (ctx, { body: { file, bucket, alt_ar = '', alt_en = '', focal_x = 0.5, focal_y = 0.5, folder } }) => {
      const upload = {
        bytes: await bytesOf(file),
        bucket,
        alt: { ar: alt_ar, en: alt_en },
        focalPoint: { x: focal_x, y: focal_y },
        name: fileNameOf(file),
        folder,
      }
      const outcome = await uploadImage(ctx, ctx.services.storage, upload)
      if (!outcome.ok) return outcome
      return done({ item: await filedShape(ctx, outcome.value.image), isNew: outcome.value.isNew })
    },
  }),
  defineCall({
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: 'Reads a picture with the sizes that it is available in',
    who: 'anyone',
    cost: 'rows',
    params: IdPath,
    answer: { ...data(ImageShape, 'The picture.'), headers: { 'cache-control': 'no-cache' } },
    words: mediaWords,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const image = await findImage(ctx, id)
      if (!image) return refuse('gone')
      return done(may(ctx.staff, 'media.read') ? await filedShape(ctx, image) : imageShape(image))
    },
  }),
  defineCall({
    method: 'patch',
    path: `${path}/{id}`,
    tag,
    summary: 'Changes the texts or the focal point of a picture',
    who: 'media.write',
    params: IdPath,
    body: ImageDescription,
    answer: data(ImageShape, 'The changed picture.'),
    words: mediaWords,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id }, body: { alt, focal_point: focalPoint } }) => {
      const outcome = await describeImage(ctx, ctx.services.storage, { id, alt, focalPoint })
      return outcome.ok ? done(await filedShape(ctx, outcome.value)) : outcome
    },
  }),
  defineCall({
    method: 'put',
    path: `${path}/{id}/content`,
    tag,
    summary: 'Replaces the content of a picture under its id',
    who: 'media.write',
    params: IdPath,
    body: { form: FileForm },
    limit: MAX_IMAGE_BYTES + FIELD_BYTES,
    answer: data(ImageShape, 'The picture with its new content.'),
    words: pictureWords,
    refusals: { gone: 404, ...flaws },
    run: async (ctx, { params: { id }, body: { file } }) => {
      const outcome = await replaceImage(ctx, ctx.services.storage, { id, bytes: await bytesOf(file) })
      return outcome.ok ? done(imageShape(outcome.value)) : outcome
    },
  }),
  defineCall({
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Removes an unused picture',
    description: 'With 409, `data` has the places that use it.',
    who: 'media.write',
    params: IdPath,
    answer: nothing('Removed.'),
    words: mediaWords,
    refusals: { forbidden: 403, gone: 404, in_use: 409 },
    run: (ctx, { params: { id } }) => deleteImage(ctx, ctx.services.storage, { id, findUsage }),
  }),
  defineCall({
    method: 'get',
    path: `${path}/{id}/usage`,
    tag,
    summary: 'Lists where a picture is used',
    who: 'media.read',
    params: IdPath,
    answer: data(z.array(UsageShape), 'The places.'),
    words: mediaWords,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => ((await findImage(ctx, id)) ? done(await findUsage(ctx.db, { kind: 'image', id })) : refuse('gone')),
  }),
]

async function findImage({ db }: CallCtx, id: number) {
  return (await findImages(db, [id])).get(id)
}

/** A picture with its place in the library. */
async function filedShape({ db }: CallCtx, image: ImageRecord) {
  return imageShape((await findFiledImages(db, [image.id])).get(image.id) ?? image)
}
