import { eq, inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFiledDocuments } from '../library/list-files.server.ts'
import { mediaFile } from '../schema.server.ts'
import { changedTags, spelledAsKnown } from './change-tags.server.ts'
import type { FiledDocument } from './filed-image.ts'
import { MOST_TAGS } from './folder-path.ts'
import { ensureFolder } from './folders.server.ts'

/** What is done with some documents. Absent parts stay as they are. */
export type DocumentFiling = {
  ids: readonly number[]
  /** The path of a folder, which is made where it is not there; empty takes them out of their folders. */
  folder?: string | undefined
  addTags?: readonly string[] | undefined
  removeTags?: readonly string[] | undefined
}

/** Moves documents to a folder, gives and takes tags. Those that are gone are passed over. */
export async function fileDocuments(
  ctx: Ctx,
  { ids, folder, addTags = [], removeTags = [] }: DocumentFiling,
): Promise<Outcome<FiledDocument[], 'forbidden' | 'too_many_tags'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // Folders before documents, as a removal of a folder locks them; documents by their ids, so that two filings never wait for each other.
    const to = folder ? await ensureFolder(tx, ctx, folder) : null
    const rows = await tx
      .select({ id: mediaFile.id, folderId: mediaFile.folderId, tags: mediaFile.tags })
      .from(mediaFile)
      .where(inArray(mediaFile.id, [...ids, 0]))
      .orderBy(mediaFile.id)
      .for('update')
    const newTags = await spelledAsKnown(tx, addTags)
    const filed = rows.map((row) => ({ ...row, tags: changedTags(row.tags, { add: newTags, remove: removeTags }) }))
    if (filed.some(({ tags }) => tags.length > MOST_TAGS)) return refuse('too_many_tags')
    for (const { id, folderId, tags } of filed) {
      await tx
        .update(mediaFile)
        .set({ folderId: folder === undefined ? folderId : (to?.id ?? null), tags })
        .where(eq(mediaFile.id, id))
    }
    const after = { documents: filed.map(({ id }) => id).join(' '), folder: folder === undefined ? undefined : (to?.path ?? '') }
    const tags = { tags: newTags.join(', ') || undefined, without: removeTags.join(', ') || undefined }
    await recordAudit(tx, ctx, { action: 'media.filed', subject: 'files', after: { ...after, ...tags } })
    const documents = await findFiledDocuments(tx, ids)
    return done(ids.flatMap((id) => documents.get(id) ?? []))
  })
}
