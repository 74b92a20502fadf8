import { z } from '@hono/zod-openapi'
import { createFolder, deleteFolder, deleteImages, fileImages, findUsedImages, listFolders, listTags, moveFolder } from '#domains/media/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { findUsage } from '../../media/find-usage.server.ts'
import { data, nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import {
  FolderBody,
  FolderQuery,
  FolderRemoval,
  FolderShape,
  IdPath,
  ImageFiling,
  ImageSelection,
  ImageShape,
  imageShape,
  KeptImageShape,
  TagQuery,
  TagShape,
} from './media-shapes.server.ts'
import { filingWords, folderWords, mediaWords } from './media-words.ts'

const tag = 'Media'
const path = '/media/api/v2/folders'
const images = '/media/api/v2/images'
const FolderMeta = z.object({ total: z.number().int(), unfiled: z.number().int() })
const FolderPlace = FolderShape.pick({ id: true, path: true })

/** Folders, tags and series of pictures, and what is done with many pictures at once. */
export const foldersCalls = [
  defineCall({
    method: 'get',
    path,
    tag,
    summary: 'Lists all folders by path',
    description: 'Each has its number of pictures and documents.',
    who: 'media.read',
    query: FolderQuery,
    answer: whole(z.object({ data: z.array(FolderShape), meta: FolderMeta }), 'The folders.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }, { query: { bucket } }) => {
      const { folders, total, unfiled } = await listFolders(db, bucket)
      return done({ data: folders, meta: { total, unfiled } })
    },
  }),
  defineCall({
    method: 'post',
    path,
    tag,
    summary: 'Creates a folder and those above it',
    description: 'A folder that exists is the answer.',
    who: 'media.write',
    body: FolderBody,
    answer: data(FolderPlace, 'The folder.'),
    words: folderWords,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => createFolder(ctx, body.path),
  }),
  defineCall({
    method: 'patch',
    path: `${path}/{id}`,
    tag,
    summary: 'Renames or moves a folder with all that is in it',
    who: 'media.write',
    params: IdPath,
    body: FolderBody,
    answer: data(FolderPlace, 'The folder.'),
    words: folderWords,
    refusals: { forbidden: 403, gone: 404, taken: 409, inside_itself: 422 },
    run: (ctx, { params: { id }, body }) => moveFolder(ctx, { id, path: body.path }),
  }),
  defineCall({
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Removes an empty folder',
    description: 'With `pictures=up` its content is first moved to the folder above.',
    who: 'media.write',
    params: IdPath,
    query: FolderRemoval,
    answer: nothing('Removed.'),
    words: folderWords,
    refusals: { forbidden: 403, gone: 404, not_empty: 409, taken: 409 },
    run: (ctx, { params: { id }, query: { pictures } }) => deleteFolder(ctx, { id, movesUp: pictures === 'up' }),
  }),
  defineCall({
    method: 'get',
    path: '/media/api/v2/tags',
    tag,
    summary: 'Lists the tags of the pictures that a filter finds, the most frequent first',
    who: 'media.read',
    query: TagQuery,
    answer: data(z.array(TagShape), 'The tags.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }, { query: { q, ...filter } }) => done(await listTags(db, { ...filter, search: q })),
  }),
  defineCall({
    method: 'post',
    path: `${images}/filing`,
    tag,
    summary: 'Moves pictures to a folder, adds and removes tags, or makes a series',
    who: 'media.write',
    body: ImageFiling,
    answer: data(z.array(ImageShape), 'The changed pictures.'),
    words: filingWords,
    refusals: { forbidden: 403, too_many_tags: 422 },
    run: async (ctx, { body: { add_tags: addTags, remove_tags: removeTags, into_series: intoSeries, ...filing } }) => {
      const outcome = await fileImages(ctx, { ...filing, addTags, removeTags, intoSeries })
      return outcome.ok ? done(outcome.value.map(imageShape)) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: `${images}/removal`,
    tag,
    summary: 'Removes the unused ones of many pictures',
    description: 'The used ones are named with the places that use them.',
    who: 'media.write',
    body: ImageSelection,
    answer: data(z.object({ deleted: z.array(z.number().int()), kept: z.array(KeptImageShape) }), 'The removed pictures, and those that stay.'),
    words: mediaWords,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => deleteImages(ctx, ctx.services.storage, { ...body, findUsage }),
  }),
  defineCall({
    method: 'post',
    path: `${images}/uses`,
    tag,
    summary: 'Finds which of many pictures are used, and where',
    who: 'media.read',
    body: ImageSelection,
    answer: data(z.array(KeptImageShape), 'The used pictures.'),
    words: mediaWords,
    refusals: {},
    run: async ({ db }, { body }) => done(await findUsedImages(db, { ...body, findUsage })),
  }),
]
