import type { Context, MiddlewareHandler } from 'hono'
import { isSameSecret } from '#domains/accounts/index.server.ts'
import { errorBody } from '../api/error-body.ts'
import type { AppEnv } from '../app-env.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const SIGN_OUT = '/ar/auth/logout'
const ROOMS = /^\/(api|media|forms_api|public_api|twilio)(\/|$)/
const CODE = 'invalid_csrf_token'

/**
 * Every write with a session cookie must carry the session's token as the header `csrf-token` (C-202, C-204). Sign-out may send it as
 * the form field `csrf_token` instead, since its form works without a script. API clients send no cookie and are not checked.
 */
export function checkCsrfToken(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const expected = c.get('csrfToken')
    if (expected === null || READS.has(c.req.method) || !isGuarded(c.req.path)) return next()
    const token = await givenToken(c)
    if (token && isSameSecret(token, expected)) return next()
    c.set('refusedBecause', 'the csrf-token is missing or not this session’s')
    return c.json({ errors: [{ code: CODE }], ...errorBody(403, { code: CODE, message: 'The csrf-token is missing or not this session’s.' }) }, 403, {
      'cache-control': 'no-store',
    })
  }
}

function isGuarded(path: string): boolean {
  return ROOMS.test(path) || path === SIGN_OUT
}

async function givenToken(c: Context<AppEnv>): Promise<string | undefined> {
  const header = c.req.header('csrf-token')
  if (header !== undefined || c.req.path !== SIGN_OUT) return header
  const { csrf_token: field } = await c.req.parseBody()
  return typeof field === 'string' ? field : undefined
}
