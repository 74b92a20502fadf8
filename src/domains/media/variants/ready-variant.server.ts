import { setTimeout } from 'node:timers/promises'
import type { DirectStorage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from '../library/image-record.ts'
import type { Variant } from './image-variants.ts'
import { imageVariant, type VariantSource } from './image-variant.server.ts'
import { variantKey } from '../storage-keys.server.ts'
import { type VariantFormat, variantFormats } from './variant-format.ts'

const [avif, webp] = variantFormats

/** One job at a time makes the slow format, after all jobs that visitors wait for. A variant that finds the line full is made after a later request. */
let line: Promise<unknown> = Promise.resolve()
const inLine = new Set<string>()
const MOST_IN_LINE = 200

/** A page asks for its pictures one after another; the slow format waits until no more were asked for during a moment, up to a limit. */
const QUIET_MS = 1_000
const LONGEST_WAIT_MS = 5_000
let lastJoined = 0

/**
 * A variant without waiting for the slow format: AVIF takes more than twice as long to make as WebP, so the first visitors get WebP
 * while AVIF is made. `format` is the format of the bytes.
 */
export async function readyVariant(
  source: VariantSource,
  image: ImageRecord,
  { variant, format, signal }: { variant: Variant; format: VariantFormat; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; format: VariantFormat }> {
  if (format.ending !== avif.ending) return { bytes: await imageVariant(source, image, { variant, format }, signal), format }
  const key = variantKey(image, variant.name, avif)
  const storedBytes = await source.storage.find(key)
  if (storedBytes) return { bytes: storedBytes, format }
  const bytes = await imageVariant(source, image, { variant, format: webp }, signal)
  joinLine(key, () => imageVariant(source, image, { variant, format: avif }))
  return { bytes, format: webp }
}

/** Where a browser fetches a variant from the bucket; null while it is not there, so that it is made first. */
export async function findDirectVariant(
  direct: DirectStorage,
  image: ImageRecord,
  { variant, format }: { variant: Variant; format: VariantFormat },
): Promise<{ url: string; isSigned: boolean } | null> {
  const key = variantKey(image, variant.name, format)
  return (await direct.has(key)) ? direct.addressOf(key) : null
}

function joinLine(key: string, job: () => Promise<unknown>): void {
  if (inLine.has(key) || inLine.size >= MOST_IN_LINE) return
  inLine.add(key)
  lastJoined = Date.now()
  line = line
    .then(quietMoment)
    .then(job)
    // Nobody waits for this job; a lasting failure appears at the next request.
    .catch(() => undefined)
    .finally(() => inLine.delete(key))
}

async function quietMoment(): Promise<void> {
  const latest = Date.now() + LONGEST_WAIT_MS
  for (let remaining = QUIET_MS; remaining > 0; remaining = Math.min(lastJoined + QUIET_MS, latest) - Date.now())
    await setTimeout(remaining, undefined, { ref: false })
}
