import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { aPaypal, PAYPAL_WEBHOOK_ID } from '#tests/support/services/a-paypal.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { aTwilio, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { fakeProvider } from '#tests/support/services/fake-provider.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { aBrowser } from '#tests/support/site/sign-in.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

// “Keys” of docs/operations/runbook.md: what others know the site by is changed while it runs, and a process with the new one takes over. Keys of its own are in drills.attack.ts.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-rotation-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
const SECRET_KEY = 's'.repeat(40)
const headers = { authorization: `Bearer ${TEST_TOKEN}` }
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

async function start(env: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite({ SECRET_KEY, DEMO_PICTURES: 'asked', ...env })
  endings.push(() => site.stop())
  return site
}
const statusOf = async (answerOrError: Promise<Response>) => {
  const response = await answerOrError
  await response.arrayBuffer()
  return response.status
}
const readPage = (site: SiteProcess, path = '/ar/') => statusOf(fetch(site.url + path))
const write = (site: SiteProcess, value: string) =>
  statusOf(
    fetch(`${site.url}/api/settings`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'meta.title_divider', value }),
    }),
  )

/** A database with an owner, as the site has it, and somebody who may change passwords. */
async function aDatabase(name: string) {
  const server = await startEmbedded(join(folder, name))
  endings.push(server.stop)
  const operator = new pg.Client({ connectionString: server.url })
  operator.on('error', () => undefined)
  await operator.connect()
  endings.push(() => operator.end())
  await operator.query(`create role site login password 'one'`)
  await operator.query('create database site owner site')
  const addressFor = (role: string, password: string) => Object.assign(new URL(server.url), { username: role, password, pathname: '/site' }).href
  /** Cuts all connections of a role, as a firewall or the end of an idle one does. */
  const cut = (role: string) => operator.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
  return { operator, addressFor, cut }
}

test('the password of the database is changed in place: open connections go on; without one writes are told to come again and readers are served; a process with the new one takes over', async () => {
  const { operator, addressFor, cut } = await aDatabase('password')
  const env = { DATA_DIR: join(folder, 'password-site') }
  const old = await start({ ...env, DATABASE_URL: addressFor('site', 'one') })
  expect([await write(old, '·1·'), await readPage(old)]).toEqual([200, 200])
  await operator.query(`alter role site password 'two'`)
  expect([await write(old, '·2·'), await readPage(old)]).toEqual([200, 200])
  await cut('site')
  await expect.poll(() => readPage(old, '/health/ready'), PATIENCE).toBe(503)
  expect([await write(old, '·3·'), await readPage(old), await readPage(old, '/health/serving')]).toEqual([503, 200, 200])
  const next = await start({ ...env, DATABASE_URL: addressFor('site', 'two') })
  await old.stop()
  expect([await write(next, '·4·'), await readPage(next)]).toEqual([200, 200])
  expect(await (await fetch(`${next.url}/ar/`)).text()).toContain('·4·')
})

test('a second role with the rights of the first takes over, and the first is closed: no write is refused', async () => {
  const { operator, addressFor, cut } = await aDatabase('role')
  const env = { DATA_DIR: join(folder, 'role-site') }
  const old = await start({ ...env, DATABASE_URL: addressFor('site', 'one') })
  expect(await write(old, '·1·')).toBe(200)
  await operator.query(`create role site_2 login password 'two' in role site`)
  await operator.query('alter role site_2 set role site')
  const next = await start({ ...env, DATABASE_URL: addressFor('site_2', 'two') })
  expect([await write(old, '·2·'), await write(next, '·3·')]).toEqual([200, 200])
  await old.stop()
  await operator.query('alter role site nologin')
  await cut('site')
  expect([await write(next, '·4·'), await readPage(next, '/health/ready')]).toEqual([200, 200])
  const { rows } = await operator.query<{ users: string[] }>(
    `select array_agg(distinct usename::text) as users from pg_stat_activity where datname = 'site' and application_name like 'maarad%'`,
  )
  expect(rows[0]?.users).toEqual(['site_2'])
})

