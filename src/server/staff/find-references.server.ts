import { findPagePaths } from '#domains/content/index.server.ts'
import { findFileNames, findImages } from '#domains/media/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FoundReferences } from '../api/editing/editing-shapes.ts'

type Ids = { images: Iterable<number>; pages: Iterable<number>; files: Iterable<number> }

/** Pictures, paths of published pages and file names by id; missing ones are absent. */
export async function findReferences(ctx: Ctx, ids: Ids): Promise<FoundReferences> {
  const [images, pages, files] = await Promise.all([
    findImages(ctx.db, [...ids.images]),
    findPagePaths(ctx, [...ids.pages]),
    findFileNames(ctx.db, [...ids.files]),
  ])
  const names = [...files].map(([id, name]) => [id, { name }] as const)
  return { images: Object.fromEntries(images), pages: Object.fromEntries(pages), files: Object.fromEntries(names) }
}
