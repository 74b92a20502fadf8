import { AwsClient } from 'aws4fetch'
import { minutes } from '#kernel/durations.ts'
import { countedAnswer } from '../http/provider-calls.ts'
import { checkedKey, type DirectStorage, isStorageKey, type Storage } from './storage.server.ts'

/** A bucket, and the keys to it. */
export type S3Options = { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }

/** Where browsers reach the bucket by signed addresses, and where its public files are without. */
export type BrowserAddresses = { endpoint: string; publicUrl: string | undefined }

const TIMEOUT_MS = 10_000
/** A picture is fetched at once; the answer that leads there is kept for half of it. */
const SIGNED_S = minutes(10) / 1000
const PRIVATE_S = minutes(1) / 1000
const NOT_THERE = 404
const MOST_SEEN = 20_000

/** Stores files in an S3-compatible bucket with path-style addresses. Throws on any answer but success or "not found". */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options, browsers?: BrowserAddresses): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const { host } = new URL(endpoint)
  const ask = (address: string, init: Parameters<AwsClient['fetch']>[1]) =>
    countedAnswer(host, () => client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }), [NOT_THERE])
  const call = (method: string, key: string, body?: Uint8Array, contentType?: string) =>
    ask(`${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`, {
      method,
      ...(body ? { body: body as BodyInit, headers: { 'content-type': contentType ?? 'application/octet-stream' } } : {}),
    })
  const expectOk = (response: Response, what: string) => {
    if (!response.ok) throw new Error(`the media bucket answered ${response.status} to ${what}`)
  }
  return {
    ...(browsers ? { direct: directOf({ client, bucket, browsers, call }) } : {}),
    put: async (key, bytes, contentType) => expectOk(await call('PUT', key, bytes, contentType), 'a write'),
    find: async (key) => {
      const response = await call('GET', key)
      if (response.status === NOT_THERE) return null
      expectOk(response, 'a read')
      return new Uint8Array(await response.arrayBuffer())
    },
    remove: async (key) => {
      const response = await call('DELETE', key)
      if (response.status !== NOT_THERE) expectOk(response, 'a removal')
    },
    list: async function* () {
      let more: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(more === undefined ? {} : { 'continuation-token': more }) })
        const response = await ask(`${endpoint.replace(/\/+$/, '')}/${bucket}?${query}`, {})
        expectOk(response, 'a list')
        const text = await response.text()
        for (const [, key = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) if (isStorageKey(key)) yield key
        more = text.match(/<NextContinuationToken>([^<]+)</)?.[1]?.replaceAll('&amp;', '&')
      } while (more !== undefined)
    },
  }
}

type Direct = { client: AwsClient; bucket: string; browsers: BrowserAddresses; call: (method: string, key: string) => Promise<Response> }

/** A file never changes under its key, so that what was seen once is remembered. */
function directOf({ client, bucket, browsers: { endpoint, publicUrl }, call }: Direct): DirectStorage {
  const servers = new Set<string>()
  const sign = async (key: string, seconds: number, as: Readonly<Record<string, string>> = {}) => {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`)
    for (const [name, value] of Object.entries({ ...as, 'X-Amz-Expires': String(seconds) })) url.searchParams.set(name, value)
    return (await client.sign(url.href, { method: 'GET', aws: { signQuery: true } })).url
  }
  return {
    has: async (key) => {
      if (servers.has(key)) return true
      const { status, ok } = await call('HEAD', key)
      if (!ok && status !== NOT_THERE) throw new Error(`the media bucket answered ${status} to a look`)
      if (ok && servers.size >= MOST_SEEN) servers.clear()
      if (ok) servers.add(key)
      return ok
    },
    addressOf: async (key) =>
      publicUrl === undefined
        ? { url: await sign(key, SIGNED_S), isSigned: true }
        : { url: `${publicUrl.replace(/\/+$/, '')}/${checkedKey(key)}`, isSigned: false },
    privateAddressOf: ({ key, name, type, isShown }) => {
      const disposition = `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`
      return sign(key, PRIVATE_S, { 'response-content-type': type, 'response-content-disposition': disposition, 'response-cache-control': 'private, no-store' })
    },
  }
}
