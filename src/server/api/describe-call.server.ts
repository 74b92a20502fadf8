import { type RouteConfig, z } from '@hono/zod-openapi'
import type { Call } from './define-call.server.ts'
import { describeCost } from './public-cost.server.ts'
import { ErrorBody, errorCode } from './error-body.ts'

const meanings: Readonly<Record<number, string>> = {
  400: 'The body is not JSON.',
  401: 'There is no session or bearer token, or it is unknown.',
  402: 'The payment was not made.',
  403: 'The caller may not do that; with a session also if `csrf-token` is missing or wrong.',
  404: 'There is no such record.',
  409: 'It conflicts with what is stored; `data` has what is in the way, if anything.',
  412: 'The record has changed since; `data` is what is stored now, of records and drafts with who saved it (`updated_by`) and when.',
  413: 'The body is too large.',
  415: 'The content type of the body is not accepted.',
  422: 'Some values are not valid; `fields` names them.',
  428: '`If-Match` with the version is missing.',
  429: 'Too many calls; `Retry-After` says after how many seconds to call again.',
  502: 'The provider does not answer; nothing was lost, and the call can be repeated.',
  503: 'A service that the call needs is not set up or does not answer.',
}

const Precondition = z.object({ 'if-match': z.string().optional().openapi({ description: 'The version of the record, as its `ETag` gives it.' }) })

/** The OpenAPI description of a call: every status that it may respond with, and the codes of each. */
export function describeCall(call: Call): RouteConfig {
  const { method, path, tag, summary, description, who, params, query, headers, body, ifMatch, answer } = call
  const content = body && contentOf(body)
  const text = [description, call.cost && describeCost(call.cost)].filter(Boolean).join(' ')
  const answerContent = answer.content ? { content: answer.content } : {}
  const others = Object.entries(answer.others ?? {}).map(([status, about]) => [status, { description: about, ...answerContent }])
  return {
    method,
    path: path.replaceAll('+}', '}'),
    operationId: operationId(call),
    tags: [tag],
    summary,
    ...(text ? { description: text } : {}),
    ...(who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(params ? { params: params as z.ZodObject } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(headers || ifMatch ? { headers: (headers ?? Precondition) as z.ZodObject } : {}),
      ...(content ? { body: { content, required: !(body && 'raw' in body) } } : {}),
    },
    responses: { [answer.status]: { description: answer.about, ...answerContent }, ...Object.fromEntries(others), ...failuresOf(call) },
  }
}

/** The name of the call in clients that programs generate: `get_leads_by_id`. */
function operationId({ method, path }: Call): string {
  const parts = path.replace(/^\/api\//, '/').replaceAll(/\{(\w+)\+?\}/g, 'by_$1')
  return `${method}${parts.replace(/\/$/, '').replaceAll(/\W+/g, '_')}`
}

function contentOf(body: NonNullable<Call['body']>): NonNullable<NonNullable<RouteConfig['request']>['body']>['content'] {
  if ('raw' in body) return body.raw
  return 'form' in body ? { 'multipart/form-data': { schema: body.form } } : { 'application/json': { schema: body } }
}

/** The failures of a call by status: its own refusals, and those that follow from its definition. */
function failuresOf(call: Call): RouteConfig['responses'] {
  const codes = new Map<number, Set<string>>()
  const add = (status: number, code: string) => codes.set(status, (codes.get(status) ?? new Set()).add(code))
  const always = [
    ...(call.who === 'anyone' ? [] : [401]),
    ...(call.who !== 'anyone' && (call.who !== 'staff' || call.method !== 'get') ? [403] : []),
    ...(call.body ? [400, 413, 422] : []),
    ...(call.body && 'form' in call.body ? [415] : []),
    ...(call.params || call.query || call.headers ? [422] : []),
    ...(call.ifMatch ? [428] : []),
    ...(call.cost ? [429] : []),
  ]
  const wordFor = (code: string) => call.words?.[code] && (call.words[code].code ?? code)
  if (call.needsProof) add(403, 'proof_needed')
  for (const status of always) add(status, wordFor(errorCode(status)) ?? errorCode(status))
  for (const [code, status] of Object.entries(call.refusals)) add(status, wordFor(code) ?? (status === 409 ? code : errorCode(status)))
  return Object.fromEntries(
    [...codes].map(([status, names]) => {
      const codeList = [...names].map((name) => `\`${name}\``).join(', ')
      return [status, { description: `${meanings[status] ?? 'Failed.'} Code: ${codeList}.`, content: { 'application/json': { schema: ErrorBody } } }]
    }),
  )
}
