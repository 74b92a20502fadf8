import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '../services.server.ts'
import { answerFromMemory, transportSecurity } from './cached-answer.server.ts'

type Fetch = (request: Request, bindings: never) => Response | Promise<Response>

/** A handler that the development server runs before the routes. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The HTTP server: what is in memory first, everything else through the routes. */
export function createHttpServer(
  { cache, answers, clock, env }: Pick<Services, 'cache' | 'answers' | 'clock' | 'env'>,
  fetch: Fetch,
  before?: Middleware,
): Server {
  const routes = getRequestListener(fetch as Parameters<typeof getRequestListener>[0], { overrideGlobalObjects: false })
  const fixedHeaders = transportSecurity(env.PUBLIC_URL)
  const server = createServer((request, response) => {
    // HTTP/1.1 keeps connections open by default, so the header is redundant.
    if (response.shouldKeepAlive && request.httpVersionMinor === 1) response.removeHeader('connection')
    if (before) return before(request, response, () => void routes(request, response))
    if (!answerFromMemory(request, response, { cache, answers, now: clock.now().getTime(), fixedHeaders })) void routes(request, response)
  })
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 66_000
  server.requestTimeout = 120_000
  return server
}

/** Stops accepting connections, waits for running requests, and closes the rest after `patienceMs`. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
