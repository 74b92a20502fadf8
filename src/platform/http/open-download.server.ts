import { lookup as lookUp } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackHost } from '#kernel/loopback.ts'
import { isPublicAddress } from './public-address.ts'

/** Where addresses that staff type may lead: to the internet by https only, or also into private networks, and by http to this machine. */
export type Network = 'public' | 'private'
export type DownloadCode = 'refused_address' | 'unreachable' | 'too_large'

/** Why nothing came. `detail` names the host or its status, never the address, which may hold a password. */
export class DownloadError extends Error {
  readonly code: DownloadCode
  readonly detail: string

  constructor(code: DownloadCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.name = 'DownloadError'
    this.code = code
    this.detail = detail
  }
}

type Options = { network: Network; mostBytes: number; idleMs?: number; totalMs?: number }
export type Download = { bytes: AsyncIterable<Uint8Array>; length: number | null; type: string }

const MOST_REDIRECTS = 3
const IDLE_MS = 15_000
const TOTAL_MS = 5 * 60_000

/**
 * Opens what somebody else's server has at an address that staff typed. The address is judged by what its name resolves to at the
 * moment of connecting, at every redirect anew, so that no name can lead inside (SSRF); a user and password in it go along as basic
 * authorisation, to its own origin only. Bounded in bytes, silence and time. Throws a {@link DownloadError}, also while it is read.
 */
export async function openDownload(address: string, { network, mostBytes, idleMs = IDLE_MS, totalMs = TOTAL_MS }: Options): Promise<Download> {
  const deadline = AbortSignal.timeout(totalMs)
  let url = checkedUrl(address, network)
  let authorization = basicAuthorization(url)
  for (let redirects = 0; ; redirects += 1) {
    const response = await answerOf(url, { network, idleMs, deadline, authorization })
    const { statusCode: status = 0, headers } = response
    const location = status >= 300 && status < 400 ? headers.location : undefined
    if (location === undefined) {
      if (status === 200) return bodyOf(response, url.host, mostBytes)
      response.destroy()
      throw new DownloadError('unreachable', `${url.host} answered ${status}`)
    }
    response.destroy()
    if (redirects >= MOST_REDIRECTS) throw new DownloadError('unreachable', `${url.host} redirects too often`)
    const next = checkedUrl(URL.canParse(location, url) ? new URL(location, url).href : '', network)
    if (next.origin !== url.origin) authorization = undefined
    url = next
  }
}

/** Whether an address is one that {@link openDownload} would try: by its scheme, and by the host where that is an IP address. */
export function mayDownload(address: string, network: Network): boolean {
  try {
    checkedUrl(address, network)
    return true
  } catch {
    return false
  }
}

function checkedUrl(address: string, network: Network): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new DownloadError('refused_address', 'not an address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'http:' && network === 'private' && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !isPlain) throw new DownloadError('refused_address', `${url.protocol}//${url.host}`)
  if (network === 'public' && (isLoopbackHost(url.hostname) || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw new DownloadError('refused_address', url.host)
  }
  return url
}

function basicAuthorization({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined
  return `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
}

type Asking = { network: Network; idleMs: number; deadline: AbortSignal; authorization: string | undefined }

function answerOf(url: URL, { network, idleMs, deadline, authorization }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error instanceof DownloadError ? error : new DownloadError('unreachable', `${url.host} did not answer`, error))
    const request: ClientRequest = (url.protocol === 'https:' ? requestSafely : requestPlain)({
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Maarad', ...(authorization ? { authorization } : {}) },
      signal: deadline,
      timeout: idleMs,
      agent: false,
      ...(network === 'public' ? { lookup: publicOnly } : {}),
    })
    request.once('response', resolve)
    request.once('error', fail)
    request.once('timeout', () => request.destroy(new Error('timed out')))
    request.end()
  })
}

/** Resolves a name, and fails unless every address it has is public: the connection goes to what was judged. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4)
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (inside || !first) return callback(new DownloadError('refused_address', hostname), '', 4)
    // Node asks for all of them when it may try several.
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

function bodyOf(response: IncomingMessage, host: string, mostBytes: number): Download {
  const announced = Number(response.headers['content-length'] ?? Number.NaN)
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (announced > mostBytes || encoding !== 'identity') {
    response.destroy()
    if (encoding !== 'identity') throw new DownloadError('unreachable', `${host} answered in ${encoding}`)
    throw new DownloadError('too_large', host)
  }
  return { bytes: limited(response, host, mostBytes), length: Number.isNaN(announced) ? null : announced, type: response.headers['content-type'] ?? '' }
}

async function* limited(response: IncomingMessage, host: string, mostBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0
  try {
    for await (const chunk of response) {
      total += (chunk as Uint8Array).length
      if (total > mostBytes) throw new DownloadError('too_large', host)
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw error instanceof DownloadError ? error : new DownloadError('unreachable', `${host} stopped half way`, error)
  } finally {
    response.destroy()
  }
}
