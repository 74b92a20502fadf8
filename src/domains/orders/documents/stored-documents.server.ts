import { asc, eq, inArray, lt } from 'drizzle-orm'
import { hours } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { later } from '../later.ts'
import { orderDocument, orderGarbage } from '../schema.server.ts'
import type { OrderDocument } from './order-document.ts'

export type DocumentRow = typeof orderDocument.$inferSelect

/** Longer than any upload takes. */
const ABANDONED_MS = hours(1)

export function documentOf(row: DocumentRow): OrderDocument {
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, file_name: row.fileName, type: row.type, bytes: row.bytes, sha256: row.sha256 },
    ...{ is_visible: row.isVisible, asks_sign_off: row.asksSignOff, signed_at: row.signedAt?.toISOString() ?? null, signed_name: row.signedName },
    ...{ added_by: row.addedBy, created_at: row.createdAt.toISOString() },
  }
}

export async function listDocuments(db: Queryable, orderId: number): Promise<OrderDocument[]> {
  return (await db.select().from(orderDocument).where(eq(orderDocument.orderId, orderId)).orderBy(asc(orderDocument.id))).map(documentOf)
}

/**
 * Puts a file into the storage under a key that nobody guesses. The key is written down as garbage first, and taken off in the transaction of the document, so
 * that a process that dies leaves no file behind.
 */
export async function storeDocument(
  { db, clock }: Ctx,
  storage: Storage,
  { storageKey, bytes, type }: { storageKey: string; bytes: Uint8Array; type: string },
): Promise<void> {
  await db.insert(orderGarbage).values({ storageKey, since: clock.now() })
  await storage.put(storageKey, bytes, type)
}

/** Takes a file off the list of what is removed. */
export async function adoptDocument(db: Queryable, storageKey: string): Promise<void> {
  await db.delete(orderGarbage).where(eq(orderGarbage.storageKey, storageKey))
}

/** Removes documents, whose files go with the next sweep. */
export async function discardDocuments(db: Queryable, rows: readonly Pick<DocumentRow, 'id' | 'storageKey'>[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.delete(orderDocument).where(inArray(orderDocument.id, ids))
  // Long ago, so that the next sweep takes them.
  await db
    .insert(orderGarbage)
    .values(rows.map(({ storageKey }) => ({ storageKey, since: new Date(0) })))
    .onConflictDoNothing()
}

/** Removes every document of an order whose person is erased. */
export async function removeDocumentsOf(db: Queryable, orderId: number): Promise<void> {
  await discardDocuments(db, await db.select().from(orderDocument).where(eq(orderDocument.orderId, orderId)))
}

/** Removes files from the storage that no document refers to. */
export async function removeOrderGarbage({ db, clock, log }: Ctx, storage: Storage): Promise<void> {
  const rows = await db
    .select()
    .from(orderGarbage)
    .where(lt(orderGarbage.since, later(clock.now(), -ABANDONED_MS)))
  const alone = { log, message: 'a file of no order could not be removed', about: ({ storageKey }: { storageKey: string }) => ({ file: storageKey }) }
  await eachAlone(rows, alone, async ({ storageKey }) => {
    await storage.remove(storageKey)
    await db.delete(orderGarbage).where(eq(orderGarbage.storageKey, storageKey))
  })
}
