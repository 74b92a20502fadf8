/** Where a sign-in leads by default. */
export const DEFAULT_TARGET = '/ar/cms'
const ROOM = '/ar/'
const LONGEST = 2000

/**
 * The address that a sign-in returns to: one of this site below /ar/, with its query and hash. Any other address falls back to
 * the editor (C-195), and so does the sign-in itself, which would loop.
 */
export function safeTarget(target: string | undefined): string {
  if (!target?.startsWith('/') || target.length > LONGEST) return DEFAULT_TARGET
  const base = 'http://own.invalid'
  if (!URL.canParse(target, base)) return DEFAULT_TARGET
  const { origin, pathname, search, hash } = new URL(target, base)
  if (origin !== base || !pathname.startsWith(ROOM) || pathname.startsWith(`${ROOM}auth/`)) return DEFAULT_TARGET
  return `${pathname}${search}${hash}`
}
