import type { Context, MiddlewareHandler } from 'hono'
import { type Action, may, signInAddress } from '#domains/accounts/index.ts'
import type { AppEnv } from '../app-env.ts'
import { type GuardVerdict, guardVerdict } from './route-records.ts'

export const NO_PERMISSION = '/ar/auth/error?type=noPermissions'

/** Runs the guard before every navigation, public ones included. Tests replace `decide` to observe the calls. */
export function guardNavigations(decide = guardVerdict): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !isNavigation(path)) return next()
    return redirectRefused(c, decide(path, { isSignedIn: c.get('session') !== null, isStaff: c.get('staff') !== null })) ?? next()
  }
}

/**
 * Lets only staff reach the routes behind it, or only those who may perform an action; others are redirected to sign-in or to the page
 * about missing permission.
 */
export function requireStaff(action?: Action): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const staff = c.get('staff')
    if (staff && (action === undefined || may(staff, action))) return next()
    return redirectRefused(c, c.get('session') ? 'no_permission' : 'sign_in') ?? next()
  }
}

function isNavigation(path: string): boolean {
  return path === '/' || path === '/ar' || (path.startsWith('/ar/') && !/^\/ar\/(assets|staff|brand|thumbnails|auth\/demo-issuer)\//.test(path))
}

function redirectRefused(c: Context<AppEnv>, verdict: GuardVerdict): Response | null {
  if (verdict === 'pass') return null
  c.header('cache-control', 'private, no-store')
  if (verdict === 'no_permission') return c.redirect(NO_PERMISSION, 302)
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(signInAddress(`${pathname}${search}`), 302)
}
