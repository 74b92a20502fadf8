import { createHash } from 'node:crypto'
import type { Storage } from '#platform/storage/storage.server.ts'
import { FeedFlaw } from './feed-flaw.ts'

/** The maximum size of a feed's file. */
export const MOST_FILE_BYTES = 200 * 1024 * 1024
const PART_BYTES = 4 * 1024 * 1024

export type StoredFile = { key: string; parts: number; bytes: number; digest: string }

/**
 * Keeps a stream in the storage in parts, so that no process ever holds a whole file and any process may read it. Nothing is left
 * behind when the stream breaks or is too large, which is a {@link FeedFlaw}.
 */
export async function storeFile(
  storage: Storage,
  { key, source, onBytes }: { key: string; source: AsyncIterable<Uint8Array>; onBytes?: (bytes: number) => Promise<void> },
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let parts = 0
  let bytes = 0
  const flush = async () => {
    parts += 1
    await storage.put(partKey(key, parts), Buffer.concat(waiting), 'application/octet-stream')
    waiting = []
    waitingBytes = 0
    await onBytes?.(bytes)
  }
  try {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > MOST_FILE_BYTES) throw new FeedFlaw('too_large')
      hash.update(chunk)
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= PART_BYTES) await flush()
    }
    if (waitingBytes > 0) await flush()
  } catch (error) {
    await removeFile(storage, { key, parts: parts + 1 })
    throw error
  }
  return { key, parts, bytes, digest: hash.digest('hex') }
}

/** A stored file as a stream of small pieces, so that its reader can yield in between. */
export async function* readFile(storage: Storage, { key, parts }: Pick<StoredFile, 'key' | 'parts'>): AsyncGenerator<Uint8Array> {
  for (let part = 1; part <= parts; part += 1) {
    const bytes = await storage.find(partKey(key, part))
    if (!bytes) throw new FeedFlaw('unreachable', { detail: 'the stored file is gone' })
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
  }
}

const PIECE_BYTES = 32 * 1024

export async function removeFile(storage: Storage, { key, parts }: Pick<StoredFile, 'key' | 'parts'>): Promise<void> {
  for (let part = 1; part <= parts; part += 1) await storage.remove(partKey(key, part))
}

function partKey(key: string, part: number): string {
  return `feeds/${key}/${part}`
}
