import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { atTheEnd } from '#tests/support/runner/at-the-end.ts'

export type FakeProvider = {
  issuer: string
  /** Claims of the ID tokens to come, over the true ones. */
  lies: Record<string, unknown>
  /** What the userinfo endpoint says besides `sub`. */
  userinfo: Record<string, unknown>
  /** With which key the next ID tokens are signed: the published one, or another. */
  isForged: boolean
  /** Answers everything with this status while it is set. */
  trouble: number | null
  /** The authorization requests that browsers were sent here with, in their order. */
  requests: URLSearchParams[]
  /** The error that its token endpoint answers with; null redeems every code. */
  refusal: string | null
  /** The client secret that it takes; null takes any. */
  secret: string | null
  /** The issuer that its description names, where it is another. */
  otherIssuer: string | null
  /** Bodies of token requests, and the Authorization headers they came with. */
  redeemed: { body: URLSearchParams; authorization: string | undefined }[]
}

/** An OpenID Connect provider of a few lines that can lie. Browsers do not visit it: `answerTo` says what it would send them back with. */
export async function fakeProvider(): Promise<FakeProvider & { answerTo: (location: string) => URLSearchParams }> {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeProvider = {
    issuer,
    lies: {},
    userinfo: {},
    isForged: false,
    trouble: null,
    refusal: null,
    secret: null,
    otherIssuer: null,
    requests: [],
    redeemed: [],
  }
  let nonce = ''
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    const json = (body: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (fake.trouble) return void response.writeHead(fake.trouble).end()
    if (pathname === '/.well-known/openid-configuration') return void json({ ...metadata(issuer), issuer: fake.otherIssuer ?? issuer })
    if (pathname === '/jwks') return void json({ keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'ES256' }] })
    if (pathname === '/userinfo') return void json({ sub: 'u1', ...fake.userinfo })
    if (pathname !== '/token') return void response.writeHead(404).end()
    fake.redeemed.push({ body: new URLSearchParams(await text(request)), authorization: request.headers.authorization })
    if (fake.refusal !== null) return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: fake.refusal }))
    const credentials = `Basic ${Buffer.from(`maarad:${fake.secret}`).toString('base64')}`
    if (fake.secret !== null && request.headers.authorization !== credentials) {
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'invalid_client' }))
    }
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, sub: 'u1', aud: 'maarad', iat: now, exp: now + 300, nonce, name: 'هند', email: 'hind@site.test', ...fake.lies }
    json({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: jwt(claims, fake.isForged ? otherKey : key) })
  }

  return Object.assign(fake, {
    answerTo: (location: string) => {
      const { searchParams } = new URL(location)
      fake.requests.push(searchParams)
      nonce = searchParams.get('nonce') ?? ''
      return new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' })
    },
  })
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  }
}

function jwt(claims: Record<string, unknown>, key: KeyObject): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'ES256', kid: '1' })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
