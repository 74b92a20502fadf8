/** What stands before the name of a shared section in its path. */
export const SECTION_PATHS = '_sections/'

/** First segments that lead to screens and files of the site; a page below one of them could never be reached. */
const reserved = new Set([
  '404',
  '_block',
  '_sections',
  'admin',
  'assets',
  'auth',
  'blocks',
  'brand',
  'cms',
  'disabled-preview',
  'forms',
  'personal-data',
  'preview',
  'showroom',
  'showroom-order-online',
  'site.webmanifest',
  'thumbnails',
])

/** Whether it is what a shared section has in place of a path. No page can have one, since its first segment is reserved. */
export function isSectionPath(path: string): boolean {
  return path.startsWith(SECTION_PATHS)
}

/** What a shared section is called, by what it has in place of a path; null for the path of a page. */
export function sectionNameIn(path: string): string | null {
  return isSectionPath(path)
    ? path
        .slice(SECTION_PATHS.length)
        .replace(/-[0-9a-f]{8}$/, '')
        .replaceAll('-', ' ')
    : null
}

/** Whether a path leads to a screen or a file of the site rather than to a page. */
export function isReservedPath(path: string): boolean {
  return reserved.has(path.split('/')[0] ?? '')
}
