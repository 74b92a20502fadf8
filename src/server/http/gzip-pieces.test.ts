import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipFile, gzipPiece, unpacked } from './gzip-pieces.server.ts'

async function* piecesOf(texts: readonly string[]) {
  for (const text of texts) yield await gzipPiece(text)
}

test('texts that were packed one by one are one gzip file, whose sums are right, and are found again one by one', async () => {
  const someText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('سيارة '.repeat(30_000)), fc.constant(''))
  await fc.assert(
    fc.asyncProperty(fc.array(someText, { maxLength: 6 }), async (texts) => {
      const file = Buffer.concat(await Array.fromAsync(gzipFile(piecesOf(texts))))
      // Fails when the sum or the length is not that of the text.
      expect(gunzipSync(file).toString()).toBe(Buffer.from(texts.join('')).toString())
      for (const text of texts) expect((await unpacked(await gzipPiece(text))).equals(Buffer.from(text))).toBe(true)
    }),
  )
})

test('a file of pieces has one member: what follows the first would be left by clients that read no further', async () => {
  const file = Buffer.concat(await Array.fromAsync(gzipFile(piecesOf(['one', 'two']))))
  expect(file.subarray(1).indexOf(Buffer.from([0x1f, 0x8b, 8]))).toBe(-1)
})
