import { z } from '@hono/zod-openapi'
import {
  cropUrl,
  DEFAULT_BUCKET,
  type FiledDocument,
  type FiledImage,
  type FileRecord,
  fileUrl,
  type ImageRecord,
  LONGEST_TAG,
  MOST_TAGS,
  NO_FOLDER,
  offeredSizes,
  parseFolderPath,
  parseTag,
  pictureTypes,
} from '#domains/media/index.ts'
import { isStorable } from '#kernel/storable.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

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
    // Where it stands in the library, which staff alone are told.
    name: z.string().optional(),
    folder: z.string().optional(),
    tags: z.array(z.string()).readonly().optional(),
    series: z.object({ id: z.number().int(), name: z.string(), place: z.number().int(), count: z.number().int() }).nullable().optional(),
  })
  .openapi('MediaImage')

export const FolderShape = z
  .object({ id: z.number().int(), path: z.string(), own: z.number().int(), all: z.number().int(), documents: z.number().int() })
  .openapi('MediaFolder')

export const FileShape = z
  .object({
    id: z.number().int(),
    name: z.string(),
    mime_type: z.literal('application/pdf'),
    size: z.number().int(),
    url: z.string(),
    folder: z.string().optional(),
    tags: z.array(z.string()).readonly().optional(),
  })
  .openapi('MediaFile')

const badPath = 'مسار المجلد غير صالح. The path of the folder is not valid.'
/** The path of a folder; text of a form that is empty means none. */
const folderPath = z
  .string()
  .max(500)
  .refine(isStorable)
  .transform((text, context) => {
    const path = parseFolderPath(text)
    if (path !== null) return path
    context.addIssue({ code: 'custom', message: badPath })
    return z.NEVER
  })
  .openapi({ type: 'string', example: 'models/defender' })
const noFolder = z.literal('')
const badTag = `من 1 إلى ${LONGEST_TAG} حرفًا بلا فواصل. From 1 to ${LONGEST_TAG} characters without commas.`
const tag = z
  .string()
  .refine(isStorable)
  .transform((text, context) => {
    const parsedTag = parseTag(text)
    if (parsedTag !== null) return parsedTag
    context.addIssue({ code: 'custom', message: badTag })
    return z.NEVER
  })
  .openapi({ type: 'string', example: 'defender' })
const recordId = z.number().int().min(1).max(LARGEST_ID)

/** As many pictures one call files or removes; a series counts as one. */
const MOST_SELECTED = 200
export const ImageSelection = z.object({ ids: z.array(recordId).max(MOST_SELECTED).default([]), series: z.array(recordId).max(MOST_SELECTED).default([]) })
export const ImageFiling = ImageSelection.extend({
  folder: noFolder.or(folderPath).optional(),
  add_tags: z.array(tag).max(MOST_TAGS).optional(),
  remove_tags: z.array(tag).max(MOST_TAGS).optional(),
  /** The name of the series that they become; null takes them out of theirs. */
  into_series: z.string().trim().min(1).max(100).refine(isStorable).nullable().optional(),
})
export const DocumentFiling = ImageFiling.pick({ folder: true, add_tags: true, remove_tags: true }).extend({ ids: z.array(recordId).max(MOST_SELECTED) })
export const FolderBody = z.object({ path: folderPath })
export const FolderRemoval = z.object({ pictures: z.enum(['stay', 'up']).default('stay') })

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
  folder: noFolder.or(folderPath).optional(),
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

const filters = {
  folder: z.literal(NO_FOLDER).or(folderPath).optional().openapi({ description: 'A folder and all that is in it; `/` for what is in none.' }),
  tags: z
    .string()
    .max(500)
    .refine(isStorable)
    .transform((list) => list.split(',').flatMap((text) => parseTag(text) ?? []))
    .optional()
    .openapi({ type: 'string', description: 'Tags separated by commas, all of which have to match.', example: 'defender,studio' }),
}
export const ImageListQuery = ListQuery.extend({
  ...filters,
  series: z.coerce.number().int().min(1).max(LARGEST_ID).optional().openapi({ description: 'Only the pictures of one series, in their order.' }),
  collapse: z.enum(['true', 'false']).default('false').openapi({ description: 'Lists a series once, by its first picture that matches.' }),
})
export const FileListQuery = ListQuery.omit({ bucket: true }).extend(filters)
export const TagQuery = ListQuery.pick({ bucket: true, q: true }).extend(filters)
export const FolderQuery = ListQuery.pick({ bucket: true })
export const TagShape = z.object({ tag: z.string(), count: z.number().int() }).openapi('MediaTag')

export const UsageShape = z
  .object({
    kind: z.enum(['page', 'draft', 'binned_page', 'nav_entry', 'dealer', 'vehicle', 'setting', 'form', 'binned_form']),
    id: z.union([z.number().int(), z.string()]),
    title: z.string(),
    path: z.string().optional(),
    block_id: z.string().optional(),
  })
  .openapi('MediaUsage')

export const KeptImageShape = z.object({ id: z.number().int(), uses: z.array(UsageShape) }).openapi('MediaImageInUse')

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
const versionHint = 'The version of the picture. With the current one the answer can be cached for ever.'
export const VersionQuery = z.object({ v: z.string().optional().openapi({ description: versionHint }) })

/** What everybody may know of a picture, and of one with its place that as well. */
export function imageShape(image: ImageRecord | FiledImage): z.infer<typeof ImageShape> {
  const { id, alt, focalPoint, mimeType, width, height, bucket, version, colour } = image
  const place = 'tags' in image ? { name: image.name, folder: image.folder, tags: image.tags, series: image.series } : {}
  const variants = offeredSizes(image).map((size) => ({ ...size, url: cropUrl(id, size, version) }))
  return { id, alt, focal_point: focalPoint, mime_type: mimeType, width, height, bucket, version, colour, variants, ...place }
}

export function fileShape(file: FileRecord | FiledDocument): z.infer<typeof FileShape> {
  const place = 'tags' in file ? { folder: file.folder, tags: file.tags } : {}
  return { id: file.id, name: file.name, mime_type: file.mimeType, size: file.sizeInBytes, url: fileUrl(file), ...place }
}

export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

const LONGEST_FILE_NAME = 200

/** The name of an uploaded file without folders and signs that show as nothing. */
export function fileNameOf({ name }: File): string {
  const letters = name
    .slice(name.lastIndexOf('/') + 1)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
  return [...letters].slice(0, LONGEST_FILE_NAME).join('')
}
