import { startTraceOf } from '#platform/traces/spans.server.ts'
import type { RequestWrapper } from './http-server.server.ts'
import { kindOfRequest } from './request-kind.ts'
import { toldPath } from './told-path.ts'

/** Routes a request as the first step of its trace, which ends with its answer. What comes from memory is not routed, and has none. */
export const traceRequest: RequestWrapper = (request, response, scope, route) => {
  const { method = '', url = '' } = request
  const kind = kindOfRequest(url.split('?', 1)[0] ?? '')
  const attributes = { 'http.request.method': method, 'url.path': toldPath(url), 'maarad.request_id': scope.id }
  const step = startTraceOf(scope.id, { name: `${method} ${kind}`, kind: 'server', attributes })
  if (!step) {
    route()
    return
  }
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    step.end({ attributes: { 'http.response.status_code': statusCode, 'maarad.cache': scope.cache }, isFailed: statusCode >= 500 || !writableFinished })
  })
  step.run(route)
}
