import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf } from '#tests/support/reading/calls-of.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { diskStorage } from './disk-storage.server.ts'
import { s3Storage } from './s3-storage.server.ts'
import { checkedKey, type Storage } from './storage.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'maarad-storage-'))
const s3 = await fakeS3()
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  s3.requests.length = 0
})

const bucket = s3Storage({ endpoint: `${s3.endpoint}/`, region: 'me-central-1', bucket: 'media', accessKeyId: 'the-id', secretAccessKey: 'the-secret' })
const bytes = Uint8Array.from([0, 255, 10, 13, 0])

describe.each<[string, Storage]>([
  ['a disk', diskStorage(folder)],
  ['a bucket', bucket],
])('%s', (_name, storage) => {
  test('keeps bytes under their key, replaces and removes them', async () => {
    expect(await storage.find('a/b.jpg')).toBeNull()
    await storage.put('a/b.jpg', bytes, 'image/jpeg')
    expect(Uint8Array.from((await storage.find('a/b.jpg')) ?? [])).toEqual(bytes)
    await storage.put('a/b.jpg', Uint8Array.of(7), 'image/jpeg')
    expect([...((await storage.find('a/b.jpg')) ?? [])]).toEqual([7])
    await storage.remove('a/b.jpg')
    expect(await storage.find('a/b.jpg')).toBeNull()
  })

  test('removes what is not there without a word', async () => {
    await storage.remove('never/was')
  })

  test('many may write one key at once: one of them wins whole', async () => {
    await Promise.all([1, 2, 3, 4].map((value) => storage.put('raced', new Uint8Array(50_000).fill(value), 'image/jpeg')))
    const foundSizes = new Set(await storage.find('raced'))
    expect(foundSizes.size).toBe(1)
  })

  test.each([
    ['../secret'],
    ['a/../../secret'],
    ['/etc/passwd'],
    ['a//b'],
    ['.env'],
    ['a/.hidden'],
    ['a\\b'],
    ['a b'],
    ['سيارة'],
    ['a\u0000'],
    [''],
    ['a?b'],
    [`a${'x'.repeat(300)}`],
  ])('refuses the key %j', async (key) => {
    await expect(async () => storage.find(key)).rejects.toThrow('not a storage key')
    await expect(async () => storage.put(key, bytes, 'image/jpeg')).rejects.toThrow('not a storage key')
    await expect(async () => storage.remove(key)).rejects.toThrow('not a storage key')
  })
})

test('a well formed key is itself', () => {
  expect(checkedKey('originals/ab12-3_4/640x360.jpg')).toBe('originals/ab12-3_4/640x360.jpg')
})

test('a disk leaves no drafts beside what it wrote', async () => {
  const storage = diskStorage(join(folder, 'drafts'))
  await storage.put('one', bytes, 'image/jpeg')
  await storage.put('one', bytes, 'image/jpeg')
  expect(await readdir(join(folder, 'drafts'))).toEqual(['one'])
})

test('a disk that cannot be read says so instead of finding nothing', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(diskStorage(folder).find('file/below')).rejects.toThrow('ENOTDIR')
})

test('a bucket gets signed requests below its name, with the type of the file', async () => {
  await bucket.put('a/b.jpg', bytes, 'image/jpeg')
  expect(s3.objects.get('media/a/b.jpg')).toEqual({ bytes: Buffer.from(bytes), type: 'image/jpeg' })
  expect(s3.requests).toMatchObject([{ method: 'PUT', path: 'media/a/b.jpg' }])
  expect(s3.requests[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=the-id\/\d{8}\/me-central-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
  )
  expect(s3.requests[0]?.authorization).not.toContain('the-secret')
})

test('a bucket in passing trouble is asked again', async () => {
  s3.trouble.push(503)
  await bucket.put('again', bytes, 'image/jpeg')
  expect(s3.requests).toHaveLength(2)
})

test('a bucket that refuses is an error, not an empty answer', async () => {
  s3.trouble.push(403, 403, 403)
  await expect(bucket.find('x')).rejects.toThrow('the media bucket answered 403 to a read')
  await expect(bucket.put('x', bytes, 'image/jpeg')).rejects.toThrow('the media bucket answered 403 to a write')
  await expect(bucket.remove('x')).rejects.toThrow('the media bucket answered 403 to a removal')
})

test('calls of a bucket are counted: that a file is not there is an answer, and a bucket that is away is none', async () => {
  const { host } = new URL(s3.endpoint)
  const before = callsOf(host)
  const bucket = s3Storage({ endpoint: s3.endpoint, region: 'r', bucket: 'counted', accessKeyId: 'the-id', secretAccessKey: 'the-secret' })
  await bucket.put('a/b.txt', new TextEncoder().encode('x'), 'text/plain')
  expect(await bucket.find('a/none.txt')).toBeNull()
  s3.trouble.push(403)
  await expect(bucket.find('a/b.txt')).rejects.toThrow('403')
  s3.trouble.push(503, 503, 503, 503)
  await expect(bucket.find('a/b.txt')).rejects.toThrow('503')
  const more = [...callsOf(host)].map(([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)])
  expect(Object.fromEntries(more)).toMatchObject({ answered: 2, refused: 1, failed: 1 })
  const away = s3Storage({ endpoint: 'http://127.0.0.1:9', region: 'r', bucket: 'b', accessKeyId: 'i', secretAccessKey: 's' })
  await expect(away.find('a/b.txt')).rejects.toThrow()
  expect(callsOf('127.0.0.1:9').get('unreachable')).toBeGreaterThan(0)
})

test('a write to disk that fails leaves no temporary file behind', async () => {
  const storage = diskStorage(folder)
  await storage.put('failed/in-the-way/file', bytes, 'image/jpeg')
  await expect(storage.put('failed/in-the-way', bytes, 'image/jpeg')).rejects.toThrow()
  expect(await readdir(join(folder, 'failed'))).toEqual(['in-the-way'])
})