test('the secret of the sign-in is changed: staff who are signed in stay so, a new sign-in fails until a process has the new one', async () => {
  const identity = await fakeProvider()
  identity.lies = { roles: ['admin'] }
  identity.secret = 'one'
  const env = { DATA_DIR: join(folder, 'sign-in'), SIGN_IN: 'oidc', OIDC_ISSUER: identity.issuer, OIDC_CLIENT_ID: 'maarad' }
  const signIn = async (site: SiteProcess) => {
    const browser = aBrowser()
    const led = await browser.open(`${site.url}/ar/auth/login`)
    const back = `${site.url}/ar/auth/callback?${identity.answerTo(led.headers.get('location') ?? '')}`
    const { response } = await browser.follow(back, {}, (url) => !url.includes('/auth/'))
    return { session: () => statusOf(browser.open(`${site.url}/api/editing/session`)), said: await response.text(), browser }
  }
  const old = await start({ ...env, OIDC_CLIENT_SECRET: 'one' })
  const before = await signIn(old)
  expect(await before.session()).toBe(200)
  identity.secret = 'two'
  expect(await before.session()).toBe(200)
  const refused = await signIn(old)
  expect([await refused.session(), refused.said]).toEqual([401, expect.stringContaining('تعذّر')])
  const next = await start({ ...env, OIDC_CLIENT_SECRET: 'two' })
  await old.stop()
  // Sessions are in the database, so that the other process knows them.
  expect(await statusOf(before.browser.open(`${next.url}/api/editing/session`))).toBe(200)
  expect(await (await signIn(next)).session()).toBe(200)
})

