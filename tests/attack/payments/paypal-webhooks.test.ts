import { createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createPaypalGateway } from '../../../src/domains/payments/gateways/paypal/paypal-gateway.server.ts'
import { createPaypalCertificates } from '../../../src/domains/payments/gateways/paypal/paypal-certificates.server.ts'
import { readPaypalWebhook } from '../../../src/domains/payments/gateways/paypal/paypal-webhook.server.ts'
import { aCertificate, type TestCertificate } from '../../support/services/a-certificate-authority.ts'
import { aReceiver } from '../../support/services/a-receiver.ts'

const NOW = new Date('2026-05-15T08:00:00Z')
const [LIVE, SANDBOX] = ['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com']
const root = aCertificate({ name: 'Root', isAuthority: true })
const between = aCertificate({ name: 'Authority', issuer: root, isAuthority: true })
const leaf = (name: string, more: Partial<Parameters<typeof aCertificate>[0]> = {}) => aCertificate({ name, issuer: between, ...more })
const [live, sandbox] = [leaf(LIVE), leaf(SANDBOX)]

const fetched: string[] = []
/** What lies at each address; anything else cannot be had. */
let served: Record<string, string> = {}
const certificatesFor = (origin: string) =>
  createPaypalCertificates({
    origin,
    roots: [root.pem],
    fetchText: async (url) => {
      fetched.push(url)
      const text = served[url]
      if (text === undefined) throw new Error('not there')
      return text
    },
  })
const hook = (signer: TestCertificate, url: string, { at = NOW, id = 'WH-1', body = '{"id":"WH-2","event_type":"X","resource":{}}' } = {}) => {
  const bytes = Buffer.from(body)
  const signed = `t-1|${at.toISOString()}|${id}|${crc32(bytes)}`
  return {
    bytes,
    headers: {
      ...{ 'paypal-transmission-id': 't-1', 'paypal-transmission-time': at.toISOString(), 'paypal-auth-algo': 'SHA256withRSA', 'paypal-cert-url': url },
      'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(signer.key, 'base64'),
    },
  }
}
const LIVE_URL = 'https://api.paypal.com/v1/notifications/certs/CERT-1'
const SANDBOX_URL = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1'
const LIVE_API = 'https://api-m.paypal.com'
const SANDBOX_API = 'https://api-m.sandbox.paypal.com'
const verdict = async (origin: string, webhook: ReturnType<typeof hook>, webhookId = 'WH-1') => {
  const reading = await readPaypalWebhook(webhook, NOW, { webhookId, certificates: certificatesFor(origin) })
  return reading.ok ? 'genuine' : reading.flaw
}

beforeEach(() => {
  fetched.length = 0
  served = { [LIVE_URL]: live.pem + between.pem, [SANDBOX_URL]: sandbox.pem + between.pem }
})

test.each([
  ['live', LIVE_API, live, LIVE_URL],
  ['sandbox', SANDBOX_API, sandbox, SANDBOX_URL],
] as const)('a webhook of the %s site is genuine there, and forged at the other', async (_mode, origin, signer, url) => {
  expect(await verdict(origin, hook(signer, url))).toBe('genuine')
  expect(await verdict(origin === LIVE_API ? SANDBOX_API : LIVE_API, hook(signer, url))).toBe('forged')
  // The other site's name at this site's address.
  served[url] = (signer === live ? sandbox : live).pem + between.pem
  expect(await verdict(origin, hook(signer === live ? sandbox : live, url))).toBe('forged')
})

const strangers = aCertificate({ name: 'Root', isAuthority: true })
test.each([
  ['signed by itself', aCertificate({ name: LIVE }), ''],
  ['of an authority that is not trusted, though named like one', aCertificate({ name: LIVE, issuer: strangers }), strangers.pem],
  ['issued by a certificate that is no authority', aCertificate({ name: LIVE, issuer: live }), live.pem + between.pem],
  ['whose authority did not come with it', live, ''],
  ['that has run out', leaf(LIVE, { to: new Date('2026-05-15T07:59:59Z') }), between.pem],
  ['that is not valid yet', leaf(LIVE, { from: new Date('2026-05-15T08:00:01Z') }), between.pem],
  ['in another name', leaf('www.paypal.com'), between.pem],
  ['in a name that only begins like PayPal’s', leaf(`${LIVE}.evil.test`), between.pem],
])('a certificate %s makes a forged webhook', async (_what, signer, others) => {
  served[LIVE_URL] = signer.pem + others
  expect(await verdict(LIVE_API, hook(signer, LIVE_URL))).toBe('forged')
  expect(fetched).toHaveLength(1)
})

test('an authority that has run out vouches for nobody', async () => {
  const old = aCertificate({ name: 'Old', issuer: root, isAuthority: true, to: new Date('2026-01-01') })
  const signer = aCertificate({ name: LIVE, issuer: old })
  served[LIVE_URL] = signer.pem + old.pem
  expect(await verdict(LIVE_API, hook(signer, LIVE_URL))).toBe('forged')
})

