import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliOf, endBrotli, endGzip, gzipOf, sumOf } from './open-bytes.server.ts'

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
