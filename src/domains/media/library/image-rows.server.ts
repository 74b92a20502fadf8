import type { Inspected } from '../recognition/inspect-picture.server.ts'
import type { AltText, FocalPoint, ImageRecord } from './image-record.ts'
import type { mediaImage } from '../schema.server.ts'

export function toImageRecord(row: typeof mediaImage.$inferSelect): ImageRecord {
  const { id, bucket, checksum, version, mimeType, width, height, colour, altAr, altEn, focalX, focalY } = row
  const alt = { ar: altAr, en: altEn }
  return { id, bucket, checksum, version, mimeType, width, height, colour, alt, focalPoint: { x: focalX, y: focalY } }
}

type ImageFacts = Omit<Inspected, 'master'> & { checksum: string; alt: AltText; focalPoint: FocalPoint }

export function imageColumns({ alt, focalPoint, checksum, mimeType, width, height, colour }: ImageFacts) {
  return { checksum, mimeType, width, height, colour, altAr: alt.ar, altEn: alt.en, focalX: focalPoint.x, focalY: focalPoint.y }
}
