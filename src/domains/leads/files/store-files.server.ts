import { randomUUID } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import { plainFileName, recogniseFile } from '#domains/media/index.ts'
import { hours } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { leadGarbage } from '../schema.server.ts'
import type { SentFile } from '../submission/submission.ts'

/** A file that is in the storage and waits for the row of its lead. */
export type StoredFile = { field: string; name: string; type: string; bytes: number; storageKey: string }

/** Longer than any submission takes. */
const ABANDONED_MS = hours(1)

/**
 * Puts the files of a submission into the storage, each under a key that nobody guesses. The keys are written down as garbage first and
 * taken off that list by {@link adoptFiles} in the transaction of the lead, so that a process that dies leaves no file behind.
 */
export async function storeFiles({ db, clock }: Ctx, storage: Storage, files: Readonly<Record<string, readonly SentFile[]>>): Promise<StoredFile[]> {
  const storedFiles = Object.entries(files).flatMap(([field, list]) =>
    list.map((file) => ({ field, ...file, type: recogniseFile(file.name, file.bytes) ?? '', storageKey: `leads/${randomUUID()}` })),
  )
  if (storedFiles.length === 0) return []
  await db.insert(leadGarbage).values(storedFiles.map(({ storageKey }) => ({ storageKey, since: clock.now() })))
  for (const { storageKey, bytes, type } of storedFiles) await storage.put(storageKey, bytes, type)
  return storedFiles.map(({ bytes, name, ...rest }) => ({ ...rest, name: plainFileName(name), bytes: bytes.length }))
}

/** Takes files off the list of what is removed, in the transaction that gives them a lead. */
export async function adoptFiles(tx: Queryable, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return
  const keys = files.map(({ storageKey }) => storageKey)
  await tx.delete(leadGarbage).where(inArray(leadGarbage.storageKey, keys))
}

/** Puts files on the list of what is removed, in the transaction that deletes their lead. */
export async function discardFiles(tx: Queryable, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return
  // Long ago, so that the next sweep takes them.
  await tx
    .insert(leadGarbage)
    .values(storageKeys.map((storageKey) => ({ storageKey, since: new Date(0) })))
    .onConflictDoNothing()
}

/** Removes files from the storage that no lead refers to. */
export async function removeGarbage({ db, clock, log }: Ctx, storage: Storage): Promise<void> {
  const rows = await db
    .select()
    .from(leadGarbage)
    .where(lt(leadGarbage.since, new Date(clock.now().getTime() - ABANDONED_MS)))
  const alone = { log, message: 'a file of no lead could not be removed', about: ({ storageKey }: { storageKey: string }) => ({ file: storageKey }) }
  await eachAlone(rows, alone, async ({ storageKey }) => {
    await storage.remove(storageKey)
    await db.delete(leadGarbage).where(inArray(leadGarbage.storageKey, [storageKey]))
  })
}
