import { isPdf, recognisePicture } from '#domains/media/index.ts'

/** What visitors may attach, with the endings that files of the type have. */
const endings = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'image/webp': ['webp'], 'image/avif': ['avif'], 'application/pdf': ['pdf'] } as const
export type AttachmentType = keyof typeof endings

/** The type of a file by its content; null for one that is not accepted, or whose name says that it is something else. */
export function recogniseFile(name: string, bytes: Uint8Array): AttachmentType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const picture = recognisePicture(bytes)
  const type = isPdf(bytes) ? 'application/pdf' : picture.ok ? picture.value : null
  return type !== null && (endings[type] as readonly string[]).includes(ending) ? type : null
}
