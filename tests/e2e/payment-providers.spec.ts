import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SiteProcess, startSite, TEST_TOKEN } from '../support/site-process.ts'
import { expect, test } from './site-test.ts'

const CAR = 330
const PROVIDERS = /stripe\.com|stripe\.network|paypal\.com|paypalobjects\.com|liqpay\.ua/

/** As much of Stripe's API as a payment that is held needs; the buyer's card is played by the script below. */
const intent = { id: 'pi_1', object: 'payment_intent', amount: 0, currency: 'aed', status: 'requires_payment_method', client_secret: 'pi_1_secret_1' }
const stripe = createServer((request, response) => {
  let form = ''
  request.on('data', (piece) => {
    form += piece
  })
  request.on('end', () => {
    const asked = new URLSearchParams(form)
    if (request.method === 'POST') Object.assign(intent, { amount: Number(asked.get('amount')), currency: asked.get('currency') })
    const more = { created: 1_800_000_000, amount_received: 0, latest_charge: null, last_payment_error: null, cancellation_reason: null, metadata: {} }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...intent, ...more }))
  })
})

/** Stripe's script, played: fields that are ready at once, and a card that its bank lets be charged. */
const SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {}, registerAppInfo() {},
  elements: () => ({ create: () => ({ on(name, run) { if (name === 'ready') setTimeout(run) }, mount(place) { place.textContent = 'card fields' }, destroy() {} }) }),
  confirmPayment: async () => { await fetch('https://api.stripe.com/confirmed'); return { paymentIntent: { status: 'requires_capture' } } },
}), { version: 'basil' })`

let site: SiteProcess
let folder: string

test.beforeAll(async () => {
  await new Promise<void>((ready) => stripe.listen(0, '127.0.0.1', ready))
  folder = await mkdtemp(join(tmpdir(), 'maarad-providers-'))
  site = await startSite({
    ...{ DATA_DIR: folder, DEMO_PICTURES: 'asked', STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}` },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' },
  })
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const listed = await fetch(`${site.url}/api/stock/company_configs?config_type=order_online_checkout_page`, { headers })
  const [config] = ((await listed.json()) as { data: { id: number; version: string; key: string; config_type: string; content: { payment: object } }[] }).data
  if (!config) throw new Error('the demo has no checkout')
  const { id, version, key, config_type, content } = config
  const body = { key, config_type, content: { ...content, payment: { ...content.payment, vendor: { uuid: 'stripe', type: ' stripe ' } } } }
  const saved = await fetch(`${site.url}/api/stock/company_configs/${id}`, {
    ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` } },
    body: JSON.stringify(body),
  })
  if (!saved.ok) throw new Error(await saved.text())
})

test.afterAll(async () => {
  await site.stop()
  stripe.close()
  await rm(folder, { recursive: true, force: true })
})

test('[A-199][C-253][C-254] nothing of a provider is asked for before the step of payment, its policy stands on the pages of payment alone, and a held card ends in an order', async ({
  page,
}) => {
  const asked: string[] = []
  await page.context().route(PROVIDERS, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    if (pathname === '/confirmed') intent.status = 'requires_capture'
    else asked.push(`${hostname}${pathname}`)
    await route.fulfill(
      pathname === '/confirmed' ? { json: {}, headers: { 'access-control-allow-origin': '*' } } : { contentType: 'text/javascript', body: SCRIPT },
    )
  })
  const policyOf = async (path: string) => (await fetch(`${site.url}${path}`)).headers.get('content-security-policy') ?? ''
  for (const path of ['/ar/', `/ar/showroom/${CAR}`, '/ar/showroom-order-online/success']) expect(await policyOf(path), path).not.toMatch(PROVIDERS)
  const policy = await policyOf('/ar/showroom-order-online/checkout')
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/)
  // Who is not set up is not let in.
  expect(policy).not.toContain('liqpay')

  const goOn = page.getByRole('button', { name: 'متابعة', exact: true })
  await page.goto(`${site.url}/ar/showroom/${CAR}`)
  await page.getByRole('link', { name: 'احجز الآن' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('احجز سيارتك أو اشترها عبر الإنترنت')
  await page.getByRole('radio', { name: /احجز السيارة/ }).focus()
  await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
  await goOn.click()
  const begin = page.getByRole('button', { name: 'بدء الطلب' })
  await begin.click()
  await expect(begin).toHaveCount(0)
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await goOn.click()
  await expect(page.getByText('الخطوة 2 من 3')).toBeVisible()
  expect(asked).toEqual([])

  await goOn.click()
  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()
  // The fields come once the terms are agreed to.
  expect(asked).toEqual([])
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await expect(page.getByText('card fields')).toBeVisible()
  expect(asked.filter((address) => !address.startsWith('js.stripe.com/'))).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /2,000 درهم/ }).click()
  await expect(page).toHaveURL(`${site.url}/ar/showroom-order-online/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
})
