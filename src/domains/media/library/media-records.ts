import type { Size } from '#fields/field-types.ts'
import type { FiledDocument, FiledImage } from '../folders/filed-image.ts'
import type { FocalPoint, ImageRecord } from './image-record.ts'

/** A picture of the library as the media API gives it to staff; `variants` are the sizes that it is cut to. */
export type LibraryImage = Pick<ImageRecord, 'id' | 'alt' | 'width' | 'height' | 'bucket' | 'version' | 'colour'> & {
  focal_point: FocalPoint
  mime_type: ImageRecord['mimeType']
  variants: (Size & { url: string })[]
} & Partial<Pick<FiledImage, 'name' | 'folder' | 'tags' | 'series'>>

/** A document of the library in the media API; `size` in bytes. */
export type LibraryFile = { id: number; name: string; mime_type: 'application/pdf'; size: number; url: string } & Partial<
  Pick<FiledDocument, 'folder' | 'tags'>
>
