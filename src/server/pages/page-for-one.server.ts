import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { closePage, type OpenPage } from '#site/page/policy/open-end.server.ts'
import { securityHeaders } from '../http/cached-answer.server.ts'
import { compressedText } from '../http/compressed-text.server.ts'

export const NEVER_KEPT = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8', ...securityHeaders }

/**
 * Sends a page that was drawn for this request alone. One that somebody may have filled in is sent as it is: the size of a compressed page would tell
 * what it holds beside what a stranger put into its address. A page that says that nothing is there holds nothing of anybody.
 */
export async function pageForOne(
  c: Context,
  page: OpenPage,
  status: ContentfulStatusCode = 200,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { html, headers } = closePage(page)
  const all = { ...NEVER_KEPT, ...headers, ...more }
  if (status !== 404 && status !== 410) return c.body(html, status, all)
  const compressed = await compressedText(c, html)
  return c.body(compressed.body, status, { ...all, ...compressed.headers })
}
