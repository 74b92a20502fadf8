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

/** Variants being made right now, by key, so that visitors who come at once wait for one job. */
const underWay = new WeakMap<Storage, Map<string, Promise<Uint8Array>>>()

/** The bytes of a variant: stored ones, or made from the original, stored and returned. Throws when the original cannot be read. */
export async function imageVariant(storage: Storage, image: ImageRecord, { variant, format }: Asked): Promise<Uint8Array> {
  const key = variantKey(image, variant.name, format)
  const jobs = underWay.get(storage) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(storage, jobs)
  const running = jobs.get(key)
  if (running) return running
  const job = findOrMake().finally(() => jobs.delete(key))
  jobs.set(key, job)
  return job

  async function findOrMake(): Promise<Uint8Array> {
    const stored = await storage.find(key)
    if (stored) return stored
    const made = await queueSharp(() => make(storage, image, { variant, format }))
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
