import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { closed, type OpenPage } from '#site/page/policy/open-end.server.ts'
import { securityHeaders } from '../http/cached-answer.server.ts'

export const NEVER_KEPT = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8', ...securityHeaders }

/** Sends a page that was drawn for this request alone. */
export function pageForOne(c: Context, page: OpenPage, status: ContentfulStatusCode = 200, more: Readonly<Record<string, string>> = {}): Response {
  const { html, headers } = closed(page)
  return c.body(html, status, { ...NEVER_KEPT, ...headers, ...more })
}
