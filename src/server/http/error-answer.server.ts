import { reasonOf } from '#kernel/reason-of.ts'
import type { Context } from 'hono'
import { siteWords } from '#domains/content/index.ts'
import { currentRequest } from '#platform/log/request-scope.server.ts'
import { screens } from '#screens/screens.gen.server.ts'
import { closePage } from '#site/page/policy/open-end.server.ts'
import { pageOfScreen } from '../pages/show-screen.server.ts'
import { UPLOAD_RETRY_S } from './uploads.server.ts'
import { compressedText } from './compressed-text.server.ts'
import { errorFallback } from './error-fallback.ts'
import { contextOf, type Services } from '../services.server.ts'
import { errorBody } from '../api/error-body.ts'

const JSON_ROOMS = /^\/(api|public_api|search_suggestions|media|health|hooks|forms_api|buy_online)(\/|$)/
const STAFF_SCREENS = /^\/ar\/(cms|admin|forms)(\/|$)/
/** Retry-After in seconds: while the database is unreachable, and of a sender that asks too often. */
const RETRY_S: Readonly<Record<number, number>> = { 503: 5, 429: UPLOAD_RETRY_S }

/**
 * The response to a failed request: JSON for programs, the error page for people, and a fixed document when that page fails. `retryS` is its
 * Retry-After in seconds.
 */
export async function errorAnswer(c: Context, services: Services, status: number, retryS = RETRY_S[status]): Promise<Response> {
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...(retryS ? { 'retry-after': String(retryS) } : {}) }
  // A screen of staff that met a busy site comes by itself: nothing is typed on it yet.
  if (status === 503 && STAFF_SCREENS.test(c.req.path) && c.req.method === 'GET') headers.refresh = String(retryS)
  // What failed for a reason that only the log knows is found there by its id.
  const requestId = status >= 500 ? currentRequest()?.id : undefined
  if (JSON_ROOMS.test(c.req.path)) return c.json(errorBody(status, requestId ? { request_id: requestId } : {}), status as 500, headers)
  try {
    const site = await services.site.getOrLatest(contextOf(services))
    const page = closePage(await pageOfScreen(services, screens.error, { status, ...(requestId ? { requestId } : {}) }, { site, theme: null }))
    const compressed = await compressedText(c, page.html)
    return c.body(compressed.body, status as 500, { ...headers, ...page.headers, ...compressed.headers, 'content-type': 'text/html; charset=utf-8' })
  } catch (error) {
    services.log.error('the error page could not be drawn', { reason: reasonOf(error) })
    return c.body(errorFallback(siteWords['error.page_failed'], siteWords['error.home'], { requestId }), status as 500, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
    })
  }
}
