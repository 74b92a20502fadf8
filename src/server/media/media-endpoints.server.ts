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
const binary = z.string().openapi({ format: 'binary' })
const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({ description, content: { 'application/json': { schema } } })
const form = <Schema extends z.ZodType>(schema: Schema) => ({ body: { content: { 'multipart/form-data': { schema } }, required: true } })

const Image = z.object({ data: ImageShape })
const File = z.object({ data: FileShape })
const Images = z.object({ data: z.array(ImageShape), meta: z.object({ page: z.number(), items: z.number(), total: z.number() }) })

const Files = z.object({ data: z.array(FileShape), meta: z.object({ page: z.number(), items: z.number(), total: z.number() }) })
const Usages = z.object({ data: z.array(UsageShape) })
const removed = { 204: { description: 'Removed.' }, ...refusalResponses(401, 403, 404, 409) }

const picture = {
  200: {
    description: 'The picture as AVIF, WebP or JPEG, whichever of these is the first that Accept names; JPEG when it names none.',
    content: { 'image/avif': { schema: binary }, 'image/webp': { schema: binary }, 'image/jpeg': { schema: binary } },
  },
  304: { description: 'If-None-Match names the current picture.' },
  ...refusalResponses(404),
}

export const listImagesEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/images',
  tags,
  summary: 'Pictures of a bucket, newest first; q looks into their texts',
  request: { query: ListQuery },
  responses: { 200: json(Images, 'A page of pictures'), ...refusalResponses(401, 403, 422) },
})

export const uploadImageEndpoint = createRoute({
  method: 'post',
  path: '/api/v2/images',
  tags,
  summary: 'Upload a picture; bytes that are known answer with the picture that has them',
  request: form(ImageUploadForm),
  responses: { 201: json(Image, 'Added'), 200: json(Image, 'Known already'), ...refusalResponses(400, 401, 403, 413, 415, 422) },
})

export const readImageEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/images/{id}',
  tags,
  summary: 'What is known of a picture, with the sizes it can be had in',
  request: { params: IdPath },
  responses: { 200: json(Image, 'The picture'), ...refusalResponses(404) },
})

export const describeImageEndpoint = createRoute({
  method: 'patch',
  path: '/api/v2/images/{id}',
  tags,
  summary: 'Change the texts or the focal point of a picture',
  request: { params: IdPath, body: { content: { 'application/json': { schema: ImageDescription } }, required: true } },
  responses: { 200: json(Image, 'Changed'), ...refusalResponses(400, 401, 403, 404, 413, 415, 422) },
})

export const replaceImageEndpoint = createRoute({
  method: 'put',
  path: '/api/v2/images/{id}/content',
  tags,
  summary: 'Give a picture new content under its id',
  request: { params: IdPath, ...form(FileForm) },
  responses: { 200: json(Image, 'Replaced'), ...refusalResponses(400, 401, 403, 404, 413, 415, 422) },
})

export const deleteImageEndpoint = createRoute({
  method: 'delete',
  path: '/api/v2/images/{id}',
  tags,
  summary: 'Remove a picture that is not used anywhere; `data` of 409 has the places',
  request: { params: IdPath },
  responses: removed,
})

export const imageUsageEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/images/{id}/usage',
  tags,
  summary: 'Where a picture is used',
  request: { params: IdPath },
  responses: { 200: json(Usages, 'The places'), ...refusalResponses(401, 403, 404) },
})

export const cropImageEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/images/{id}/{size}',
  tags,
  summary: 'A picture cropped around its focal point to one of the sizes of its variants',
  request: { params: CropPath, query: VersionQuery },
  responses: picture,
})

export const wholeImageEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/images/{id}/w/{width}',
  tags,
  summary: 'A whole picture at one of the prepared widths, never enlarged',
  request: { params: WidthPath, query: VersionQuery },
  responses: picture,
})

export const uploadFileEndpoint = createRoute({
  method: 'post',
  path: '/api/v2/files',
  tags,
  summary: 'Upload a PDF; bytes that are known answer with the document that has them',
  request: form(FileForm),
  responses: { 201: json(File, 'Added'), 200: json(File, 'Known already'), ...refusalResponses(400, 401, 403, 413, 415, 422) },
})

export const listFilesEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/files',
  tags,
  summary: 'Documents, newest first',
  request: { query: FileListQuery },
  responses: { 200: json(Files, 'A page of documents'), ...refusalResponses(401, 403, 422) },
})

export const deleteFileEndpoint = createRoute({
  method: 'delete',
  path: '/api/v2/files/{id}',
  tags,
  summary: 'Remove a document that nothing leads to; `data` of 409 has the places',
  request: { params: IdPath },
  responses: removed,
})

export const fileUsageEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/files/{id}/usage',
  tags,
  summary: 'Where a document is linked to',
  request: { params: IdPath },
  responses: { 200: json(Usages, 'The places'), ...refusalResponses(401, 403, 404) },
})

export const readFileEndpoint = createRoute({
  method: 'get',
  path: '/api/v2/files/{id}/{name}',
  tags,
  summary: 'A document',
  request: { params: FilePath },
  responses: {
    200: { description: 'The document', content: { 'application/pdf': { schema: binary } } },
    304: { description: 'If-None-Match names this document.' },
    ...refusalResponses(404),
  },
})
