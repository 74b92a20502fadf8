import { and, eq, gt, inArray, not } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { removeFile } from './file-parts.server.ts'
import { feedRun } from './schema.server.ts'

/** Removes the files of runs that need them no more: of those that are over, and of those whose rows were read. */
export async function removeOldFiles({ db }: Pick<Ctx, 'db'>, storage: Storage): Promise<void> {
  const isNeeded = inArray(feedRun.state, ['queued', 'reading', 'checking'])
  const rows = await db
    .select({ id: feedRun.id, key: feedRun.fileKey, parts: feedRun.fileParts })
    .from(feedRun)
    .where(and(gt(feedRun.fileParts, 0), not(isNeeded)))
  for (const { id, ...file } of rows) {
    await removeFile(storage, file)
    await db
      .update(feedRun)
      .set({ fileParts: 0 })
      .where(and(eq(feedRun.id, id), eq(feedRun.fileKey, file.key)))
  }
}
