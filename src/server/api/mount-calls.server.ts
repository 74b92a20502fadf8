import { fieldFlaws } from '#kernel/json/field-flaws.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { may } from '#domains/accounts/index.ts'
import { PROOF_MS } from '#domains/accounts/index.server.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { noteCache } from '#platform/log/request-scope.server.ts'
import { isStorable } from '#kernel/storable.ts'
import { onReplica } from '#platform/on-replica.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services, workersOf } from '../services.server.ts'
import { BodyStalled, TooManyUploads, UPLOAD_RETRY_S } from '../http/uploads.server.ts'
import { noteRefusal } from '../note-refusal.server.ts'
import { uploadsOf } from '../uploads-of.server.ts'
import { senderOf } from './address-limit.server.ts'
import { bodyLimits } from './body-limits.ts'
import type { Call, CallCtx } from './define-call.server.ts'
import { describeCall } from './describe-call.server.ts'
import { errorBody, errorCode } from './error-body.ts'
import { forStaff } from './for-staff.ts'
import { isDeclaredTooLong, BodyTooLarge, rawBody, readForm, readJsonBody } from './read-body.server.ts'
import { namedVersion } from './record-version.ts'
import { secondsUntilAllowed } from './public-cost.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { wordedError } from './refusal-words.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.server.ts'
import { isForm } from './stock/form-file.server.ts'

/** Mounts calls as routes and adds them to the OpenAPI document. Their order does not matter. */
export function mountCalls(api: OpenAPIHono<AppEnv>, calls: readonly Call[], services: Services): void {
  for (const call of calls.toSorted(namedBeforeOpen)) {
    api.on(call.method.toUpperCase(), routesOf(call), (c) => answerCall(c, call, services))
    api.openAPIRegistry.registerPath(describeCall(call))
  }
}

/** What is read has its address with and without a slash at the end, as programs write either. */
function routesOf({ method, path }: Call): string[] {
  const route = path.replace(/\{(\w+)\+\}/g, ':$1{.+}').replace(/\{(\w+)\}/g, ':$1')
  const isFile = route.slice(route.lastIndexOf('/')).includes('.')
  return method === 'get' && !isFile && !route.endsWith('/') && !route.endsWith('}') ? [route, `${route}/`] : [route]
}

/** Sorts fixed segments before parameters: `/tree` before `/{id}`. */
function namedBeforeOpen(one: Call, other: Call): number {
  const rank = ({ path }: Call) => path.replace(/\{\w+\+\}/g, '~~').replace(/\{\w+\}/g, '~')
  return rank(one) < rank(other) ? -1 : 1
}

async function answerCall(c: Context<AppEnv>, call: Call, services: Services): Promise<Response> {
  try {
    const cachedAnswer = call.keptUntil && services.answers.find(addressOf(c))
    if (call.keptUntil) noteCache(cachedAnswer ? 'hit' : 'miss')
    if (cachedAnswer) return c.body(new Uint8Array(cachedAnswer.body), 200, cachedAnswer.headers)
    const retryAfterSeconds = call.cost && !c.get('staff') ? secondsUntilAllowed(services, c, call.cost) : 0
    if (retryAfterSeconds > 0) return answerRefusal(c, { ...call, refusals: { too_many: 429 } }, { ok: false, code: 'too_many', retryAfterSeconds })
    return await (call.keptUntil ? services.answers.share(addressOf(c), () => runCall(c, call, services)) : runCall(c, call, services))
  } catch (error) {
    if (error instanceof BodyTooLarge) return tooLarge(c, call)
    if (error instanceof TooManyUploads) noteRefusal(services, 'upload')
    if (error instanceof TooManyUploads) return c.json(errorBody(429), 429, { 'retry-after': String(UPLOAD_RETRY_S), 'cache-control': 'no-store' })
    // The rest of the body would be waited for on this connection.
    if (error instanceof BodyStalled) return c.json(errorBody(408), 408, { connection: 'close', 'cache-control': 'no-store' })
    throw error
  }
}

