import type { Access } from '#platform/log/access-log.server.ts'
import type { RequestWatcher } from './http-server.server.ts'
import { kindOfRequest, type RequestKind } from './request-kind.ts'
import { toldPath } from './told-path.ts'

/** A request that was answered; `accessOf` gives what a log may have of it. */
export type WatchedRequest = { kind: RequestKind; status: number; ms: number; cache: Access['cache']; accessOf: () => Access }

/** Watches requests to their end for those who want to hear of them. */
export function watchRequests(hearers: readonly ((request: WatchedRequest) => void)[]): RequestWatcher {
  return (request, response, scope) => {
    const began = performance.now()
    const { socket, url = '', method = '' } = request
    const before = socket.bytesWritten
    response.once('close', () => {
      const ms = performance.now() - began
      const kind = kindOfRequest(url.split('?', 1)[0] ?? '')
      const { statusCode: status } = response
      const { id: requestId, cache } = scope
      const accessOf = () => ({
        requestId,
        method,
        path: toldPath(url),
        kind,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - before,
        cache,
        ...(response.writableFinished ? {} : { isCut: true as const }),
      })
      for (const hear of hearers) hear({ kind, status, ms, cache, accessOf })
    })
  }
}
