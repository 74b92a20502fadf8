import { type Context, Hono } from 'hono'
import type { Action } from '#domains/accounts/index.ts'
import { readPreferences } from '#domains/accounts/index.server.ts'
import { FIRST_BLOCKS } from '#editor/canvas/first-blocks.ts'
import { type Opening, OPENING_ID } from '#editor/opening.ts'
import type { AppEnv } from '../app-env.ts'
import { runMiddleware } from '../auth/route-middleware.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { editorRedirect } from './editor-redirect.server.ts'
import { findOpening } from './find-opening.server.ts'
import { definitionSource, viewSource } from '#site/assets/assets.ts'
import type { StaffApp } from './staff-assets.ts'
import { staffDocument } from './staff-document.ts'

const titles: Record<StaffApp, string> = { editor: 'محرّر الصفحات', admin: 'لوحة الإدارة' }

/** Paths of the staff applications, and what one must be allowed to do in them; each handles all addresses below its path. */
const mounts = [
  ['/ar/cms', 'editor', 'pages.read'],
  ['/ar/admin', 'admin', undefined],
  // The forms application (A-049, C-008): screens of the admin at addresses of their own.
  ['/ar/forms', 'admin', 'forms.read'],
] as const satisfies readonly (readonly [string, StaffApp, Action | undefined])[]

/** The documents of editor and admin, for staff only and never cached. */
export function staffRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/ar/cms/_', runMiddleware('requiresAuth', 'pages.read'), editorRedirect)
  for (const [mount, app, action] of mounts) {
    for (const path of [mount, `${mount}/*`]) routes.get(path, runMiddleware('requiresAuth', action), (c) => staffScreen(c, services, app))
  }
  return routes
}

async function staffScreen(c: Context<AppEnv>, services: Services, app: StaffApp): Promise<Response> {
  const { settings } = await services.site.get(contextOf(services))
  const staff = c.get('staff')
  const opening = app === 'editor' ? await findOpening(contextOf(services, staff), services.site, new URL(c.req.url)) : null
  // The admin draws its lists as this person left them, with its first rows.
  const preferences = app === 'admin' ? { preferences: await readPreferences(contextOf(services, staff)) } : {}
  const html = staffDocument({
    ...services.staffAssets(app, opening ? partsOf(opening) : []),
    title: `${titles[app]} | ${settings.appName}`,
    theme: settings.theme,
    csrfToken: c.get('csrfToken') ?? '',
    props: { id: staff?.id ?? '', name: staff?.name ?? '', role: staff?.role ?? '', language: 'ar', ...preferences },
    data: opening ? { id: OPENING_ID, value: opening } : undefined,
  })
  return c.body(html, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': policyOf(services.assets.allowed.connections),
  })
}

/** The files that the editor imports to open the page: the styles of its frame, the definitions of its blocks, and the views of those that are seen first. */
function partsOf({ draft }: Opening): string[] {
  const templates = draft.content.blocks.map(({ template }) => template)
  const parts = new Set([...templates.map(definitionSource), ...templates.slice(0, FIRST_BLOCKS).map(viewSource)])
  return ['src/editor/canvas/frame/canvas-styles.ts', ...parts]
}

/** Both applications set styles by script (emotion, the editor's canvas); only our own files may run. */
function policyOf(connections: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `frame-src 'self' https://www.youtube-nocookie.com`,
    `connect-src ${["'self'", ...connections].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}
