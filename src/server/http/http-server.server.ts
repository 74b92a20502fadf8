import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { addressSet, plainAddress } from '#platform/http/address-set.ts'
import { inRequest, newScope, REQUEST_ID_HEADER, type RequestScope, requestIdOf } from '#platform/log/request-scope.server.ts'
import type { Services } from '../services.server.ts'
import { answerFromMemory, transportSecurity } from './cached-answer.server.ts'

type Fetch = (request: Request, bindings: never) => Response | Promise<Response>

/** A handler that the development server runs before the routes. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Is told of each request as it comes, and watches the answer for its end. */
export type RequestWatcher = (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => void

/** Routes a request within something of its own, such as a trace. */
export type RequestWrapper = (request: IncomingMessage, response: ServerResponse, scope: RequestScope, route: () => void) => void

/** What stands around the routes. */
type Around = { before?: Middleware | undefined; watch?: RequestWatcher | undefined; wrap?: RequestWrapper | undefined }

/** The HTTP server: what is in memory first, everything else through the routes. */
export function createHttpServer(
  { cache, answers, clock, env, drain: draining }: Pick<Services, 'cache' | 'answers' | 'clock' | 'env' | 'drain'>,
  fetch: Fetch,
  { before, watch, wrap = (_request, _response, _scope, run) => run() }: Around = {},
): Server {
  const routes = getRequestListener(fetch as Parameters<typeof getRequestListener>[0])
  const transport = transportSecurity(env.PUBLIC_URL)
  const isTrustedProxy = addressSet(env.TRUSTED_PROXIES)
  // What anybody else calls their request is no name for it: two could have the same.
  const idOf = ({ headers, socket }: IncomingMessage) => {
    const requestId = headers[REQUEST_ID_HEADER]
    const isGiven = typeof requestId === 'string' && isTrustedProxy(plainAddress(socket.remoteAddress ?? ''))
    return requestIdOf(isGiven ? requestId : undefined)
  }
  const server = createServer((request, response) => {
    // HTTP/1.1 keeps connections open by default, so the header is redundant.
    // A connection that is kept would be closed below a request that is on its way.
    if (draining.hasBegun) response.shouldKeepAlive = false
    if (response.shouldKeepAlive && request.httpVersionMinor === 1) response.removeHeader('connection')
    const scope = newScope(idOf(request))
    watch?.(request, response, scope)
    const route = () => inRequest(scope, () => wrap(request, response, scope, () => void routes(request, response)))
    if (before) return before(request, response, route)
    const fixedHeaders = { ...transport, [REQUEST_ID_HEADER]: scope.id }
    if (answerFromMemory(request, response, { cache, answers, now: clock.now().getTime(), fixedHeaders })) scope.cache = 'memory'
    else route()
  })
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 66_000
  server.requestTimeout = 120_000
  return server
}

/**
 * Ends serving: probes say so at once, and each connection ends with its next answer. After `noticeMs`, in which balancers notice, {@link drain} closes
 * what is left.
 */
export async function leave(server: Server, draining: Services['drain'], { noticeMs, patienceMs }: { noticeMs: number; patienceMs: number }): Promise<void> {
  draining.hasBegun = true
  if (noticeMs > 0) await sleep(noticeMs)
  await drain(server, patienceMs)
}

/** Stops accepting connections, waits for running requests, and closes the rest after `patienceMs`. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutTimer = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(cutTimer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
