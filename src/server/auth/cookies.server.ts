import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_COOKIE } from '../http/cached-answer.server.ts'

/** Binds a sign-in to the browser that began it. */
const BROWSER_COOKIE = 'maarad_sign_in'
const BROWSER_COOKIE_S = 600

/** Tells scripts that they may ask for the editing session. It grants no access (C-196). */
const HINT_COOKIE = 'maarad_staff'

/**
 * Over https, cookies that grant access have the prefix `__Host-`: browsers accept these from this host only, so no other host of the
 * domain can plant one. Over http, as on a developer's machine, browsers reject the prefix.
 */
function nameOf(cookie: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${cookie}` : cookie
}

/** Hidden from scripts unless a caller says otherwise; requests from other sites carry them on top-level navigations only. */
function options(publicUrl: string, path: string): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path, secure: publicUrl.startsWith('https:') }
}

export function sessionCookie(c: Context, publicUrl: string): string | undefined {
  return getCookie(c, nameOf(SESSION_COOKIE, publicUrl))
}

type NewSession = { secret: string; expiresAfterS: number; isStaff: boolean }

export function setSessionCookie(c: Context, publicUrl: string, { secret, expiresAfterS, isStaff }: NewSession): void {
  setCookie(c, nameOf(SESSION_COOKIE, publicUrl), secret, { ...options(publicUrl, '/'), maxAge: expiresAfterS })
  if (isStaff) setCookie(c, HINT_COOKIE, '1', { ...options(publicUrl, '/'), httpOnly: false, maxAge: expiresAfterS })
  else clearStaffHint(c, publicUrl)
}

/** Removes the hint once it proved wrong: this browser may not edit. */
export function clearStaffHint(c: Context, publicUrl: string): void {
  deleteCookie(c, HINT_COOKIE, options(publicUrl, '/'))
}

export function clearSessionCookie(c: Context, publicUrl: string): void {
  deleteCookie(c, nameOf(SESSION_COOKIE, publicUrl), options(publicUrl, '/'))
  clearStaffHint(c, publicUrl)
}

export function browserCookie(c: Context, publicUrl: string): string | undefined {
  return getCookie(c, nameOf(BROWSER_COOKIE, publicUrl))
}

export function setBrowserCookie(c: Context, publicUrl: string, secret: string): void {
  setCookie(c, nameOf(BROWSER_COOKIE, publicUrl), secret, { ...options(publicUrl, '/'), maxAge: BROWSER_COOKIE_S })
}
