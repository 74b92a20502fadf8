import { createRoute, z } from '@hono/zod-openapi'
import { refusalResponses } from './media-refusals.server.ts'
import {
  CropPath,
  FileForm,
  FileListQuery,
  FilePath,
  FileShape,
  IdPath,
  ImageDescription,
  ImageShape,
  ImageUploadForm,
  ListQuery,
  UsageShape,
  VersionQuery,
  WidthPath,
} from './media-shapes.server.ts'

const tags = ['Media']
const IMAGES = '/api/v2/images'
const FILES = '/api/v2/files'
const binary = z.string().openapi({ format: 'binary' })
const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({ description, content: { 'application/json': { schema } } })
const form = <Schema extends z.ZodType>(schema: Schema) => ({ body: { content: { 'multipart/form-data': { schema } }, required: true } })

const Image = z.object({ data: ImageShape })
const File = z.object({ data: FileShape })

/** The calls that pictures and documents share. `path` is the address of their list. */
function listEndpoint<Path extends string, Query extends z.ZodObject, Shape extends z.ZodType>(
  path: Path,
  { query, shape, summary, answer }: { query: Query; shape: Shape; summary: string; answer: string },
) {
  const page = z.object({ data: z.array(shape), meta: z.object({ page: z.number(), items: z.number(), total: z.number() }) })
  return createRoute({ method: 'get', path, tags, summary, request: { query }, responses: { 200: json(page, answer), ...refusalResponses(401, 403, 422) } })
}

function uploadEndpoint<Path extends string, Form extends z.ZodType, Shape extends z.ZodType>(
  path: Path,
  { upload, shape, summary }: { upload: Form; shape: Shape; summary: string },
) {
  const responses = { 201: json(shape, 'Added'), 200: json(shape, 'Known already'), ...refusalResponses(400, 401, 403, 413, 415, 422) }
  return createRoute({ method: 'post', path, tags, summary, request: form(upload), responses })
}

function deleteEndpoint<Path extends string>(path: Path, summary: string) {
  const responses = { 204: { description: 'Removed.' }, ...refusalResponses(401, 403, 404, 409) }
  return createRoute({ method: 'delete', path: `${path}/{id}` as const, tags, summary, request: { params: IdPath }, responses })
}

function usageEndpoint<Path extends string>(path: Path, summary: string) {
  const responses = { 200: json(z.object({ data: z.array(UsageShape) }), 'The places'), ...refusalResponses(401, 403, 404) }
  return createRoute({ method: 'get', path: `${path}/{id}/usage` as const, tags, summary, request: { params: IdPath }, responses })
}

/** A call that serves the bytes of a picture. */
function pictureEndpoint<Path extends string, Params extends z.ZodObject>(path: Path, { params, summary }: { params: Params; summary: string }) {
  const bytes = { schema: binary }
  const responses = {
    200: {
      description: 'The picture as AVIF, WebP or JPEG, whichever of these is the first that Accept names; JPEG when it names none.',
      content: { 'image/avif': bytes, 'image/webp': bytes, 'image/jpeg': bytes },
    },
    304: { description: 'If-None-Match names the current picture.' },
    ...refusalResponses(404),
  }
  return createRoute({ method: 'get', path, tags, summary, request: { params, query: VersionQuery }, responses })
}

export const listImagesEndpoint = listEndpoint(IMAGES, {
  query: ListQuery,
  shape: ImageShape,
  summary: 'Pictures of a bucket, newest first; q looks into their texts',
  answer: 'A page of pictures',
})

export const uploadImageEndpoint = uploadEndpoint(IMAGES, {
  upload: ImageUploadForm,
  shape: Image,
  summary: 'Upload a picture; bytes that are known answer with the picture that has them',
})

export const readImageEndpoint = createRoute({
  method: 'get',
  path: `${IMAGES}/{id}`,
  tags,
  summary: 'What is known of a picture, with the sizes it can be had in',
  request: { params: IdPath },
  responses: { 200: json(Image, 'The picture'), ...refusalResponses(404) },
})

export const describeImageEndpoint = createRoute({
  method: 'patch',
  path: `${IMAGES}/{id}`,
  tags,
  summary: 'Change the texts or the focal point of a picture',
  request: { params: IdPath, body: { content: { 'application/json': { schema: ImageDescription } }, required: true } },
  responses: { 200: json(Image, 'Changed'), ...refusalResponses(400, 401, 403, 404, 413, 415, 422) },
})

export const replaceImageEndpoint = createRoute({
  method: 'put',
  path: `${IMAGES}/{id}/content`,
  tags,
  summary: 'Give a picture new content under its id',
  request: { params: IdPath, ...form(FileForm) },
  responses: { 200: json(Image, 'Replaced'), ...refusalResponses(400, 401, 403, 404, 413, 415, 422) },
})

export const deleteImageEndpoint = deleteEndpoint(IMAGES, 'Remove a picture that is not used anywhere; `data` of 409 has the places')
export const imageUsageEndpoint = usageEndpoint(IMAGES, 'Where a picture is used')

export const cropImageEndpoint = pictureEndpoint(`${IMAGES}/{id}/{size}`, {
  params: CropPath,
  summary: 'A picture cropped around its focal point to one of the sizes of its variants',
})

export const wholeImageEndpoint = pictureEndpoint(`${IMAGES}/{id}/w/{width}`, {
  params: WidthPath,
  summary: 'A whole picture at one of the prepared widths, never enlarged',
})

export const uploadFileEndpoint = uploadEndpoint(FILES, {
  upload: FileForm,
  shape: File,
  summary: 'Upload a PDF; bytes that are known answer with the document that has them',
})

export const listFilesEndpoint = listEndpoint(FILES, {
  query: FileListQuery,
  shape: FileShape,
  summary: 'Documents, newest first',
  answer: 'A page of documents',
})

export const deleteFileEndpoint = deleteEndpoint(FILES, 'Remove a document that nothing leads to; `data` of 409 has the places')
export const fileUsageEndpoint = usageEndpoint(FILES, 'Where a document is linked to')

export const readFileEndpoint = createRoute({
  method: 'get',
  path: `${FILES}/{id}/{name}`,
  tags,
  summary: 'A document',
  request: { params: FilePath },
  responses: {
    200: { description: 'The document', content: { 'application/pdf': { schema: binary } } },
    304: { description: 'If-None-Match names this document.' },
    ...refusalResponses(404),
  },
})
