import sharp, { type Sharp } from 'sharp'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { PictureType } from '../library/image-record.ts'
import { recognisePicture } from './recognise-picture.ts'
import { queueSharp } from '../variants/sharp-queue.server.ts'
import { MASTER_SIDE, MAX_IMAGE_BYTES, MAX_PIXELS, MAX_SIDE } from '../library/upload-limits.ts'

/** Why a file is not an acceptable picture. */
export type PictureFlaw = 'too_large' | 'unsupported' | 'animated' | 'too_many_pixels' | 'broken'

/** `master` is the stored original: the uploaded bytes, or a scaled-down copy if they have more pixels than any variant needs. */
export type Inspected = { mimeType: PictureType; width: number; height: number; colour: string | null; master: Uint8Array }

/** Checks a picture before it is stored: its type, its upright size from the header, then every pixel. Scales large ones down. */
export async function inspectPicture(bytes: Uint8Array): Promise<Outcome<Inspected, PictureFlaw>> {
  if (bytes.length > MAX_IMAGE_BYTES) return refuse('too_large')
  const type = recognisePicture(bytes)
  if (!type.ok) return type
  const size = await readSize(bytes)
  if (!size) return refuse('broken')
  if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE) return refuse('too_many_pixels')
  const colour = await averageColour(bytes)
  if (colour === undefined) return refuse('broken')
  if (Math.max(size.width, size.height) <= MASTER_SIDE) return done({ mimeType: type.value, ...size, colour, master: bytes })
  return done({ mimeType: type.value, colour, ...(await scaleDown(bytes, type.value)) })
}

/** Higher quality than the encoder's defaults, which suit variants: an original is cropped and encoded again. */
const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 3 }),
}

async function scaleDown(bytes: Uint8Array, type: PictureType): Promise<Pick<Inspected, 'master' | 'width' | 'height'>> {
  const picture = openPicture(bytes).resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside' })
  const { data, info } = await queueSharp(() => encoders[type](picture).toBuffer({ resolveWithObject: true }))
  return { master: data, width: info.width, height: info.height }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  // Any decoder error means that the file is broken.
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    )
}

/** The colour as CSS hex, null for a picture that is not opaque, undefined when a pixel cannot be decoded. */
async function averageColour(bytes: Uint8Array): Promise<string | null | undefined> {
  const average = () => openPicture(bytes).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  // The caller refuses the picture as broken.
  const pixel = await queueSharp(average).catch(() => undefined)
  if (!pixel) return undefined
  return pixel[3] === 255 ? `#${pixel.subarray(0, 3).toString('hex')}` : null
}

/** A decoder that rotates the picture upright, drops metadata, and fails on truncated data or above the pixel limit. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
}
