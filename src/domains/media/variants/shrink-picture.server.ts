import sharp from 'sharp'
import { queueSharp } from './sharp-queue.server.ts'

const MOST_PIXELS = 50_000_000
const QUALITY = 80

/** Any still picture as WebP, at most this wide. Throws when the bytes are no picture. */
export function shrinkPicture(bytes: Buffer, width: number): Promise<Buffer> {
  return queueSharp(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
  )
}
