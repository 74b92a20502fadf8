import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { backUpTables } from '#platform/database/backup/back-up-tables.server.ts'
import { BACKUP_FORMAT, BackupManifest } from '#platform/database/backup/manifest.ts'
import { RestoreError, restoreTables } from '#platform/database/backup/restore-tables.server.ts'
import { checkedKey, type Storage } from '#platform/storage/storage.server.ts'
import type { BuildVersion } from '../build-version.server.ts'

/** What a backup is of: the database, the media, and the folder with the key that signs links, where the site made one itself. */
export type BackedUp = { url: string; storage: Storage; dataFolder: string }

const MANIFEST = 'manifest.json'
const MEDIA = 'media'
const SECRET = 'secret-key'
const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
])

/** Writes a backup into a folder that is empty or not there. The tables are of one moment; media are read after it, so that none that a row names is missing. */
export async function backUp(
  { url, storage, dataFolder }: BackedUp,
  into: string,
  { clock, build }: { clock: Clock; build: BuildVersion },
): Promise<BackupManifest> {
  const folder = resolve(into)
  if (existsSync(join(folder, MANIFEST))) throw new Error(`${folder} is a backup already: name another folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const takenAt = clock.now().toISOString()
  const tables = await backUpTables(url, folder)
  const media: BackupManifest['media'] = []
  for await (const key of storage.list()) {
    const bytes = await storage.find(key)
    // Removed since it was listed.
    if (!bytes) continue
    const path = join(folder, MEDIA, checkedKey(key))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    media.push({ key, bytes: bytes.length, digest: digestOf(bytes) })
  }
  const secret = join(dataFolder, SECRET)
  if (existsSync(secret)) await copyFile(secret, join(folder, SECRET))
  const manifest: BackupManifest = { format: BACKUP_FORMAT, takenAt, build, ...tables, media }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  return manifest
}

/** Fills an empty site with a backup. Nothing is written before all of its media were seen to be whole. Throws a {@link RestoreError} in words. */
export async function restore({ url, storage, dataFolder }: BackedUp, from: string): Promise<BackupManifest> {
  const folder = resolve(from)
  const manifest = await manifestOf(folder)
  for (const { key, digest } of manifest.media) {
    // A file that is not there is not whole either.
    const bytes = await readFile(join(folder, MEDIA, checkedKey(key))).catch(() => null)
    if (!bytes || digestOf(bytes) !== digest) throw new RestoreError(`The file ${key} of the backup is not as it was written.`)
  }
  await restoreTables(url, { folder, manifest, migrations: 'db/migrations' })
  for (const { key } of manifest.media) await storage.put(key, await readFile(join(folder, MEDIA, checkedKey(key))), typeOf(key))
  const secret = join(folder, SECRET)
  if (existsSync(secret) && !existsSync(join(dataFolder, SECRET))) {
    await mkdir(dataFolder, { recursive: true })
    await writeFile(join(dataFolder, SECRET), await readFile(secret), { mode: 0o600 })
  }
  return manifest
}

async function manifestOf(folder: string): Promise<BackupManifest> {
  if (!existsSync(join(folder, MANIFEST))) throw new RestoreError(`${folder} is no backup, or one that was not finished: it has no ${MANIFEST}.`)
  const manifest = BackupManifest.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  if (!manifest.success) throw new RestoreError(`The ${MANIFEST} of ${folder} is not one that this build can read.`)
  return manifest.data
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function typeOf(key: string): string {
  return TYPES.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}
