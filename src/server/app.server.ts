import { reasonOf } from '#kernel/reason-of.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Client, identifyClient } from '#domains/accounts/index.server.ts'
import { Fault, statusOf } from '#kernel/fault.ts'
import type { AppEnv } from './app-env.ts'
import { currentRequest, inRequest, newScope, REQUEST_ID_HEADER, requestIdOf } from '#platform/log/request-scope.server.ts'
import { isDatabaseUnreachable } from '#platform/database/is-unreachable.server.ts'
import { isOutOfRoom } from '#platform/is-out-of-room.ts'
import { addressSet } from '#platform/http/address-set.ts'
import { apiRoutes } from './api/api-routes.server.ts'
import { listErrors } from './api/forms/error-list.server.ts'
import { authRoutes } from './auth/auth-routes.server.ts'
import { isDeclaredTooLong } from './api/read-body.server.ts'
import { sessionCookie } from './auth/cookies.server.ts'
import { checkCsrfToken } from './auth/csrf.server.ts'
import { guardNavigations } from './auth/require-staff.server.ts'
import { assetRoutes } from './http/asset-routes.server.ts'
import { securityHeaders, transportSecurity } from './http/cached-answer.server.ts'
import { errorAnswer } from './http/error-answer.server.ts'
import { remoteAddress } from './http/remote-address.server.ts'
import { healthRoutes } from './http/health-routes.server.ts'
import { methodsOf, refuseOtherMethods, withAllow } from './http/known-methods.server.ts'
import { limitBody } from './http/limit-body.server.ts'
import { pageRoutes } from './pages/page-routes.server.ts'
import { mostBytesOf } from './pages/screen-routes.server.ts'
import { contextOf, type Services } from './services.server.ts'
import { staffRoutes } from './staff/staff-routes.server.ts'

const MOST_FORM_BYTES = 64 * 1024

/** Every route of the process, in matching order. */
export function createApp(services: Services): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const isTrustedProxy = addressSet(services.env.TRUSTED_PROXIES)
  const transport = transportSecurity(services.env.PUBLIC_URL)
  app.use(async (c, next) => {
    // The HTTP server has begun one; a request from inside the process begins its own.
    const scope = currentRequest() ?? newScope(requestIdOf(undefined))
    c.set('requestId', scope.id)
    await inRequest(scope, next)
    c.res.headers.set(REQUEST_ID_HEADER, scope.id)
    // Files need no document policies.
    const headers = isFile(c.req.path) ? { 'x-content-type-options': securityHeaders['x-content-type-options'] } : securityHeaders
    for (const [name, value] of Object.entries({ ...headers, ...transport })) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use(refuseOtherMethods(app, (c) => errorAnswer(c, services, 405)))
  // API calls have their own limits; all other bodies are short forms, unless a screen says otherwise.
  // Those count their own bytes while they read.
  const limitShortForms = limitBody({ most: MOST_FORM_BYTES, refuse: (c) => errorAnswer(c, services, 413) })
  app.use('/ar/*', (c, next) => {
    const most = mostBytesOf(c.req.path)
    if (most === undefined) return limitShortForms(c, next)
    return isDeclaredTooLong(c.req.raw, most) ? errorAnswer(c, services, 413) : next()
  })
  app.use(async (c, next) => {
    const { staff, session } = await clientOf(c, services)
    c.set('staff', staff)
    c.set('session', session)
    c.set('csrfToken', session?.csrfToken ?? null)
    await next()
  })
  app.use(async (c, next) => {
    await next()
    if (c.res.status !== 401 && c.res.status !== 403) return
    const { method, path } = c.req
    const reason = c.get('refusedBecause') ?? (c.get('staff') ? 'these staff may not do that' : 'nobody is signed in')
    const who = { staff: c.get('staff')?.id ?? null, address: remoteAddress(c, isTrustedProxy) }
    services.log.warn('access was refused', { requestId: c.get('requestId'), method, path, reason, ...who })
  })
  app.use('/forms_api/*', listErrors())
  app.use('/buy_online/*', listErrors())
  app.use(guardNavigations())
  app.use(checkCsrfToken())
  app.route('/health', healthRoutes(services))
  app.route('/', assetRoutes(services))
  app.route('/', apiRoutes(services))
  app.route('/', authRoutes(services))
  app.route('/', staffRoutes(services))
  app.route('/', pageRoutes(services))
  app.notFound(async (c) => {
    const allowedMethods = methodsOf(app, c.req.path)
    const isKnown = allowedMethods.length > 0 && !allowedMethods.includes(c.req.method)
    return isKnown ? withAllow(await errorAnswer(c, services, 405), allowedMethods) : errorAnswer(c, services, 404)
  })
  app.onError((error, c) => {
    const status = isDatabaseUnreachable(error) || isOutOfRoom(error) ? 503 : statusOf(error)
    if (status >= 500)
      services.log.error('a request failed', {
        requestId: c.get('requestId'),
        path: c.req.path,
        reason: reasonOf(error),
      })
    return errorAnswer(c, services, status, error instanceof Fault ? error.retryAfterSeconds : undefined)
  })
  return app
}

/** Identifies the client. Files and health probes skip this, so that they work without the database. */
async function clientOf(c: Context<AppEnv>, services: Services): Promise<Client> {
  const { method, path } = c.req
  if (method === 'GET' && (isAsset(path) || path.startsWith('/health/'))) return { staff: null, session: null }
  const { API_TOKEN: apiToken, SESSION_HOURS: sessionHours } = services.env
  return identifyClient(
    contextOf(services),
    { authorization: c.req.header('authorization'), cookie: sessionCookie(c, services.env.PUBLIC_URL) },
    { apiToken, sessionHours },
  )
}

function isAsset(path: string): boolean {
  return path === '/favicon.ico' || /^\/ar\/(assets|staff|brand|thumbnails)\//.test(path) || /^\/media\/api\/v2\/images\/.+\.\w{3,4}$/.test(path)
}

function isFile(path: string): boolean {
  return ['/ar/assets/', '/ar/staff/', '/media/api/v2/images/'].some((folder) => path.startsWith(folder))
}
