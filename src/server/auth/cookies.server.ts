import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_COOKIE } from '../http/cached-answer.server.ts'
import { hostCookie, removeHostCookie, setHostCookie } from '../http/host-cookie.server.ts'

/** Binds a sign-in to the browser that began it. */
const BROWSER_COOKIE = 'maarad_sign_in'
const BROWSER_COOKIE_S = 600

/** Tells scripts that they may ask for the editing session. It grants no access (C-196). */
const HINT_COOKIE = 'maarad_staff'

function hintOptions(publicUrl: string): CookieOptions {
  return { httpOnly: false, sameSite: 'Lax', path: '/', secure: publicUrl.startsWith('https:') }
}

export function sessionCookie(c: Context, publicUrl: string): string | undefined {
  return hostCookie(c, SESSION_COOKIE, publicUrl)
}

type NewSession = { secret: string; expiresAfterS: number; isStaff: boolean }

export function setSessionCookie(c: Context, publicUrl: string, { secret, expiresAfterS, isStaff }: NewSession): void {
  setHostCookie(c, { cookie: SESSION_COOKIE, value: secret, maxAgeS: expiresAfterS }, publicUrl)
  if (isStaff) setCookie(c, HINT_COOKIE, '1', { ...hintOptions(publicUrl), maxAge: expiresAfterS })
  else clearStaffHint(c, publicUrl)
}

/** Removes the hint once it proved wrong: this browser may not edit. */
export function clearStaffHint(c: Context, publicUrl: string): void {
  deleteCookie(c, HINT_COOKIE, hintOptions(publicUrl))
}

export function clearSessionCookie(c: Context, publicUrl: string): void {
  removeHostCookie(c, SESSION_COOKIE, publicUrl)
  clearStaffHint(c, publicUrl)
}

export function browserCookie(c: Context, publicUrl: string): string | undefined {
  return hostCookie(c, BROWSER_COOKIE, publicUrl)
}

export function setBrowserCookie(c: Context, publicUrl: string, secret: string): void {
  setHostCookie(c, { cookie: BROWSER_COOKIE, value: secret, maxAgeS: BROWSER_COOKIE_S }, publicUrl)
}
