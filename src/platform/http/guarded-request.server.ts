import { lookup as lookUp } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { requestIdHeader } from '../log/request-scope.server.ts'
import { inStep, traceHeader } from '../traces/spans.server.ts'
import { DownloadError } from './download-error.ts'
import { checkedUrl, type Network } from './network.ts'
import { countProviderCall } from './provider-calls.ts'
import { isPublicAddress } from './public-address.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `idleMs` is the longest silence; `signal` aborts everything, including reading the body. The method is GET unless there is another. With `mostRedirects` of 0 a redirect is the answer. */
export type RequestOptions = {
  network: Network
  idleMs: number
  signal: AbortSignal
  headers?: Record<string, string>
  method?: Method
  body?: string
  mostRedirects?: number
}

/** The answer of the last host after redirects, with its body unread. Whoever has it calls {@link readBody} or {@link leaveBody}, which count the call. */
export type GuardedAnswer = { response: IncomingMessage; status: number; host: string }

const MOST_REDIRECTS = 3

/**
 * Requests an address that staff typed; the server must request such addresses in no other way. It checks the IP addresses that the name
 * resolves to at the moment of connecting, and again at every redirect, so that no name leads inside the network (SSRF). A user and
 * password in the address are sent as basic authorisation, to its own origin only. Only GET and HEAD follow redirects: what is sent to one host is
 * meant for no other. Throws a {@link DownloadError}.
 */
export async function requestAddress(
  address: string,
  { network, idleMs, signal, headers = {}, method = 'GET', body = '', mostRedirects = MOST_REDIRECTS }: RequestOptions,
): Promise<GuardedAnswer> {
  let url = checkedUrl(address, network)
  let own = { ...headers, ...basicAuthorization(url) }
  for (let redirects = 0; ; redirects += 1) {
    const step = { name: `${method} ${url.host}`, kind: 'client', attributes: { 'http.request.method': method, 'server.address': url.hostname } } as const
    const startUrl = url
    const response = await inStep(step, () => answerOf(startUrl, { network, idleMs, signal, headers: own, method, body }))
    const status = response.statusCode ?? 0
    const location = isAsking(method) && mostRedirects > 0 && status >= 300 && status < 400 ? response.headers.location : undefined
    if (location === undefined) return { response, status, host: url.host }
    leaveBody({ response, status, host: url.host })
    if (redirects >= mostRedirects) throw new DownloadError('unreachable', `${url.host} redirects too often`)
    const next = checkedUrl(URL.canParse(location, url) ? new URL(location, url).href : '', network)
    if (next.origin !== url.origin) own = {}
    url = next
  }
}

function basicAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {}
  try {
    return { authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}` }
  } catch (cause) {
    throw new DownloadError('refused_address', 'not an address', { cause })
  }
}

function answerOf(url: URL, { network, idleMs, signal, headers, method, body }: Required<Omit<RequestOptions, 'mostRedirects'>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const fail = (cause: Error) => {
      // Whoever reads the body counts an answer that ends too early.
      if (!isAnswered) countProviderCall(url.host, null)
      reject(cause instanceof DownloadError ? cause : new DownloadError('unreachable', `${url.host} did not answer`, { cause }))
    }
    const request: ClientRequest = (url.protocol === 'https:' ? requestSafely : requestPlain)({
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      method,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Maarad', ...requestIdHeader(), ...traceHeader(), ...lengthOf(method, body), ...headers },
      signal,
      timeout: idleMs,
      agent: false,
      ...(network === 'public' ? { lookup: publicOnly } : {}),
    })
    request.once('response', (response) => {
      isAnswered = true
      resolve(response)
    })
    request.on('error', fail)
    request.once('timeout', () => request.destroy(new Error('timed out')))
    request.end(body)
  })
}

/** Methods that send nothing and change nothing. */
function isAsking(method: Method): boolean {
  return method === 'GET' || method === 'HEAD'
}

function lengthOf(method: Method, body: string): Record<string, string> {
  return isAsking(method) ? {} : { 'content-length': String(Buffer.byteLength(body)) }
}

/** Resolves a name, and fails unless all its addresses are public. The connection uses exactly these addresses. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4)
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (inside || !first) return callback(new DownloadError('refused_address', hostname), '', 4)
    // Node sets `all` when it may try several addresses.
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/** Ends an answer of which nothing more is wanted. */
export function leaveBody({ response, status, host }: GuardedAnswer): void {
  response.destroy()
  countProviderCall(host, status)
}

/** The body in chunks. Throws a {@link DownloadError} when it exceeds `mostBytes`, is encoded, or stops half way. */
export async function* readBody({ response, status, host }: GuardedAnswer, mostBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0
  let lastStatus: number | null = status
  try {
    checkHeaders(response, host, mostBytes)
    for await (const chunk of response) {
      total += (chunk as Uint8Array).length
      if (total > mostBytes) throw new DownloadError('too_large', host)
      yield chunk as Uint8Array
    }
  } catch (cause) {
    const error = cause instanceof DownloadError ? cause : new DownloadError('unreachable', `${host} stopped half way`, { cause })
    if (error.code === 'unreachable') lastStatus = null
    throw error
  } finally {
    response.destroy()
    countProviderCall(host, lastStatus)
  }
}

function checkHeaders({ headers }: IncomingMessage, host: string, mostBytes: number): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new DownloadError('unreachable', `${host} answered in ${encoding}`)
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new DownloadError('too_large', host)
}
