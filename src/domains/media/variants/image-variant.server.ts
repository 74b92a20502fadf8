import type { Sharp } from 'sharp'
import type { AskWorker } from '#platform/jobs/ask-worker.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from '../library/image-record.ts'
import type { Variant } from './image-variants.ts'
import { openPicture } from '../recognition/inspect-picture.server.ts'
import { queueSharp } from './sharp-queue.server.ts'
import { originalKey, variantKey } from '../storage-keys.server.ts'
import type { VariantFormat } from './variant-format.ts'

type VariantRequest = { variant: Variant; format: VariantFormat }

/** Where variants are kept, and who makes those that are missing: a worker that is asked, or without one this process. */
export type VariantSource = { storage: Storage; askWorker?: AskWorker | null | undefined }

/** The job that makes a variant; its data is `id` and `version` of the picture, `name` of the variant, `ending` of the format. */
export const MAKE_VARIANT = 'make-variant'

/** Encoder settings tuned for small files: photographs look like their originals at the displayed size. */
const encoders: Record<VariantFormat['ending'], (picture: Sharp) => Sharp> = {
  // Effort 4 would take four times as long to save an eighth of the bytes, and a visitor waits for the first variant.
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }),
  // JPEG has no transparency; white matches a light page.
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
}

/** A variant that is being made. It is aborted once every requester has left. */
type Job = { bytes: Promise<Uint8Array>; asking: number; stop: AbortController }

/** Variants being made, by key, so that concurrent requests share one job. */
const underWay = new WeakMap<Storage, Map<string, Job>>()

/** The most visitor jobs that may wait: with two running at a time, the last waits about ten seconds. */
const MOST_WAITING = 100

/**
 * The bytes of a variant: stored ones, or made from the original and stored. Throws when the original cannot be read. With the `signal`
 * of a visitor's request, the job is aborted when the visitor leaves, and throws a Fault with 503 when too many wait. A worker that was asked
 * finishes what it began; it is waited for as {@link AskWorker} says.
 */
export async function imageVariant(
  { storage, askWorker }: VariantSource,
  image: ImageRecord,
  { variant, format }: VariantRequest,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const key = variantKey(image, variant.name, format)
  const jobs = underWay.get(storage) ?? new Map<string, Job>()
  underWay.set(storage, jobs)
  const runningJob = jobs.get(key)
  const job = runningJob && !runningJob.stop.signal.aborted ? runningJob : begin()
  job.asking += 1
  const leave = () => {
    job.asking -= 1
    if (job.asking === 0) job.stop.abort(signal?.reason)
  }
  signal?.addEventListener('abort', leave, { once: true })
  return job.bytes.finally(() => signal?.removeEventListener('abort', leave))

  function begin(): Job {
    const stop = new AbortController()
    const newJob: Job = { bytes: findOrMake(stop.signal).finally(() => jobs.get(key) === newJob && jobs.delete(key)), asking: 0, stop }
    jobs.set(key, newJob)
    return newJob
  }

  async function findOrMake(stopped: AbortSignal): Promise<Uint8Array> {
    const storedBytes = await storage.find(key)
    if (storedBytes) return storedBytes
    const makeHere = async () => {
      const newBytes = await queueSharp(() => make(storage, image, { variant, format }), { signal: stopped, ...(signal ? { mostWaiting: MOST_WAITING } : {}) })
      await storage.put(key, newBytes, format.type)
      return newBytes
    }
    if (!askWorker) return makeHere()
    const data = { id: image.id, version: image.version, name: variant.name, ending: format.ending }
    return askWorker<Uint8Array>({ name: MAKE_VARIANT, key, data, find: () => storage.find(key), makeHere, signal: stopped })
  }
}

async function make(storage: Storage, image: ImageRecord, { variant, format }: VariantRequest): Promise<Uint8Array> {
  const original = await storage.find(originalKey(image.checksum))
  if (!original) throw new Error(`the original of picture ${image.id} is missing from the storage`)
  const { scaled, cut: cutArea } = variant.plan
  const picture = openPicture(original).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(cutArea)
  return encoders[format.ending](picture).toBuffer()
}
