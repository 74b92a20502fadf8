import { byName } from '#kernel/by-name.ts'
import type { MiddlewareHandler } from 'hono'
import type { Action } from '#domains/accounts/index.ts'
import { Fault } from '#kernel/fault.ts'
import type { AppEnv } from '../app-env.ts'
import { requireStaff } from './require-staff.server.ts'

/** The middleware that routes can name. */
const middleware: Readonly<Record<string, (action?: Action) => MiddlewareHandler<AppEnv>>> = byName({ requiresAuth: requireStaff })

/** The middleware of this name. A route that names another one answers every request with 500 (A-348, C-326). */
export function runMiddleware(name: string, action?: Action): MiddlewareHandler<AppEnv> {
  const handler = Object.hasOwn(middleware, name) ? middleware[name]?.(action) : undefined
  return (
    handler ??
    (() => {
      throw new Fault(`Unknown middleware ${name}`)
    })
  )
}