test.each([
  ['no certificate', 'hello'],
  ['nothing', ''],
  ['a broken certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
])('%s at the address makes a forged webhook', async (_what, text) => {
  served[LIVE_URL] = text
  expect(await verdict(LIVE_API, hook(live, LIVE_URL))).toBe('forged')
})

const fresh = hook(live, LIVE_URL)
const without = (name: string) => ({ ...fresh, headers: { ...fresh.headers, [name]: undefined } as unknown as typeof fresh.headers })
const withHeader = (name: string, value: string) => ({ ...fresh, headers: { ...fresh.headers, [name]: value } })
type Post = readonly [what: string, webhook: ReturnType<typeof hook>, flaw: string]
const posts: Post[] = [
  ...Object.keys(fresh.headers).map((name) => [`without ${name}`, without(name), 'forged'] as const),
  ['with another algorithm', withHeader('paypal-auth-algo', 'MD5'), 'forged'],
  ['with a signature of nothing', withHeader('paypal-transmission-sig', 'x'), 'forged'],
  ['with an id full of signs', withHeader('paypal-transmission-id', 'a|b'), 'forged'],
  ['with no time', withHeader('paypal-transmission-time', 'now'), 'forged'],
  ['of last week', hook(live, LIVE_URL, { at: new Date('2026-05-08T08:00:00Z') }), 'stale'],
  ['of tomorrow', hook(live, LIVE_URL, { at: new Date('2026-05-16T08:00:00Z') }), 'stale'],
  ...[
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1',
    'https://evilpaypal.com/v1/notifications/certs/CERT-1',
    'https://www.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://x:y@api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?next=1',
    'https://api.paypal.com/redirect?to=https://evil.test',
    'https://api.paypal.com/v1/notifications/certs/../../../evil',
    'file:///etc/passwd',
    'no address',
  ].map((url) => [`from ${url}`, hook(live, url), 'forged'] as const),
]
test.each(posts)('a post %s fetches nothing', async (_what, webhook, flaw) => {
  expect(await verdict(LIVE_API, webhook)).toBe(flaw)
  expect(fetched).toEqual([])
})

test('without a webhook id nothing is genuine or fetched; with another id it is forged', async () => {
  expect(await verdict(LIVE_API, hook(live, LIVE_URL, { id: '' }), '')).toBe('forged')
  expect(fetched).toEqual([])
  expect(await verdict(LIVE_API, hook(live, LIVE_URL, { id: 'WH-other' }))).toBe('forged')
})

test('a body that is no JSON is unreadable', async () => {
  expect(await verdict(LIVE_API, hook(live, LIVE_URL, { body: 'no json' }))).toBe('unreadable')
})

const at = (ms: number) => new Date(NOW.getTime() + ms)
const urlOf = (name: string) => new URL(`https://api.paypal.com/v1/notifications/certs/${name}`)

test('a certificate is fetched once a day, one that is wrong once a minute', async () => {
  const certificates = certificatesFor(LIVE_API)
  const url = new URL(LIVE_URL)
  for (const ms of [0, 1000, 23 * 3_600_000]) expect(await certificates.find(url, at(ms))).not.toBeNull()
  expect(fetched).toHaveLength(1)
  await certificates.find(url, at(25 * 3_600_000))
  expect(fetched).toHaveLength(2)
  served[urlOf('bad').href] = 'hello'
  for (const ms of [0, 1000, 59_000]) expect(await certificates.find(urlOf('bad'), at(ms))).toBeNull()
  expect(fetched).toHaveLength(3)
  await certificates.find(urlOf('bad'), at(61_000))
  expect(fetched).toHaveLength(4)
})

test('a host that is down is asked once a minute for an address', async () => {
  const certificates = certificatesFor(LIVE_API)
  for (let ask = 0; ask < 5; ask += 1) await expect(certificates.find(urlOf('away'), NOW)).rejects.toThrow()
  expect(fetched).toHaveLength(1)
})

test('a thousand invented addresses are fetched twenty times a minute, and push out no certificate in use', async () => {
  const certificates = certificatesFor(LIVE_API)
  await certificates.find(new URL(LIVE_URL), NOW)
  for (let minute = 0; minute < 10; minute += 1)
    for (let name = 0; name < 100; name += 1) await certificates.find(urlOf(`${minute}-${name}`), at(minute * 60_001)).catch(() => null)
  expect(fetched.length).toBeLessThanOrEqual(200)
  fetched.length = 0
  expect(await certificates.find(new URL(LIVE_URL), at(600_000))).not.toBeNull()
  expect(fetched).toEqual([])
})

test('a redirect from the address of a certificate is not followed', async () => {
  const elsewhere = await aReceiver((_, response) => void response.writeHead(200).end(live.pem + between.pem))
  const paypal = await aReceiver((_, response) => void response.writeHead(302, { location: `${elsewhere.url}/v1/notifications/certs/CERT-1` }).end())
  const gateway = createPaypalGateway(
    { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1', url: paypal.url },
    { network: 'private', clock: { now: () => NOW }, roots: [root.pem] },
  )
  const webhook = hook(live, `${paypal.url}/v1/notifications/certs/CERT-1`)
  await expect(gateway.readWebhook(webhook, NOW)).rejects.toThrow('could not be had: 302')
  expect([paypal.received.length, elsewhere.received.length]).toEqual([1, 0])
})
