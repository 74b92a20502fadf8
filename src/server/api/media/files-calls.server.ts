import { z } from '@hono/zod-openapi'
import { deleteFile, fileDocuments, findFile, findFileAddress, getFileBytes, listDocumentTags, listFiles, uploadFile } from '#domains/media/index.server.ts'
import { MAX_FILE_BYTES } from '#domains/media/index.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { matchesEtag } from '../../http/conditional.ts'
import { findUsage } from '../../media/find-usage.server.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { bytesAnswer, FOR_EVER } from './bytes-answer.server.ts'
import { FIELD_BYTES, mediaPage, uploaded } from './media-answers.server.ts'
import { bytesOf, DocumentFiling, FileForm, FileListQuery, FilePath, FileShape, fileShape, IdPath, TagShape, UsageShape } from './media-shapes.server.ts'
import { documentWords, filingWords, mediaWords } from './media-words.ts'

const tag = 'Media'
const path = '/media/api/v2/files'

/** Documents of the library: list, upload, filing, removal, usage and bytes. */
export const filesCalls = [
  defineCall({
    method: 'get',
    path,
    tag,
    summary: 'Lists documents, newest first',
    who: 'media.read',
    query: FileListQuery,
    answer: mediaPage(FileShape, 'A page of documents.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }, { query: { page, items, q, folder, tags } }) => {
      const { files, total } = await listFiles(db, { page, items, search: q, folder, tags })
      return done({ data: files.map(fileShape), meta: { page, items, total } })
    },
  }),
  defineCall({
    method: 'post',
    path,
    tag,
    summary: 'Uploads a PDF',
    description: 'Bytes that are already stored give the document that has them.',
    who: 'media.write',
    body: { form: FileForm },
    limit: MAX_FILE_BYTES + FIELD_BYTES,
    answer: uploaded(FileShape),
    words: documentWords,
    refusals: { too_large: 413, unsupported: 422 },
    run: async (ctx, { body: { file } }) => {
      const outcome = await uploadFile(ctx, ctx.services.storage, { bytes: await bytesOf(file), name: file.name })
      return outcome.ok ? done({ item: fileShape(outcome.value.file), isNew: outcome.value.isNew }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: `${path}/tags`,
    tag,
    summary: 'Lists the tags of documents, the most frequent first',
    who: 'media.read',
    answer: data(z.array(TagShape), 'The tags.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }) => done(await listDocumentTags(db)),
  }),
  defineCall({
    method: 'post',
    path: `${path}/filing`,
    tag,
    summary: 'Moves documents to a folder, and adds and removes tags',
    who: 'media.write',
    body: DocumentFiling,
    answer: data(z.array(FileShape), 'The changed documents.'),
    words: filingWords,
    refusals: { forbidden: 403, too_many_tags: 422 },
    run: async (ctx, { body: { add_tags: addTags, remove_tags: removeTags, ...filing } }) => {
      const outcome = await fileDocuments(ctx, { ...filing, addTags, removeTags })
      return outcome.ok ? done(outcome.value.map(fileShape)) : outcome
    },
  }),
  defineCall({
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Removes a document that nothing links to',
    description: 'With 409, `data` has the places that link to it.',
    who: 'media.write',
    params: IdPath,
    answer: nothing('Removed.'),
    words: mediaWords,
    refusals: { forbidden: 403, gone: 404, in_use: 409 },
    run: (ctx, { params: { id } }) => deleteFile(ctx, ctx.services.storage, { id, findUsage }),
  }),
  defineCall({
    method: 'get',
    path: `${path}/{id}/usage`,
    tag,
    summary: 'Lists where a document is linked to',
    who: 'media.read',
    params: IdPath,
    answer: data(z.array(UsageShape), 'The places.'),
    words: mediaWords,
    refusals: { gone: 404 },
    run: async ({ db }, { params: { id } }) => ((await findFile(db, id)) ? done(await findUsage(db, { kind: 'file', id })) : refuse('gone')),
  }),
  defineCall({
    method: 'get',
    path: `${path}/{id}/{name}`,
    tag,
    summary: 'Downloads a document',
    who: 'anyone',
    cost: 'file',
    params: FilePath,
    answer: bytesAnswer(['application/pdf'], 'The document.'),
    extraHeaders: ({ headers }) => headers,
    words: mediaWords,
    refusals: { gone: 404 },
    run: async ({ db, services, http }, { params: { id, name } }) => {
      const file = await findFile(db, id)
      if (file?.name !== name) return refuse('gone')
      // The bytes of an id never change, so this is cached like a picture with a version.
      const headers = { etag: `"${file.checksum}"`, 'cache-control': FOR_EVER }
      if (matchesEtag(http.req.header('if-none-match'), headers.etag)) return done({ bytes: null, headers })
      const location = await findFileAddress(services.storage, file)
      // The address is signed for a minute.
      if (location !== null) return done({ bytes: null, headers: { location, 'cache-control': 'private, no-store' } })
      const bytes = await getFileBytes(services.storage, file)
      return done({
        bytes,
        headers: {
          ...headers,
          'content-type': file.mimeType,
          'content-length': String(bytes.length),
          'content-disposition': `inline; filename="${id}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }),
]
