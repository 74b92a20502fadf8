/** Where a sign-in leads that named no other place. */
export const DEFAULT_TARGET = '/ar/cms'
const ROOM = '/ar/'
const LONGEST = 2000

/**
 * The place that a sign-in leads back to: an address of this site below /ar/, with its query and hash. Whatever could lead
 * anywhere else becomes the editor (C-195), and so does the sign-in itself, which would go round in circles.
 */
export function safeTarget(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.length > LONGEST) return DEFAULT_TARGET
  const base = 'http://own.invalid'
  if (!URL.canParse(wanted, base)) return DEFAULT_TARGET
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || !pathname.startsWith(ROOM) || pathname.startsWith(`${ROOM}auth/`)) return DEFAULT_TARGET
  return `${pathname}${search}${hash}`
}
