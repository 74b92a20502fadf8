import { and, eq, gt, inArray, not } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { removeFile } from './file-parts.server.ts'
import { feedRun } from './schema.server.ts'

/** Removes files that are no longer needed: those of ended runs, and of runs whose rows were read. */
export async function removeOldFiles({ db, log }: Pick<Ctx, 'db' | 'log'>, storage: Storage): Promise<void> {
  const isNeeded = inArray(feedRun.state, ['queued', 'reading', 'checking'])
  const rows = await db
    .select({ id: feedRun.id, key: feedRun.fileKey, parts: feedRun.fileParts })
    .from(feedRun)
    .where(and(gt(feedRun.fileParts, 0), not(isNeeded)))
  const alone = { log, message: 'the file of a run could not be removed', about: ({ id }: { id: number }) => ({ run: id }) }
  await eachAlone(rows, alone, async ({ id, ...file }) => {
    await removeFile(storage, file)
    await db
      .update(feedRun)
      .set({ fileParts: 0 })
      .where(and(eq(feedRun.id, id), eq(feedRun.fileKey, file.key)))
  })
}
