import type { Sharp } from 'sharp'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from './image-record.ts'
import type { Variant } from './image-variants.ts'
import { openPicture } from './inspect-picture.server.ts'
import { queueSharp } from './sharp-queue.server.ts'
import { originalKey, variantKey } from './storage-keys.server.ts'
import type { VariantFormat } from './variant-format.ts'

type Asked = { variant: Variant; format: VariantFormat }

/** Small first: photographs at these settings look like their originals at the size they are drawn. */
const encoders: Record<VariantFormat['ending'], (picture: Sharp) => Sharp> = {
  // A visitor waits for the first one: effort 4 takes four times as long and saves an eighth of the bytes.
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }),
  // JPEG knows no transparency; white is what a light page would show through it.
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
}

/** A variant that is being made. It is given up when all who asked for it have left. */
type Job = { bytes: Promise<Uint8Array>; asking: number; stop: AbortController }

/** Variants being made right now, by key, so that visitors who come at once wait for one job. */
const underWay = new WeakMap<Storage, Map<string, Job>>()

/** Jobs of visitors that may wait at a time: at two at once, the last of them waits about ten seconds. */
const MOST_WAITING = 100

/**
 * The bytes of a variant: stored ones, or made from the original, stored and returned. Throws when the original cannot be read. With the
 * `signal` of a visitor's request the job is given up when the visitor leaves, and refused by a Fault with 503 when too many wait.
 */
export async function imageVariant(storage: Storage, image: ImageRecord, { variant, format }: Asked, signal?: AbortSignal): Promise<Uint8Array> {
  const key = variantKey(image, variant.name, format)
  const jobs = underWay.get(storage) ?? new Map<string, Job>()
  underWay.set(storage, jobs)
  const known = jobs.get(key)
  const job = known && !known.stop.signal.aborted ? known : begin()
  job.asking += 1
  const leave = () => {
    job.asking -= 1
    if (job.asking === 0) job.stop.abort(signal?.reason)
  }
  signal?.addEventListener('abort', leave, { once: true })
  return job.bytes.finally(() => signal?.removeEventListener('abort', leave))

  function begin(): Job {
    const stop = new AbortController()
    const begun: Job = { bytes: findOrMake(stop.signal).finally(() => jobs.get(key) === begun && jobs.delete(key)), asking: 0, stop }
    jobs.set(key, begun)
    return begun
  }

  async function findOrMake(stopped: AbortSignal): Promise<Uint8Array> {
    const stored = await storage.find(key)
    if (stored) return stored
    const made = await queueSharp(() => make(storage, image, { variant, format }), { signal: stopped, ...(signal ? { mostWaiting: MOST_WAITING } : {}) })
    await storage.put(key, made, format.type)
    return made
  }
}

async function make(storage: Storage, image: ImageRecord, { variant, format }: Asked): Promise<Uint8Array> {
  const original = await storage.find(originalKey(image.checksum))
  if (!original) throw new Error(`the original of picture ${image.id} is missing from the storage`)
  const { scaled, cut } = variant.plan
  const picture = openPicture(original).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(cut)
  return encoders[format.ending](picture).toBuffer()
}
