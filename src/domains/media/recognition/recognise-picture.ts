import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { PictureType } from '../library/image-record.ts'

/**
 * Recognises the type of a picture by its first bytes, since names and declared types come from the uploader. Anything but the four
 * still formats is refused before a decoder sees it.
 */
export function recognisePicture(bytes: Uint8Array): Outcome<PictureType, 'unsupported' | 'animated' | 'broken'> {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return done('image/jpeg')
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return recognisePng(bytes)
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return isAnimatedWebp(bytes) ? refuse('animated') : done('image/webp')
  if (text(bytes, 0, 4) === 'GIF8') return refuse('animated')
  if (text(bytes, 4, 8) !== 'ftyp') return refuse('unsupported')
  const brand = text(bytes, 8, 12)
  if (brand === 'avis') return refuse('animated')
  return brand === 'avif' ? done('image/avif') : refuse('unsupported')
}

/** The most chunks of a PNG file. Encoders with small chunks write one per 4 KB; millions of chunks stall every decoder. */
const MOST_CHUNKS = 10_000

/** APNG announces itself by an `acTL` chunk ahead of the first `IDAT`. */
function recognisePng(bytes: Uint8Array): Outcome<PictureType, 'animated' | 'broken'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hasPixels = false
  let chunks = 0
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    chunks += 1
    if (chunks > MOST_CHUNKS) return refuse('broken')
    const chunk = text(bytes, at + 4, at + 8)
    if (chunk === 'acTL' && !hasPixels) return refuse('animated')
    if (chunk === 'IDAT') hasPixels = true
  }
  return done('image/png')
}

/** The second bit of the flags of an extended WebP file. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  return text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
