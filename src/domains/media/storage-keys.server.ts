import { createHash } from 'node:crypto'
import type { ImageRecord } from './library/image-record.ts'
import type { VariantFormat } from './variants/variant-format.ts'

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * The storage key of an upload: its checksum. The bytes are stored before their row. Writing the same bytes twice gives the same file,
 * and the next attempt reuses bytes whose row was never written.
 */
export function originalKey(checksum: string): string {
  return `originals/${checksum}`
}

export function variantKey({ id, version }: Pick<ImageRecord, 'id' | 'version'>, name: string, { ending }: VariantFormat): string {
  return `variants/${id}/${version}/${name}.${ending}`
}
