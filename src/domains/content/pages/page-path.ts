/** Every route of the site lives below it. */
export const BASE_PATH = '/ar/'
const LANGUAGE_SEGMENT = 'ar'
const MAX_LENGTH = 500
const NOT_NAMES = new Set(['', '.', '..'])
// Control characters, and characters that change the reading direction and so disguise an address.
const FORBIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/u

/**
 * The path under which a page is stored, from whatever an address bar, a setting or an editor gives: `/ar/x/y/?q` is `x/y`,
 * the home page ''. Segments are decoded. Null when it cannot be a page's path; a route then answers 404.
 */
export function parsePagePath(raw: string): string | null {
  const [pathname = ''] = raw.trim().split(/[?#]/)
  if (pathname.length > MAX_LENGTH * 3) return null // a percent-encoded byte takes three characters
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '')
  if (trimmed === '' || trimmed === LANGUAGE_SEGMENT) return ''
  const segments = trimmed.split('/')
  if (segments[0] === LANGUAGE_SEGMENT) segments.shift()
  const decoded = segments.map(decodeSegment)
  if (decoded.includes(null)) return null
  const path = decoded.join('/')
  return path.length <= MAX_LENGTH ? path : null
}

/** The address of a page on this site: `x/y` is `/ar/x/y`, the home page `/ar/`. */
export function pageHref(path: string): string {
  return BASE_PATH + encodePath(path)
}

function decodeSegment(segment: string): string | null {
  const text = decode(segment)?.normalize('NFC')
  if (text === undefined || NOT_NAMES.has(text) || !text.isWellFormed() || FORBIDDEN.test(text)) return null
  return text
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A segment that cannot be decoded names no page.
    return null
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