async function runCall(c: Context<AppEnv>, call: Call, services: Services): Promise<Response> {
  const ctx: CallCtx = { ...contextOf(services, c.get('staff')), askWorker: workersOf(services), services, http: c }
  const { epoch } = services.answers
  const input = await inputOf(ctx, call)
  if (input instanceof Response) return input
  if (typeof call.needsProof === 'function' && call.needsProof(input) && isProofOld(ctx)) return proofNeeded(c)
  const outcome = await (call.isReadOnly ? onReplica(ctx, async (reading) => call.run(reading, input)) : call.run(ctx, input))
  return outcome.ok ? doneAnswer(ctx, call, { value: outcome.value, query: input.query, epoch }) : answerRefusal(c, call, outcome)
}

const NOT_STORABLE = 'holds characters that cannot be stored'

const UNKNOWN_PARAMETER = 'is no parameter of this call'

/** The names in a query that a call does not know: a misspelt filter would otherwise answer with everything. Lists may have `[]` behind their name. */
function unknownParameters({ method, path, who, query, answer }: Call, values: Readonly<Record<string, unknown>>): string[] {
  const isOpen = who === 'anyone' || path.startsWith('/forms_api/')
  // Pictures and files carry versions and signatures in their addresses.
  if (method !== 'get' || !isOpen || !answer.content?.['application/json']) return []
  if (query && !(query instanceof z.ZodObject)) return []
  const knownNames = new Set(Object.keys(query?.shape ?? {}))
  return Object.keys(values).filter((name) => !knownNames.has(name) && !knownNames.has(name.replace(/\[\]$/, '')))
}

type Input = Record<'params' | 'query' | 'headers' | 'body' | 'version', unknown>

/** Validates a request into the call's input, or gives the refusal. Checks body size first, then permission, then the values. */
async function inputOf(ctx: CallCtx, call: Call): Promise<Input | Response> {
  const { http: c } = ctx
  const most = mostBytesOf(c, call)
  if (isDeclaredTooLong(c.req.raw, most)) return tooLarge(c, call)
  const staff = c.get('staff')
  if (call.who !== 'anyone' && !staff) return refusedBefore(c, call, 401)
  if (call.who !== 'anyone' && call.who !== 'staff' && !may(staff, call.who)) return refusedBefore(c, call, 403)
  if (call.needsProof === true && isProofOld(ctx)) return proofNeeded(c)
  const raw = { params: c.req.param(), query: queryOf(c), headers: c.req.header() }
  // No record can have such an id.
  if (!isStorable(raw.params)) return refusedBefore(c, call, 404)
  const unknown = unknownParameters(call, raw.query)
  if (unknown.length > 0) return refusedBefore(c, call, 422, Object.fromEntries(unknown.map((name) => [name, [UNKNOWN_PARAMETER]])))
  const input: Input = { params: {}, query: {}, headers: {}, body: undefined, version: undefined }
  for (const part of ['params', 'query', 'headers'] as const) {
    const schema = call[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part])
    if (!result.success) return invalid(c, call, result.error)
    const flawed = Object.entries(result.data as object).filter(([, value]) => !isStorable(value))
    if (flawed.length > 0) return refusedBefore(c, call, 422, Object.fromEntries(flawed.map(([name]) => [name, [NOT_STORABLE]])))
    input[part] = result.data
  }
  const refusedBody = await readBody(ctx, call, { most, input })
  if (refusedBody) return refusedBody
  if (!call.ifMatch) return input
  const ifMatch = c.req.header('if-match')
  const version = call.ifMatch.safeParse(ifMatch === undefined ? null : (namedVersion(ifMatch) ?? undefined))
  if (!version.success) return c.json(errorBody(428), 428)
  return { ...input, version: version.data }
}

function isProofOld({ http: c, clock }: CallCtx): boolean {
  const session = c.get('session')
  return session !== null && clock.now().getTime() - session.provedAt.getTime() > PROOF_MS
}

/** 403, as 401 would say that nobody is signed in; the challenge is that of RFC 9470. */
function proofNeeded(c: Context): Response {
  const challenge = `Bearer error="insufficient_user_authentication", max_age="${PROOF_MS / 1000}"`
  return c.json(errorBody(403, { code: 'proof_needed', message: 'Sign in again to do this.' }), 403, { ...forStaff, 'www-authenticate': challenge })
}

function mostBytesOf(c: Context<AppEnv>, { limit = 'usual', textLimit }: Call): number {
  if (textLimit !== undefined && !isForm(c.req.header('content-type') ?? '')) return textLimit
  return typeof limit === 'number' ? limit : bodyLimits[limit]
}

