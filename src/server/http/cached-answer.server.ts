import { permissionsPolicy } from '#site/page/policy/permissions-policy.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerOf } from '#site/cache/answer-of.server.ts'
import type { CachedPage, PageCache } from '#site/cache/page-cache.server.ts'
import type { KeptAnswer, KeptAnswers } from '../api/kept-answers.server.ts'
import { acceptsEncoding, matchesEtag } from './conditional.ts'

/** How long a shared cache may keep a page, in seconds; a scheduled change shortens it. */
const SHARED_S = 10
const STALE_S = 60
/** The same where the cache is told of changes; it may then show the last version while the site is away, as the process does itself. */
const TOLD_SHARED_S = 600
const TOLD_STALE_S = { revalidate: STALE_S, error: 3600 }

/** An answer with a nonce of its own is for nobody else. */
const OWN_ANSWER = 'private, no-cache'

/** Requests with this cookie bypass the cache. Over https its name is `__Host-` and this. */
export const SESSION_COOKIE = 'maarad_session'

/** What is kept, the time in milliseconds, and headers of every response of this process. */
type Memory = { cache: PageCache; answers: KeptAnswers; now: number; fixedHeaders: Readonly<Record<string, string>> }

/**
 * Answers a cached page, or a kept answer of the API, straight on the socket: no router, no middleware, one look-up. False when neither can answer
 * this request.
 */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse, { cache, answers, now, fixedHeaders }: Memory): boolean {
  const { method, url, headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url) return false
  if (headers.authorization !== undefined || headers.cookie?.includes(SESSION_COOKIE)) return false
  const page = cache.findByAddress(url, now)
  if (!page) return answerKept(response, { answer: answers.find(url), isHead: method === 'HEAD', fixedHeaders })
  const accepted = headers['accept-encoding']
  if (matchesEtag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...unchangedHeaders(page, now), ...fixedHeaders })
    response.end()
    return true
  }
  const encoding = acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
  const answer = encoding === 'identity' ? null : answerOf(page, encoding)
  if (!answer) return false
  const length = String(answer.body.length)
  response.writeHead(200, { ...pageHeaders(page, now), ...answer.headers, ...fixedHeaders, 'content-length': length, 'content-encoding': encoding })
  response.end(method === 'HEAD' ? undefined : answer.body)
  return true
}

type AnswerToSend = { answer: KeptAnswer | undefined; isHead: boolean; fixedHeaders: Readonly<Record<string, string>> }

function answerKept(response: ServerResponse, { answer, isHead, fixedHeaders }: AnswerToSend): boolean {
  if (!answer) return false
  response.writeHead(200, { ...answer.headers, ...securityHeaders, ...fixedHeaders, 'content-length': String(answer.body.length) })
  response.end(isHead ? undefined : answer.body)
  return true
}

const frozen = new WeakMap<CachedPage, Record<string, string>>()

/** Headers of a page besides those of its content: content type and caching. */
export function pageHeaders(page: CachedPage, now: number): Record<string, string> {
  let fixed = frozen.get(page)
  if (!fixed) {
    fixed = { 'content-type': 'text/html; charset=utf-8', etag: page.etag, vary: 'Accept-Encoding', ...securityHeaders }
    if (page.keys !== null && !page.open) fixed['surrogate-key'] = page.keys
    frozen.set(page, fixed)
  }
  return { ...fixed, 'cache-control': page.open ? OWN_ANSWER : cacheControl(page.until, now, page.keys !== null) }
}

/** Headers of "not modified". What the browser has of a page with tags keeps the policy that it came with, since its nonce is part of it. */
export function unchangedHeaders(page: CachedPage, now: number): Record<string, string> {
  return page.open ? pageHeaders(page, now) : { ...pageHeaders(page, now), ...page.headers }
}

/** Browsers revalidate every time (mostly with 304); shared caches keep a page for seconds, minutes if they are told of changes, and may serve it while they revalidate. */
export function cacheControl(until: number, now: number, isTold = false): string {
  const secondsLeft = Math.floor((until - now) / 1000)
  const shared = isTold ? TOLD_SHARED_S : SHARED_S
  if (secondsLeft < shared) return `public, max-age=0, s-maxage=${Math.max(0, secondsLeft)}`
  const stale = isTold ? TOLD_STALE_S : { revalidate: STALE_S, error: STALE_S }
  const [revalidate, ifError] = [stale.revalidate, stale.error].map((seconds) => Math.min(seconds, secondsLeft - shared))
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${revalidate}, stale-if-error=${ifError}`
}

/**
 * Keeps browsers on https for a year once they have been there (RFC 6797); nothing where the site is served by http. Subdomains are left out: they are
 * other people's sites.
 */
export function transportSecurity(publicUrl: string): Readonly<Record<string, string>> {
  return new URL(publicUrl).protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}
}

/** Headers of every response; a page where visitors pay has its own `permissions-policy`. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(null),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
