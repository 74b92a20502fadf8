import sharp from 'sharp'
import { expect, test } from 'vitest'
import { recognisePicture } from './recognise-picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const plain = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s picture is known by its bytes', async (format) => {
  expect(recognisePicture(await plain.clone().toFormat(format).toBuffer())).toEqual({ ok: true, value: `image/${format}` })
})

test.each([
  ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a text', 'not a picture'],
  ['a PDF', '%PDF-1.7'],
  ['a HEIC picture', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['nothing', ''],
])('%s is no picture', (_, text) => {
  expect(recognisePicture(bytes(text))).toEqual({ ok: false, code: 'unsupported' })
})

test('a PNG of millions of chunks is refused before a decoder sees it', async () => {
  const png = await plain.clone().png().toBuffer()
  const chunk = bytes('\0\0\0\0teSt\x01\x02\x03\x04')
  const bomb = (count: number) => Buffer.concat([png.subarray(0, 33), ...Array<Uint8Array>(count).fill(chunk), png.subarray(33)])
  expect(recognisePicture(bomb(2_000_000))).toEqual({ ok: false, code: 'broken' })
  expect(recognisePicture(bomb(100))).toEqual({ ok: true, value: 'image/png' })
})

test('animated pictures are distinguished from still ones', async () => {
  const frames = await sharp(Buffer.concat([Buffer.alloc(48, 0), Buffer.alloc(48, 255)]), { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .webp({ loop: 0 })
    .toBuffer()
  const png = await plain.clone().png().toBuffer()
  const acTL = bytes('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0CRC!')
  const apng = Buffer.concat([png.subarray(0, 33), acTL, png.subarray(33)])
  for (const moving of [frames, apng, bytes('GIF89a'), bytes('\0\0\0\x18ftypavis')]) {
    expect(recognisePicture(moving)).toMatchObject({ ok: false, code: 'animated' })
  }
})