async function readBody(ctx: CallCtx, call: Call, { most, input }: { most: number; input: Input }): Promise<Response | null> {
  const { http: c } = ctx
  const { body: schema } = call
  if (!schema) return null
  const kindOf = async (head: Buffer) => (call.who !== 'anyone' ? 'staff' : (await call.isProved?.(ctx, head)) ? 'proved' : 'unproved')
  const raw = rawBody(c.req.raw, most, (bytes) => uploadsOf(ctx.services)(bytes, { sender: ctx.staff?.id ?? senderOf(ctx), kindOf }))
  if ('raw' in schema) {
    input.body = raw
    return null
  }
  const body = 'form' in schema ? await readForm(raw) : await readJsonBody(raw)
  if ('otherType' in body) return refusedBefore(c, call, 415)
  if ('malformed' in body) return refusedBefore(c, call, 400)
  if ('flaw' in body) return refusedBefore(c, call, 422, { body: [body.flaw] })
  const result = ('form' in schema ? schema.form : schema).safeParse(body.value)
  if (!result.success) return invalid(c, call, result.error)
  input.body = result.data
  return null
}

function doneAnswer({ http: c, ...ctx }: CallCtx, call: Call, { value, query, epoch }: { value: unknown; query: unknown; epoch: number }): Response {
  const { answer, etag, extraHeaders } = call
  const headers = {
    ...(call.who === 'anyone' ? {} : forStaff),
    ...(etag ? { etag: `"${etag(value)}"` } : {}),
    ...answer.headers,
    ...extraHeaders?.(value, { ...ctx, http: c }),
  }
  const status = answer.statusOf?.(value) ?? answer.status
  if (status === 204) return c.body(null, status)
  if (status === 302 || status === 304) return c.body(null, status, headers)
  const body = answer.body(value, query)
  if (call.keptUntil) {
    const cachedAnswer = { body: bytesOf(body), headers: { 'content-type': 'application/json', ...headers }, scopes: call.keptUntil }
    return keptAnswer(c, ctx.services.answers, { answer: cachedAnswer, epoch })
  }
  if (body instanceof ReadableStream) return c.body(body, status, headers)
  // A copy: bytes may be a view of a shared buffer, which the answer's type does not take.
  if (body instanceof Uint8Array) return c.body(new Uint8Array(body), status, headers)
  return answer.headers?.['content-type'] ? c.body(String(body), status, headers) : c.json(body as object, status, headers)
}

function keptAnswer(c: Context<AppEnv>, answers: KeptAnswers, { answer, epoch }: { answer: KeptAnswer; epoch: number }): Response {
  answers.keep(addressOf(c), answer, epoch)
  return c.body(new Uint8Array(answer.body), 200, answer.headers)
}

function bytesOf(body: unknown): Buffer {
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(JSON.stringify(body))
}

/** Path and query as they came. */
function addressOf({ req }: Context): string {
  return req.url.slice(req.url.indexOf('/', req.url.indexOf('//') + 2))
}

function answerRefusal(c: Context<AppEnv>, { who, refusals, words }: Call, outcome: { ok: false; code: string; retryAfterSeconds?: number }): Response {
  const status = refusals[outcome.code]
  if (status === undefined) throw new Error(`a call refused with ${outcome.code}, which it does not list`)
  const { body, headers } = refusalAnswer(outcome, status, words)
  return c.json(body, status, { ...(who === 'anyone' ? {} : forStaff), ...headers })
}

/** Parameters by name; a repeated one becomes a list. */
function queryOf(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

function invalid(c: Context, call: Call, error: z.ZodError): Response {
  return refusedBefore(c, call, 422, fieldFlaws(error))
}

function tooLarge(c: Context, { words }: Call): Response {
  const details = wordedError(words, errorCode(413))
  return c.json(errorBody(413, details, c.req.header('accept-language')), 413, { 'cache-control': 'no-store' })
}

/** A refusal for what the request is, before the call runs. */
function refusedBefore(c: Context, { words }: Call, status: 400 | 401 | 403 | 404 | 415 | 422, fields?: FieldFlaws): Response {
  const details = { ...(fields ? { fields } : {}), ...wordedError(words, errorCode(status), fields) }
  return c.json(errorBody(status, details), status, status === 403 ? forStaff : {})
}
