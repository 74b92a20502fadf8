import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods that an address answers; none for an address that nothing answers. HEAD comes with GET. */
export function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const answeredMethods = METHODS.filter((method) => {
    const [handlers] = app.router.match(method, path)
    // What is mounted for all methods stands before the answers, and is none itself.
    return handlers.some(([[, route]]) => route.method === method)
  })
  return answeredMethods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Answers 405 with `Allow` where an address is known but not with this method (RFC 9110, 15.5.6), before anything else is asked of the request. */
export function refuseOtherMethods(app: Hono<AppEnv>, refuse: (c: Context<AppEnv>) => Promise<Response>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    // Most reads are answered; those that are not are looked at when nothing was found.
    if (method === 'GET' || method === 'HEAD') return next()
    const allowedMethods = methodsOf(app, path)
    if (allowedMethods.length === 0 || allowedMethods.includes(method)) return next()
    return withAllow(await refuse(c), allowedMethods)
  }
}

export function withAllow(answer: Response, methods: readonly string[]): Response {
  answer.headers.set('allow', methods.join(', '))
  return answer
}
