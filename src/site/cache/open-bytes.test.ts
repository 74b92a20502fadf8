import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliOf, endBrotli, endGzip, gzipOf, plainOf, sumOf } from './open-bytes.server.ts'

const pages = ['', 'x', '<p>سيارة</p>'.repeat(20_000), Array.from({ length: 3000 }, (_, index) => `${index * 7919}`).join()]
const endings = ['\n', '<script nonce="a"></script>', 'ن'.repeat(30_000)]

test.each(pages.flatMap((page) => endings.map((ending) => [page, ending] as const)))(
  'an open page reads as itself and any ending: %#',
  async (page, ending) => {
    const [plain, end] = [Buffer.from(page), Buffer.from(ending)]
    for (const quality of [5, 11]) {
      const open = await brotliOf(plain, quality, { isOpen: true })
      expect(brotliDecompressSync(endBrotli(open, end)).toString()).toBe(page + ending)
      // It is as small as the page itself, but for a few bytes.
      expect(open.length).toBeLessThan((await brotliOf(plain, quality, { isOpen: false })).length + 32)
    }
    const open = await gzipOf(plain, { isOpen: true })
    expect(gunzipSync(endGzip(open, end, sumOf(plain))).toString()).toBe(page + ending)
  },
)

/** The bits of the window that a brotli stream names at its beginning (RFC 7932, 9.1), of those that pages have. */
function windowOf([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16
  const more = (first >> 1) & 7
  if (more > 0) return 17 + more
  const fewer = (first >> 4) & 7
  return fewer > 0 ? 8 + fewer : 17
}

test.each([
  [300, 10],
  [1_008, 10],
  [1_009, 11],
  [200_000, 18],
  [262_128, 18],
  [262_129, 19],
  [20_000_000, 24],
])('a text of %i bytes is compressed with the memory for a window of %i bits, complete or open', async (length, bits) => {
  const plain = Buffer.alloc(length, 'معرض ')
  for (const isOpen of [false, true]) {
    const small = await brotliOf(plain, 5, { isOpen })
    expect([windowOf(small), (await plainOf(small)).equals(plain)]).toEqual([bits, true])
  }
})

test('what stands at the beginning is known at the end of a long text', async () => {
  const part = Buffer.from(randomBytes(60_000).toString('base64'))
  const small = await brotliOf(Buffer.concat([part, Buffer.alloc(90_000, ' '), part]), 5, { isOpen: false })
  expect(small.length).toBeLessThan(part.length)
})
