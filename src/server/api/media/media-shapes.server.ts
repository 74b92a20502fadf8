import { z } from '@hono/zod-openapi'
import { cropUrl, DEFAULT_BUCKET, type FileRecord, fileUrl, type ImageRecord, offeredSizes, pictureTypes } from '#domains/media/index.ts'
import { isStorable } from '#kernel/storable.ts'

const LONGEST_ALT = 500

const share = z.number({ error: 'رقم من 0 إلى 1. A number from 0 to 1.' }).min(0).max(1)
const alt = z.string().trim().max(LONGEST_ALT, `${LONGEST_ALT} حرف على الأكثر. At most ${LONGEST_ALT} characters.`)

export const ImageShape = z
  .object({
    id: z.number().int(),
    alt: z.object({ ar: z.string(), en: z.string() }),
    focal_point: z.object({ x: z.number(), y: z.number() }),
    mime_type: z.enum(pictureTypes),
    width: z.number().int(),
    height: z.number().int(),
    bucket: z.number().int(),
    version: z.number().int(),
    colour: z.string().nullable(),
    variants: z.array(z.object({ width: z.number().int(), height: z.number().int(), url: z.string() })),
  })
  .openapi('MediaImage')

export const FileShape = z
  .object({ id: z.number().int(), name: z.string(), mime_type: z.literal('application/pdf'), size: z.number().int(), url: z.string() })
  .openapi('MediaFile')

const file = z.custom<File>((value) => value instanceof File, 'يلزم إرفاق ملف. A file is needed.').openapi({ type: 'string', format: 'binary' })
/** Form fields are text; an empty one counts as absent. */
const textShare = z
  .string()
  .regex(/^$|^(0(\.\d+)?|1(\.0+)?)$/, 'رقم من 0 إلى 1. A number from 0 to 1.')
  .transform((text) => (text === '' ? undefined : Number(text)))

const bucketNumber = z.coerce.number({ error: 'رقم صحيح موجب. A positive whole number.' }).int().min(1).max(1_000_000)

export const ImageUploadForm = z.object({
  file,
  bucket: bucketNumber.default(DEFAULT_BUCKET),
  alt_ar: alt.optional(),
  alt_en: alt.optional(),
  focal_x: textShare.optional(),
  focal_y: textShare.optional(),
})

export const FileForm = z.object({ file })

export const ImageDescription = z.object({
  alt: z.object({ ar: alt, en: alt }).partial().optional(),
  focal_point: z.object({ x: share, y: share }).optional(),
})

export const ListQuery = z.object({
  bucket: bucketNumber.default(DEFAULT_BUCKET),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  items: z.coerce.number().int().min(1).max(100).default(24),
  q: z.string().max(200).refine(isStorable).default(''),
})
export const FileListQuery = ListQuery.omit({ bucket: true })

export const UsageShape = z
  .object({
    kind: z.enum(['page', 'draft', 'binned_page', 'nav_entry', 'dealer', 'vehicle', 'setting']),
    id: z.union([z.number().int(), z.string()]),
    title: z.string(),
    path: z.string().optional(),
    block_id: z.string().optional(),
  })
  .openapi('MediaUsage')

/** No record has this id, and no picture this width. */
const NONE = 0

/** An id in a path. Anything but a number matches no record. */
const id = z
  .string()
  .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : NONE))
  .openapi({ type: 'string', example: '24730' })
export const IdPath = z.object({ id })
export const CropPath = z.object({
  id,
  size: z
    .string()
    .transform((name) => {
      const [, width, height] = /^(\d{1,5})x(\d{1,5})\.jpg$/.exec(name) ?? []
      return width && height ? { width: Number(width), height: Number(height) } : null
    })
    .openapi({ type: 'string', example: '1600x900.jpg' }),
})
export const WidthPath = z.object({
  id,
  width: z
    .string()
    .transform((name) => (/^\d{1,5}\.jpg$/.test(name) ? Number.parseInt(name, 10) : NONE))
    .openapi({ type: 'string', example: '1600.jpg' }),
})
export const FilePath = z.object({ id, name: z.string().openapi({ example: 'brochure.pdf' }) })
const versionHint = 'The version of the picture. With the current one the answer may be kept for ever.'
export const VersionQuery = z.object({ v: z.string().optional().openapi({ description: versionHint }) })

export function imageShape(image: ImageRecord): z.infer<typeof ImageShape> {
  const { id, alt, focalPoint, mimeType, width, height, bucket, version, colour } = image
  const variants = offeredSizes(image).map((size) => ({ ...size, url: cropUrl(id, size, version) }))
  return { id, alt, focal_point: focalPoint, mime_type: mimeType, width, height, bucket, version, colour, variants }
}

export function fileShape(file: FileRecord): z.infer<typeof FileShape> {
  return { id: file.id, name: file.name, mime_type: file.mimeType, size: file.sizeInBytes, url: fileUrl(file) }
}

export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
