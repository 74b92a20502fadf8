import { foldArabic } from '#kernel/arabic.ts'

/** As deep as folders may stand in each other. */
const MOST_LEVELS = 8
const LONGEST_NAME = 60

/** The folder filter of pictures that are in no folder. */
export const NO_FOLDER = '/'

/** A path as it is stored, without slashes at its ends and with plain spaces; null for one that is empty, too deep or has an unusable name. */
export function parseFolderPath(text: string): string | null {
  const names = text
    .normalize('NFC')
    .split('/')
    .map((name) => name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .filter((name) => name !== '')
  const isUsable = names.length > 0 && names.length <= MOST_LEVELS && names.every((name) => name.length <= LONGEST_NAME && !/^\.+$/.test(name))
  return isUsable ? names.join('/') : null
}

/** The folder above; empty for one that stands at the top. */
export function folderAbove(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

export function folderName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether a path is the folder itself or within it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** The path and those above it, from the top. */
export function pathsTo(path: string): string[] {
  const names = path.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

export const LONGEST_TAG = 40
export const MOST_TAGS = 20

/** A tag as it is stored, null for an unusable one. A comma ends a tag, so none contains one. */
export function parseTag(text: string): string | null {
  const tag = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s,،]+/gu, ' ')
    .trim()
  return tag === '' || tag.length > LONGEST_TAG ? null : tag
}

/** Whether people mean the same by two tags. */
export function isSameTag(one: string, other: string): boolean {
  return foldArabic(one) === foldArabic(other)
}
