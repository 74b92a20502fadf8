import { AwsClient } from 'aws4fetch'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type FakeS3 = {
  endpoint: string
  /** What is stored, by `bucket/key`. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Every request that came, with its signature. */
  requests: { method: string; path: string; authorization: string }[]
  /** Statuses that the next requests are answered with instead. */
  trouble: number[]
  /** What S3 calls the trouble, in the body of such an answer. */
  code: string
  /** Access keys that were removed: whoever signs with one is refused. */
  removedKeys: Set<string>
  close: () => void
}

/** What signed addresses are checked with; access keys are names only. */
const SECRET = 'the-secret'

/** An S3 of a few lines, in memory, that keeps what it is asked; what is unsigned is refused. */
export async function fakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const requests: FakeS3['requests'] = []
  const trouble: number[] = []
  const removedKeys = new Set<string>()
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1)
    const bytes = await buffer(request)
    const authorization = headers.authorization ?? ''
    requests.push({ method, path, authorization })
    const status = trouble.shift()
    if (status) return response.writeHead(status).end(fake.code === '' ? '' : `<Error><Code>${fake.code}</Code></Error>`)
    const requestUrl = new URL(request.url ?? '', `http://${headers.host}`)
    if (method === 'GET' && requestUrl.searchParams.has('X-Amz-Signature')) {
      const storedObject = objects.get(path)
      if (!(await isSigned(requestUrl, removedKeys))) return response.writeHead(403).end()
      const as = (name: string) => requestUrl.searchParams.get(`response-${name}`)
      const objectHeaders = {
        'content-type': as('content-type') ?? storedObject?.type ?? '',
        'content-disposition': as('content-disposition') ?? '',
        'cache-control': as('cache-control') ?? '',
      }
      return storedObject ? response.writeHead(200, objectHeaders).end(storedObject.bytes) : response.writeHead(404).end()
    }
    if (!authorization.startsWith('AWS4-HMAC-SHA256 ')) return response.writeHead(403).end()
    const [, keyId = ''] = authorization.match(/ Credential=([^/]+)\//) ?? []
    if (removedKeys.has(keyId)) return response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>')
    if (method === 'PUT') {
      objects.set(path, { bytes, type: headers['content-type'] ?? '' })
      return response.writeHead(200).end()
    }
    const foundObject = objects.get(path)
    if (method === 'GET' && (request.url ?? '').includes('list-type=2')) return response.writeHead(200).end(listOf(objects, request.url ?? ''))
    if (method === 'DELETE') objects.delete(path)
    if (method === 'DELETE') return response.writeHead(204).end()
    return foundObject ? response.writeHead(200, { 'content-type': foundObject.type }).end(foundObject.bytes) : response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    trouble,
    code: '',
    removedKeys,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return fake
}

/** Whether an address is as whoever has the secret signed it, with a key that is valid. */
async function isSigned(url: URL, removedKeys: ReadonlySet<string>): Promise<boolean> {
  const plain = new URL(url)
  for (const name of ['X-Amz-Signature', 'X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-SignedHeaders']) plain.searchParams.delete(name)
  const [, keyId = '', region = ''] = url.searchParams.get('X-Amz-Credential')?.match(/^([\w-]+)\/\d{8}\/([\w-]+)\/s3\/aws4_request$/) ?? []
  if (removedKeys.has(keyId)) return false
  const datetime = url.searchParams.get('X-Amz-Date') ?? ''
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: SECRET, region, service: 's3' })
  const again = new URL((await client.sign(plain.href, { method: 'GET', aws: { signQuery: true, datetime } })).url)
  return again.searchParams.get('X-Amz-Signature') === url.searchParams.get('X-Amz-Signature')
}

/** Two keys at a time, so that whoever lists has to ask on. */
function listOf(objects: FakeS3['objects'], url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://s3.test')
  const bucket = `${pathname.slice(1)}/`
  const keys = [...objects.keys()].filter((key) => key.startsWith(bucket)).map((key) => key.slice(bucket.length))
  const begin = Number(searchParams.get('continuation-token') ?? 0)
  const more = begin + 2 < keys.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult>${keys
    .slice(begin, begin + 2)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}${more}</ListBucketResult>`
}
