import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { errorBody } from './error-body.ts'

/** Turns strangers away before their request is read. What staff may do is for the use-case to say. */
export const staffOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get('staff')) return c.json(errorBody(401), 401)
  await next()
}

/** No answer to staff may be kept by a browser or a proxy. */
export const forStaff = { 'cache-control': 'private, no-store' } as const satisfies Record<string, string>