test('a second key of the bucket takes over and the first is removed: pictures are read and written, by the old process no more', async () => {
  const bucket = await fakeS3()
  endings.push(bucket.close)
  const storage = { MEDIA_STORAGE: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'the-secret' }
  const env = { DATA_DIR: join(folder, 'bucket'), ...storage }
  let uploads = 0
  const upload = async (site: SiteProcess) => {
    const form = new FormData()
    // A picture that is there already is not stored twice.
    uploads += 1
    const picture = { create: { width: 40, height: 30, channels: 3, background: { r: uploads, g: 0, b: 0 } } } as const
    const bytes = await sharp(picture).png().toBuffer()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'one.png')
    return statusOf(fetch(`${site.url}/media/api/v2/images`, { method: 'POST', headers, body: form }))
  }
  const old = await start({ ...env, S3_ACCESS_KEY_ID: 'first' })
  const [picture = ''] = (await (await fetch(`${old.url}/ar/`)).text()).match(/\/media\/api\/v2\/images\/[^"\s,]+/) ?? []
  const look = (site: SiteProcess) => readPage(site, picture.replaceAll('&amp;', '&'))
  expect([await look(old), await upload(old)]).toEqual([200, 201])
  const next = await start({ ...env, S3_ACCESS_KEY_ID: 'second' })
  expect([await upload(old), await upload(next)]).toEqual([201, 201])
  bucket.removedKeys.add('first')
  expect([await look(next), await upload(next)]).toEqual([200, 201])
  expect([await upload(old), await readPage(old)]).toEqual([expect.toSatisfy((status) => status >= 500), 200])
})

test('browsers that are led to the bucket go on with addresses of the first key until it is removed; those of a process with the second stay good', async () => {
  const bucket = await fakeS3()
  endings.push(bucket.close)
  const storage = { MEDIA_STORAGE: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'the-secret' }
  const led = { MEDIA_DELIVERY: 'redirect', S3_PUBLIC_ENDPOINT: 'https://bucket.test' }
  const env = { DATA_DIR: join(folder, 'led'), ...storage, ...led }
  /** Asks as a browser does for a picture; `fetch` of Node says that it reads pixels. */
  const ask = (at: string, host = new URL(at).host) =>
    new Promise<{ status: number; location: string }>((resolve, reject) => {
      const clientRequest = request(at, { headers: { host, accept: 'image/webp', 'sec-fetch-mode': 'no-cors' } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
      })
      clientRequest.on('error', reject).end()
    })
  /** What the bucket says to a browser that is led to it: by https in the world, here past the proxy that would end it. */
  const fromBucket = async (address: string) => {
    const { pathname, search, host } = new URL(address)
    return (await ask(bucket.endpoint + pathname + search, host)).status
  }
  const old = await start({ ...env, S3_ACCESS_KEY_ID: 'first' })
  const [imagePath = ''] = (await (await fetch(`${old.url}/ar/`)).text()).match(/\/media\/api\/v2\/images\/[^"\s,]+/) ?? []
  const picture = imagePath.replaceAll('&amp;', '&')
  /** Where a process leads browsers, once the picture has been made. */
  const addressOf = async (site: SiteProcess) => {
    await expect.poll(async () => (await ask(site.url + picture)).status, PATIENCE).toBe(302)
    return (await ask(site.url + picture)).location
  }
  const first = await addressOf(old)
  const next = await start({ ...env, S3_ACCESS_KEY_ID: 'second' })
  const second = await addressOf(next)
  expect([await fromBucket(first), await fromBucket(second)]).toEqual([200, 200])
  await old.stop()
  // Whoever was led there before still has the address: the first key may go when its ten minutes are over.
  expect([new URL(first).searchParams.get('X-Amz-Expires'), await fromBucket(first)]).toEqual(['600', 200])
  bucket.removedKeys.add('first')
  expect([await fromBucket(first), await fromBucket(second), await fromBucket(await addressOf(next))]).toEqual([403, 200, 200])
})

test('tokens of the admin and sessions: a second token takes over and the first is removed; who signs out of all browsers is out in each, at once and in every process', async () => {
  const identity = await fakeProvider()
  identity.lies = { roles: ['admin'] }
  const env = { DATA_DIR: join(folder, 'tokens'), SIGN_IN: 'oidc', OIDC_ISSUER: identity.issuer, OIDC_CLIENT_ID: 'maarad', OIDC_CLIENT_SECRET: 'one' }
  const site = await start(env)
  const other = await start(env)
  const makeToken = async () => {
    const body = JSON.stringify({ name: 'client', scopes: ['orders.read'] })
    const answer = await fetch(`${site.url}/api/api_tokens`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { data: { id: number; token: string } }).data
  }
  const asClient = (at: SiteProcess, { token }: { token: string }) =>
    statusOf(fetch(`${at.url}/api/orders?items=1`, { headers: { authorization: `Bearer ${token}` } }))
  const [first, second] = [await makeToken(), await makeToken()]
  expect([await asClient(site, first), await asClient(other, second)]).toEqual([200, 200])
  expect(await statusOf(fetch(`${site.url}/api/api_tokens/${first.id}`, { method: 'DELETE', headers }))).toBe(204)
  expect([await asClient(site, first), await asClient(other, first), await asClient(other, second)]).toEqual([401, 401, 200])

  const signIn = async (at: SiteProcess) => {
    const browser = aBrowser()
    const led = await browser.open(`${at.url}/ar/auth/login`)
    await browser.open(`${at.url}/ar/auth/callback?${identity.answerTo(led.headers.get('location') ?? '')}`)
    return { browser, session: () => statusOf(browser.open(`${at.url}/api/editing/session`)) }
  }
  const [here, there] = [await signIn(site), await signIn(other)]
  expect([await here.session(), await there.session()]).toEqual([200, 200])
  const { data } = (await (await here.browser.open(`${site.url}/api/csrf_token`)).json()) as { data: { csrf_token: string } }
  const leave = { method: 'POST', headers: { 'csrf-token': data.csrf_token, accept: 'application/json' } }
  expect(await statusOf(here.browser.open(`${site.url}/ar/auth/logout?from=everywhere`, leave))).toBe(200)
  expect([await here.session(), await there.session()]).toEqual([401, 401])
})

test('keys of payment services and of Twilio: a process with the new ones takes over; the old one says whose keys are refused; a webhook is heard while its secret is changed', async () => {
  const stripe = await aStripe(() => new Date())
  const [paypal, liqpay, twilio] = [await aPaypal(() => new Date()), await aLiqpay(), await aTwilio()]
  paypal.webhook = { url: 'http://site.localhost/hooks/paypal', event_types: [{ name: '*' }] }
  const env = {
    ...{ DATA_DIR: join(folder, 'providers'), SIGN_IN: 'off', LIQPAY_PUBLIC_KEY: 'sandbox_1', LIQPAY_API_URL: liqpay.url },
    ...{ STRIPE_API_URL: stripe.url, STRIPE_PUBLISHABLE_KEY: 'pk_test_1', PAYPAL_API_URL: paypal.url, PAYPAL_CLIENT_ID: 'client', PAYPAL_WEBHOOK_ID },
    ...twilioEnv(twilio.url),
  }
  const keysOf = (stripeKey: string, webhookSecret: string, others: string) => ({
    ...{
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      PAYPAL_CLIENT_SECRET: others,
      LIQPAY_PRIVATE_KEY: others,
      TWILIO_AUTH_TOKEN: others,
    },
  })
  const change = (secret: string) => {
    paypal.secret = secret
    liqpay.privateKey = secret
    twilio.token = secret
  }
  /** Whether a service takes the keys of a process, as the screen of connections asks. */
  const takes = async (site: SiteProcess, symbol: string) => {
    stripe.onCancel = async (id) => void (await tell(site, ['whsec_2', 'whsec_1'], id))
    const answer = await fetch(`${site.url}/api/connections/${symbol}/check`, { method: 'POST', headers })
    const { data } = (await answer.json()) as { data: { findings: { text: string }[] } }
    const findingTexts = data.findings.map(({ text }) => text).join(' ')
    if (findingTexts.includes('does not take the keys')) return false
    return /answers and takes the keys|answers\./.test(findingTexts) ? true : findingTexts
  }
  const all = async (site: SiteProcess) => {
    const outcomes: (string | boolean)[] = []
    for (const symbol of ['stripe', 'paypal', 'liqpay', 'twilio']) outcomes.push(await takes(site, symbol))
    return outcomes
  }
  /** A webhook of Stripe, signed with each of its secrets that are valid at the time. */
  const tell = (site: SiteProcess, secrets: readonly string[], id = 'pi_9') => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.canceled',
      data: { object: { id, object: 'payment_intent' } },
    })
    const timestamp = Math.floor(Date.now() / 1000)
    const signed = secrets.map((secret) => new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, timestamp }).split(',v1=')[1])
    const signature = [`t=${timestamp}`, ...signed.map((hex) => `v1=${hex}`)].join(',')
    return statusOf(fetch(`${site.url}/hooks/stripe`, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload }))
  }
  change('one')
  const old = await start({ ...env, ...keysOf('sk_test_1', 'whsec_1', 'one') })
  expect([await all(old), await tell(old, ['whsec_1'])]).toEqual([[true, true, true, true], 200])
  change('two')
  const next = await start({ ...env, ...keysOf('sk_test_2', 'whsec_2', 'two') })
  // Stripe has two keys, and signs with both secrets for a while; the others have one.
  expect([await all(old), await all(next)]).toEqual([
    [true, false, false, false],
    [true, true, true, true],
  ])
  const both = ['whsec_2', 'whsec_1']
  expect([await tell(old, both), await tell(next, both), await tell(next, ['whsec_1'])]).toEqual([200, 200, 401])
  stripe.removedKeys.add('sk_test_1')
  expect([await takes(old, 'stripe'), await takes(next, 'stripe'), await tell(next, ['whsec_2'])]).toEqual([false, true, 200])
})
