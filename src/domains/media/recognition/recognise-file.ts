import { isPdf } from './recognise-document.ts'
import { recognisePicture } from './recognise-picture.ts'

/** What may be attached to a lead or an order, with the endings that files of the type have. */
const endings = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'image/webp': ['webp'], 'image/avif': ['avif'], 'application/pdf': ['pdf'] } as const
export type AttachmentType = keyof typeof endings

/** The endings of all that may be attached, without the dot. */
export const attachmentEndings: readonly string[] = Object.values(endings).flat()

/** The type of a file by its content; null for one that is not accepted, or whose name says that it is something else. */
export function recogniseFile(name: string, bytes: Uint8Array): AttachmentType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const picture = recognisePicture(bytes)
  const type = isPdf(bytes) ? 'application/pdf' : picture.ok ? picture.value : null
  return type !== null && (endings[type] as readonly string[]).includes(ending) ? type : null
}

const LONGEST_NAME = 200

/** The last part of a name, without signs that end a header or hide an ending. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '_')
    .toWellFormed()
    .slice(-LONGEST_NAME)
}
