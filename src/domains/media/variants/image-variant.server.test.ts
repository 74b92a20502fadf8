import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { ImageRecord } from '../library/image-record.ts'
import { cropVariant } from './image-variants.ts'
import { imageVariant } from './image-variant.server.ts'
import { queueSharp } from './sharp-queue.server.ts'
import { variantFormats } from './variant-format.ts'

const image: ImageRecord = {
  id: 1,
  bucket: 1,
  checksum: 'abc',
  version: 1,
  mimeType: 'image/jpeg',
  width: 700,
  height: 500,
  colour: null,
  alt: { ar: '', en: '' },
  focalPoint: { x: 0.5, y: 0.5 },
}
const variant = cropVariant(image, { width: 360, height: 360 })
if (!variant) throw new Error('no such variant')
const variantRequest = { variant, format: variantFormats[1] }

/** A storage with the original in it, and a line of pictures that stands still until `release`. */
async function aStandingLine() {
  const original = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const files = new Map<string, Uint8Array>([['originals/abc', original]])
  const storage: Storage = {
    put: async (key, bytes) => void files.set(key, bytes),
    find: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    list: async function* () {
      yield* files.keys()
    },
  }
  const gate = Promise.withResolvers<void>()
  const running = [queueSharp(() => gate.promise), queueSharp(() => gate.promise)]
  const release = async () => {
    gate.resolve()
    await Promise.all(running)
  }
  return { storage, files, release }
}

test('a variant that nobody waits for any more is not made', async () => {
  const { storage, files, release } = await aStandingLine()
  const visitors = [new AbortController(), new AbortController()]
  const answers = visitors.map(({ signal }) => imageVariant({ storage }, image, variantRequest, signal))
  const outcome = Promise.allSettled(answers)
  for (const visitor of visitors) visitor.abort(new Error('left'))
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await release()
  expect([...files.keys()]).toEqual(['originals/abc'])
  expect((await imageVariant({ storage }, image, variantRequest)).length).toBeGreaterThan(0)
})

test('a variant is made while one of its visitors still waits', async () => {
  const { storage, release } = await aStandingLine()
  const [leaves, stays] = [new AbortController(), new AbortController()]
  const answers = [leaves, stays].map(({ signal }) => imageVariant({ storage }, image, variantRequest, signal))
  leaves.abort()
  await release()
  expect((await Promise.all(answers)).map((bytes) => bytes.length > 0)).toEqual([true, true])
})
