import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/**
 * Over https, cookies that grant access have the prefix `__Host-`: browsers accept these from this host only, so no other host of the
 * domain can plant one. Over http, as on a developer's machine, browsers reject the prefix.
 */
function nameOf(cookie: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${cookie}` : cookie
}

/** Hidden from scripts; requests from other sites carry them on top-level navigations only. */
function options(publicUrl: string) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: publicUrl.startsWith('https:') } as const
}

/** The value of a cookie that this host alone may set. */
export function hostCookie(c: Context, cookie: string, publicUrl: string): string | undefined {
  return getCookie(c, nameOf(cookie, publicUrl))
}

type NewCookie = { cookie: string; value: string; maxAgeS: number }

/** Sets a cookie that this host alone may set. */
export function setHostCookie(c: Context, { cookie, value, maxAgeS }: NewCookie, publicUrl: string): void {
  setCookie(c, nameOf(cookie, publicUrl), value, { ...options(publicUrl), maxAge: maxAgeS })
}

export function removeHostCookie(c: Context, cookie: string, publicUrl: string): void {
  deleteCookie(c, nameOf(cookie, publicUrl), options(publicUrl))
}
