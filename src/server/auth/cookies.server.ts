import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_COOKIE } from '../http/cached-answer.server.ts'

/** Ties a sign-in to the browser that began it. */
const BROWSER_COOKIE = 'maarad_sign_in'
const BROWSER_COOKIE_S = 600

/** Tells scripts that somebody signed in here; it opens nothing, and only says that asking is worth while (C-196). */
const HINT_COOKIE = 'maarad_staff'

/** Scripts never see most of these, and other sites' requests carry them on top-level navigations only. */
function options(publicUrl: string, path: string): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path, secure: publicUrl.startsWith('https:') }
}

export function sessionCookie(c: Context): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

type NewSession = { secret: string; expiresAfterS: number; isStaff: boolean }

export function setSessionCookie(c: Context, publicUrl: string, { secret, expiresAfterS, isStaff }: NewSession): void {
  setCookie(c, SESSION_COOKIE, secret, { ...options(publicUrl, '/'), maxAge: expiresAfterS })
  if (isStaff) setCookie(c, HINT_COOKIE, '1', { ...options(publicUrl, '/'), httpOnly: false, maxAge: expiresAfterS })
  else clearStaffHint(c, publicUrl)
}

/** Asking turned out not to be worth while. */
export function clearStaffHint(c: Context, publicUrl: string): void {
  deleteCookie(c, HINT_COOKIE, options(publicUrl, '/'))
}

export function clearSessionCookie(c: Context, publicUrl: string): void {
  deleteCookie(c, SESSION_COOKIE, options(publicUrl, '/'))
  clearStaffHint(c, publicUrl)
}

export function browserCookie(c: Context): string | undefined {
  return getCookie(c, BROWSER_COOKIE)
}

export function setBrowserCookie(c: Context, publicUrl: string, secret: string): void {
  setCookie(c, BROWSER_COOKIE, secret, { ...options(publicUrl, '/ar/auth'), maxAge: BROWSER_COOKIE_S })
}
