import { newSecret } from '#domains/accounts/index.server.ts'
import { BUYER_COOKIE, readVisitor, signVisitor } from '#domains/orders/index.server.ts'
import { days } from '#kernel/durations.ts'
import { hostCookie, setHostCookie } from '../../http/host-cookie.server.ts'
import type { CallCtx } from '../define-call.server.ts'

const KEPT_MS = days(90)

/** The visitor behind a request, by the cookie that we gave the browser; null for one that has never ordered, or whose cookie is not ours. */
export function knownVisitor({ http, services }: Pick<CallCtx, 'http' | 'services'>): string | null {
  return readVisitor(hostCookie(http, BUYER_COOKIE, services.env.PUBLIC_URL), services.secretKey)
}

/** The visitor behind a request; a browser without a cookie of ours gets one. */
export function visitorOf(ctx: Pick<CallCtx, 'http' | 'services'>): string {
  const knownId = knownVisitor(ctx)
  if (knownId) return knownId
  const { env, secretKey } = ctx.services
  const value = signVisitor(newSecret(), secretKey)
  setHostCookie(ctx.http, { cookie: BUYER_COOKIE, value, maxAgeS: KEPT_MS / 1000 }, env.PUBLIC_URL)
  return readVisitor(value, secretKey) as string // just signed
}
