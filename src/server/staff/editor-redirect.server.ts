import type { Context } from 'hono'
import { parsePagePath } from '#domains/content/index.ts'
import type { AppEnv } from '../app-env.ts'

const EDITOR = '/ar/cms'

/** Redirects to the editor: with the page in the query, else the referring page, else the home page. */
export function editorRedirect(c: Context<AppEnv>): Response {
  const path = parsePagePath(c.req.query('path') ?? pathBefore(c)) ?? ''
  const segments = path.split('/').filter(Boolean).map(encodeURIComponent)
  c.header('cache-control', 'private, no-store')
  return c.redirect([EDITOR, ...segments].join('/'), 302)
}

/** The path of the referring page; '' when there is none or it is on another site. */
function pathBefore(c: Context): string {
  const referer = c.req.header('referer') ?? ''
  if (!URL.canParse(referer)) return ''
  const { host, pathname } = new URL(referer)
  const isPage = host === new URL(c.req.url).host && pathname.startsWith('/ar/') && !/^\/ar\/(cms|admin|auth)(\/|$)/.test(pathname)
  return isPage ? pathname : ''
}
