import { getCookie, setCookie } from 'hono/cookie'
import { newSecret } from '#domains/accounts/index.server.ts'
import { BUYER_COOKIE, visitorDigest } from '#domains/orders/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { CallCtx } from '../define-call.server.ts'

const KEPT_MS = days(90)
/** Only the calls of ordering get the cookie: pages stay the same for everybody. */
const PATH = '/buy_online'
const SECRET = /^[\w-]{43}$/

/** The visitor behind a request, by the cookie of the browser; null for one that has never ordered. */
export function knownVisitor({ http }: Pick<CallCtx, 'http'>): string | null {
  const secret = getCookie(http, BUYER_COOKIE)
  return secret !== undefined && SECRET.test(secret) ? visitorDigest(secret) : null
}

/** The visitor behind a request; a browser that has no cookie yet gets one. */
export function visitorOf(ctx: Pick<CallCtx, 'http' | 'services'>): string {
  const known = knownVisitor(ctx)
  if (known) return known
  const secret = newSecret()
  const secure = ctx.services.env.PUBLIC_URL.startsWith('https:')
  setCookie(ctx.http, BUYER_COOKIE, secret, { httpOnly: true, sameSite: 'Lax', path: PATH, secure, maxAge: KEPT_MS / 1000 })
  return visitorDigest(secret)
}
