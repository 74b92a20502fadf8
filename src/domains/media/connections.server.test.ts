import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { mediaConnections } from './connections.server.ts'

const s3 = await fakeS3()
const nowhere = await wrongPlaces()
afterAll(s3.close)
beforeEach(() => {
  s3.trouble.length = 0
  s3.code = ''
})
const env = {
  ...{ MEDIA_STORAGE: 's3' as const, S3_REGION: 'me-central-1', S3_ENDPOINT: s3.endpoint, S3_BUCKET: 'media' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
}
const check = (more: object = {}) => checkLines(mediaConnections({ env: { ...env, ...more } }), 's3', {} as Ctx) // it reads nothing of it

test('a bucket takes a file, gives it back and removes it', async () => {
  expect(await check()).toEqual(['good: A small file was written.', 'good: It was read as it had been written.', 'good: It was removed.'])
  expect(s3.objects.size).toBe(0)
})

test.each([
  [[403], 'SignatureDoesNotMatch', /Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
  [[403], 'AccessDenied', /lacks a permission: s3:PutObject/],
  [[0, 0, 403], 'AccessDenied', /lacks a permission: s3:DeleteObject/],
  [[404], 'NoSuchBucket', /no bucket of the name in S3_BUCKET/],
  [[301], 'PermanentRedirect', /another region than S3_REGION/],
  [[503], 'SlowDown', /refused: HTTP 503, code SlowDown/],
])('trouble %j %s is told', async (trouble, code, line) => {
  s3.trouble.push(...trouble)
  s3.code = code
  expect((await check()).at(-1)).toMatch(line)
})

test('a host that is away, one that answers with a page, and media on the disk are told', async () => {
  expect(await check({ S3_ENDPOINT: nowhere.closed })).toEqual([expect.stringMatching(/^bad: .* could not be reached/)])
  expect(await check({ S3_ENDPOINT: nowhere.page })).toEqual([expect.stringMatching(/^bad: .* not as the service does/)])
  expect(await check({ MEDIA_STORAGE: 'disk' })).toEqual(['missing: MEDIA_STORAGE=s3'])
})
