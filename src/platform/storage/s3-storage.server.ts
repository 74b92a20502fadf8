import { AwsClient } from 'aws4fetch'
import { checkedKey, isStorageKey, type Storage } from './storage.server.ts'

/** A bucket, and the keys to it. */
export type S3Options = { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }

const TIMEOUT_MS = 10_000

/** Stores files in an S3-compatible bucket with path-style addresses. Throws on any answer but success or "not found". */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const call = (method: string, key: string, body?: Uint8Array, contentType?: string) =>
    client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`, {
      method,
      ...(body ? { body: body as BodyInit, headers: { 'content-type': contentType ?? 'application/octet-stream' } } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const expectOk = (response: Response, what: string) => {
    if (!response.ok) throw new Error(`the media bucket answered ${response.status} to ${what}`)
  }
  return {
    put: async (key, bytes, contentType) => expectOk(await call('PUT', key, bytes, contentType), 'a write'),
    find: async (key) => {
      const response = await call('GET', key)
      if (response.status === 404) return null
      expectOk(response, 'a read')
      return new Uint8Array(await response.arrayBuffer())
    },
    remove: async (key) => {
      const response = await call('DELETE', key)
      if (response.status !== 404) expectOk(response, 'a removal')
    },
    list: async function* () {
      let more: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(more === undefined ? {} : { 'continuation-token': more }) })
        const response = await client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
        expectOk(response, 'a list')
        const text = await response.text()
        for (const [, key = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) if (isStorageKey(key)) yield key
        more = text.match(/<NextContinuationToken>([^<]+)</)?.[1]?.replaceAll('&amp;', '&')
      } while (more !== undefined)
    },
  }
}
