import { createHash } from 'node:crypto'
import type { ImageRecord } from './image-record.ts'
import type { VariantFormat } from './variant-format.ts'

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Uploads are stored under their checksum, before their row: the same bytes written twice are the same file, and bytes whose
 * row was never written are simply found again by the next attempt.
 */
export function originalKey(checksum: string): string {
  return `originals/${checksum}`
}

export function variantKey({ id, version }: Pick<ImageRecord, 'id' | 'version'>, name: string, { ending }: VariantFormat): string {
  return `variants/${id}/${version}/${name}.${ending}`
}
