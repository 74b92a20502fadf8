import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aLine } from '#tests/support/services/a-line.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { fakeProvider } from '#tests/support/services/fake-provider.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { offerVendors } from '#tests/support/site/offer-vendors.ts'
import { aBrowser } from '#tests/support/site/sign-in.ts'
import { startSite } from '#tests/support/site/site-process.ts'
import { aSoak, asStaff, buy } from '../soak/actors.ts'
import { makeForms } from '../soak/filled-site.ts'
import { ask } from '../soak/site-client.ts'

// “A provider is down” of docs/operations/runbook.md: each provider of one running site is played away, and comes back.
delete process.env.DATABASE_URL
const PATIENCE = { timeout: 90_000 }
/** Cars of the demo that stand in a showroom. */
const [CAR, OTHER_CAR] = [326, 327]

const isAway = { mail: false, receiver: false }
const mail = await aMailServer({
  onConnect: (_session, callback) => callback(isAway.mail ? Object.assign(new Error('try later'), { responseCode: 421 }) : null),
})
const stripe = await aStripe(() => new Date())
const lineToStripe = await aLine(stripe.url)
const identity = await fakeProvider()
identity.lies = { roles: ['admin'] }
const bucket = await fakeS3()
const takenPayments: string[] = []
const receiver = await aReceiver(({ headers }, response) => {
  if (isAway.receiver) return void response.writeHead(503).end()
  takenPayments.push(String(headers['idempotency-key']))
  response.writeHead(200).end()
})

const folder = mkdtempSync(join(tmpdir(), 'maarad-providers-'))
const site = await startSite({
  ...{ DATA_DIR: folder, SMTP_URL: mail.url, SIGN_IN: 'oidc', OIDC_ISSUER: identity.issuer, OIDC_CLIENT_ID: 'maarad' },
  ...{ STRIPE_API_URL: lineToStripe.url, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ...{ MEDIA_STORAGE: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'the-id', S3_SECRET_ACCESS_KEY: 'the-secret' },
})
afterAll(async () => {
  await site.stop()
  lineToStripe.close()
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

const readApi = async (path: string) => (await ask(site.url, { path, headers: asStaff })).json.data
const queued = async (kind: string): Promise<{ attempts: number }[]> => readApi(`/api/deliveries?state=queued&kind=${kind}`)
const companyOf = async (car: number) => (await readApi(`/api/dealers/${(await readApi(`/api/stock/vehicles/${car}`)).retailer_id}`)).ci_code
/** Buys a car by the test gateway; the cars that were sold. */
const order = async (car: number) => {
  const soak = aSoak({ sites: () => [site.url, site.url], hasEnded: () => false })
  await buy(soak, 0, { cars: [car], company: await companyOf(car) })
  return [...soak.promised.order.values()]
}

test('the mail server refuses: an order is taken, and its mails wait and are sent once it takes them, each once', async () => {
  isAway.mail = true
  await offerVendors(site.url, ['TEST'])
  expect(await order(CAR)).toEqual([String(CAR)])
  await expect.poll(async () => (await queued('mail')).filter(({ attempts }) => attempts > 0).length, PATIENCE).toBeGreaterThan(0)
  isAway.mail = false
  await expect.poll(() => mail.mails.flatMap(({ to }) => to), PATIENCE).toContain('buyer-0-0@example.com')
  await expect.poll(() => queued('mail'), PATIENCE).toEqual([])
  const ids = mail.mails.map(({ parsed }) => parsed.messageId)
  expect(ids.length).toBe(new Set(ids).size)
})

test('the payment service does not answer: a payment with it does not begin and says so, and the same one begins once it answers', async () => {
  await offerVendors(site.url, ['STRIPE', 'TEST'])
  lineToStripe.fallSilent()
  const company_uuid = await companyOf(OTHER_CAR)
  const begun = await ask(site.url, { method: 'POST', path: '/buy_online/orders/init', body: { vehicle_id: OTHER_CAR, company_uuid } })
  const { amount } = begun.json.data
  const payment = { amount: amount.minor, currency: amount.currency, vehicle_id: OTHER_CAR, company_uuid, capture_method: 'manual' }
  const begin = () => ask(site.url, { method: 'POST', path: '/buy_online/payment', body: { payment }, headers: { cookie: begun.cookie } })
  expect(await begin()).toMatchObject({ status: 502, json: { error: { code: 'provider_unavailable' } } })
  expect(stripe.intents.size).toBe(0)
  lineToStripe.mend()
  expect(await begin()).toMatchObject({ status: 201, json: { data: { stripe_payment_intent_id: 'pi_1' } } })
  expect(stripe.intents.size).toBe(1)
})

test('the sign-in provider is away: visitors notice nothing, staff who are signed in work on, programs too, a new sign-in says so', async () => {
  const browser = aBrowser()
  const login = await browser.open(`${site.url}/ar/auth/login`)
  await browser.open(`${site.url}/ar/auth/callback?${identity.answerTo(login.headers.get('location') ?? '')}`)
  identity.trouble = 503
  expect((await browser.open(`${site.url}/api/editing/session`)).status).toBe(200)
  expect((await browser.open(`${site.url}/ar/admin`)).status).toBe(200)
  expect((await fetch(`${site.url}/ar/`)).status).toBe(200)
  expect((await ask(site.url, { path: '/api/orders?items=1', headers: asStaff })).status).toBe(200)
  const other = aBrowser()
  // What the provider said of itself is remembered, so that its absence shows on the way back.
  const led = await other.open(`${site.url}/ar/auth/login`)
  const back = await other.open(`${site.url}/ar/auth/callback?${identity.answerTo(led.headers.get('location') ?? '')}`)
  expect([back.status, await back.text()]).toEqual([503, expect.stringContaining('خدمة تسجيل الدخول غير متاحة حاليًا')])
  identity.trouble = null
})

test('the bucket is away: pages come without their pictures, which come back with it', async () => {
  const html = await (await fetch(`${site.url}/ar/`)).text()
  const [picture = ''] = html.match(/\/media\/api\/v2\/images\/[^"\s,]+/) ?? []
  bucket.trouble.push(...Array.from({ length: 1000 }, () => 503))
  const statusOf = async (path: string) => (await fetch(site.url + path.replaceAll('&amp;', '&'))).status
  expect([await statusOf(picture), await statusOf('/ar/about'), await statusOf('/ar/models')]).toEqual([expect.toSatisfy((status) => status >= 500), 200, 200])
  bucket.trouble.length = 0
  expect(await statusOf(picture)).toBe(200)
})

test('a receiver is away: leads are taken, and its webhooks wait and reach it once', async () => {
  const { plain } = await makeForms(site.url, receiver.url)
  isAway.receiver = true
  const submission = await ask(site.url, { method: 'POST', path: `/forms_api/forms/${plain}/leads`, body: { attributes: { name: 'سارة' } }, headers: asStaff })
  expect(submission.status).toBe(201)
  await expect.poll(async () => (await queued('webhook')).filter(({ attempts }) => attempts > 0).length, PATIENCE).toBe(1)
  isAway.receiver = false
  await expect.poll(() => takenPayments, PATIENCE).toEqual([`lead:${submission.json.data.id}:webhook:crm`])
  await expect.poll(() => queued('webhook'), PATIENCE).toEqual([])
})
