import type { Logger } from '#kernel/log.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from '../library/image-record.ts'
import { variantNames } from './image-variants.ts'
import { variantKey } from '../storage-keys.server.ts'
import { variantFormats } from './variant-format.ts'

/** Deletes the variants of a version that is no longer served. A leftover only wastes space, so failures are only logged. */
export async function discardVariants(storage: Storage, image: Pick<ImageRecord, 'id' | 'version'>, log: Logger): Promise<void> {
  const keys = variantNames().flatMap((name) => variantFormats.map((format) => variantKey(image, name, format)))
  const removals = await Promise.allSettled(keys.map((key) => storage.remove(key)))
  const failures = removals.filter(({ status }) => status === 'rejected').length
  if (failures > 0) log.warn('old variants of a picture could not be removed', { ...image, failures })
}
