import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { BodyTooLarge, isDeclaredTooLong } from '../api/read-body.server.ts'

type BodyRule = { most: number; refuse: (c: Context<AppEnv>) => Promise<Response> }

/**
 * Refuses bodies that are longer than `most`. A body that comes in pieces, without a declared length, is counted while it is read. Hono's
 * own limit copies the request for that, which fails with the requests of its Node server.
 */
export function limitBody({ most, refuse }: BodyRule): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { raw, method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (isDeclaredTooLong(raw, most)) return refuse(c)
    if (raw.headers.has('content-length') && !raw.headers.has('transfer-encoding')) return next()
    if (!raw.body) return next()
    let size = 0
    const reader = raw.body.getReader()
    // A body that nobody reads to its end is left alone: the server drops it with its request.
    const countedBody = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        size += value?.length ?? 0
        if (done) controller.close()
        else if (size > most) controller.error(new BodyTooLarge())
        else controller.enqueue(value)
      },
    })
    c.req.raw = new Request(c.req.url, { method, headers: raw.headers, body: countedBody, duplex: 'half' } as RequestInit)
    await next()
    if (size <= most) return
    // Whatever was made of the piece that was read: the whole was too much.
    const answer = await refuse(c)
    c.res = undefined
    c.res = answer
  }
}
