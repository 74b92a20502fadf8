/** First segments that lead to screens and files of the site; a page below one of them could never be reached. */
const reserved = new Set([
  '404',
  '_block',
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

/** Whether a path leads to a screen or a file of the site rather than to a page. */
export function isReservedPath(path: string): boolean {
  return reserved.has(path.split('/')[0] ?? '')
}
