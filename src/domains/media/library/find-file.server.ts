import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { FileRecord } from './file-record.ts'
import { mediaFile } from '../schema.server.ts'
import { originalKey } from '../storage-keys.server.ts'

/** The document of that id, or null. */
export async function findFile(db: Queryable, id: number): Promise<FileRecord | null> {
  const [file] = await db.select().from(mediaFile).where(eq(mediaFile.id, id))
  return file ?? null
}

/** The names of these documents, by id; ids without a document are absent. */
export async function findFileNames(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: mediaFile.id, name: mediaFile.name })
    .from(mediaFile)
    .where(inArray(mediaFile.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The bytes of a document. Throws when they are missing from the storage. */
export async function getFileBytes(storage: Storage, { id, checksum }: FileRecord): Promise<Uint8Array> {
  const bytes = await storage.find(originalKey(checksum))
  if (!bytes) throw new Error(`the bytes of document ${id} are missing from the storage`)
  return bytes
}

/** Where a browser fetches a document from the bucket; null where this process sends it. */
export async function findFileAddress({ direct }: Storage, { checksum, name, mimeType }: FileRecord): Promise<string | null> {
  return direct ? direct.privateAddressOf({ key: originalKey(checksum), name, type: mimeType, isShown: true }) : null
}
