import { createServer, request as startRequest, type RequestListener } from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'

const WITHOUT_BODY = new Set([204, 205, 304])

/** A `fetch` for a Node listener without a port: each request uses a connection inside the process. */
export function inProcessFetch(listener: RequestListener): (request: Request) => Promise<Response> {
  const server = createServer(listener)
  return async (request) => {
    const [near, far] = duplexPair()
    server.emit('connection', far)
    const { pathname, search, host } = new URL(request.url)
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : null
    const headers = { ...Object.fromEntries(request.headers), host, connection: 'close', ...(body ? { 'content-length': String(body.length) } : {}) }
    return new Promise((resolve, reject) => {
      const outgoing = startRequest({ createConnection: () => near, method: request.method, path: `${pathname}${search}`, headers }, (incoming) => {
        const answerHeaders = new Headers()
        for (const [name, values] of Object.entries(incoming.headersDistinct)) {
          if (name === 'connection' || name === 'transfer-encoding') continue
          for (const value of values ?? []) answerHeaders.append(name, value)
        }
        const status = incoming.statusCode ?? 500
        buffer(incoming).then((bytes) => resolve(new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers: answerHeaders })), reject)
      })
      outgoing.on('error', reject)
      outgoing.end(body ?? undefined)
    })
  }
}
