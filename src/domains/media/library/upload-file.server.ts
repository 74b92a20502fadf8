import { eq } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { documentName } from './document-name.ts'
import type { FileRecord } from './file-record.ts'
import { lockOriginal } from './lock-original.server.ts'
import { isPdf } from '../recognition/recognise-document.ts'
import { mediaFile } from '../schema.server.ts'
import { checksumOf, originalKey } from '../storage-keys.server.ts'
import { MAX_FILE_BYTES } from './upload-limits.ts'

/** Adds a PDF to the library. Known bytes keep their id and name (`isNew` is false). The bytes are stored before their row. */
export async function uploadFile(
  ctx: Ctx,
  storage: Storage,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<Outcome<{ file: FileRecord; isNew: boolean }, 'too_large' | 'unsupported'>> {
  if (bytes.length > MAX_FILE_BYTES) return refuse('too_large')
  if (!isPdf(bytes)) return refuse('unsupported')
  const checksum = checksumOf(bytes)
  return ctx.db.transaction(async (tx) => {
    await lockOriginal(tx, checksum)
    await storage.put(originalKey(checksum), bytes, 'application/pdf')
    const values = { name: documentName(name), checksum, mimeType: 'application/pdf' as const, sizeInBytes: bytes.length, createdAt: ctx.clock.now() }
    const [fileRow] = await tx.insert(mediaFile).values(values).onConflictDoNothing().returning()
    if (fileRow) {
      await recordAudit(tx, ctx, { action: 'media.uploaded', subject: `file ${fileRow.id}`, after: { checksum, name: fileRow.name } })
      await announceChange(tx, 'site')
    }
    const [file] = fileRow ? [fileRow] : await tx.select().from(mediaFile).where(eq(mediaFile.checksum, checksum))
    if (!file) throw new Error('the database took a document and returned no row')
    return done({ file, isNew: fileRow !== undefined })
  })
}
