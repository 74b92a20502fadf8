import type { Storage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from '../library/image-record.ts'
import type { Variant } from './image-variants.ts'
import { imageVariant } from './image-variant.server.ts'
import { variantKey } from '../storage-keys.server.ts'
import { type VariantFormat, variantFormats } from './variant-format.ts'

const [avif, webp] = variantFormats

/** One job at a time makes the slow format, after all jobs that visitors wait for. A variant that finds the line full is made after a later request. */
let line: Promise<unknown> = Promise.resolve()
let inLine = 0
const MOST_IN_LINE = 200

/**
 * A variant without waiting for the slow format: AVIF takes more than twice as long to make as WebP, so the first visitors get WebP
 * while AVIF is made. `format` is the format of the bytes.
 */
export async function readyVariant(
  storage: Storage,
  image: ImageRecord,
  { variant, format, signal }: { variant: Variant; format: VariantFormat; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; format: VariantFormat }> {
  if (format.ending !== avif.ending) return { bytes: await imageVariant(storage, image, { variant, format }, signal), format }
  const stored = await storage.find(variantKey(image, variant.name, avif))
  if (stored) return { bytes: stored, format }
  const bytes = await imageVariant(storage, image, { variant, format: webp }, signal)
  if (inLine < MOST_IN_LINE) joinLine(() => imageVariant(storage, image, { variant, format: avif }))
  return { bytes, format: webp }
}

function joinLine(job: () => Promise<unknown>): void {
  inLine += 1
  line = line
    .then(job)
    // Nobody waits for this job; a lasting failure appears at the next request.
    .catch(() => undefined)
    .finally(() => {
      inLine -= 1
    })
}
