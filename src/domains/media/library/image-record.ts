export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PictureType = (typeof pictureTypes)[number]

/** The focus point, which stays visible when a picture is cropped: 0 to 1 from its left and its top edge. */
export type FocalPoint = { x: number; y: number }
export const centre: FocalPoint = { x: 0.5, y: 0.5 }

export type AltText = { ar: string; en: string }

/** A picture of the media library. Width and height in px after rotating upright; `version` counts changes of its pixels. */
export type ImageRecord = {
  id: number
  bucket: number
  checksum: string
  version: number
  mimeType: PictureType
  width: number
  height: number
  colour: string | null
  alt: AltText
  focalPoint: FocalPoint
}

/** The default bucket for uploads and lists of pictures. */
export const DEFAULT_BUCKET = 1
