import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { type Answering, startReceiver } from '#tests/support/services/a-receiver.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { aPaypal } from '#tests/support/services/a-paypal.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { expect, test } from '../site-under-test/site-test.ts'

const JOURNEY = '/ar/showroom-order-online'
const PROVIDERS = /stripe\.com|stripe\.network|paypal\.com|paypalobjects\.com|liqpay\.ua/
/** The fields of an order. */
const ORDER_FIELDS =
  'vehicle_id company_uuid paypal_order_id vendor_uuid lock_id rdx_forms_lead_id vehicle_vin config_url metadata finance_option stripe_payment_intent_id lead_attributes confirmation_by_link customer_email liqpay_order_id locale'.split(
    ' ',
  )

/** Stripe's script, played: fields that are ready at once, and a card that its bank lets be charged. */
const STRIPE_SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {}, registerAppInfo() {},
  elements: ({ clientSecret }) => ({ id: clientSecret.split('_secret')[0], create: () => ({ on(name, run) { if (name === 'ready') setTimeout(run) }, mount(place) { place.textContent = 'card fields' }, destroy() {} }) }),
  confirmPayment: async ({ elements }) => { await fetch('https://api.stripe.com/paid/' + elements.id); return { paymentIntent: { status: 'requires_capture' } } },
}), { version: 'basil' })`
/** PayPal's: a button, and a buyer who agrees. */
const PAYPAL_SCRIPT = `window.paypal = { Buttons: ({ createOrder, onApprove, onError }) => ({
  render: async (place) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal' })
    button.addEventListener('click', () => void createOrder().then((id) => fetch('https://www.paypal.com/paid/' + id).then(() => onApprove({ orderID: id }))).catch(onError))
    place.append(button)
  },
  close: async () => undefined,
}) }`

/** Each provider takes a purchase and a reservation; between them they see both themes at both widths. Cars as they stand in the list. */
const journeys = [
  { vendor: 'stripe', kind: 'reservation', theme: 'jdx', width: 390, car: 487 },
  { vendor: 'stripe', kind: 'purchase', theme: 'lrdx', width: 1440, car: 472 },
  { vendor: ' PayPal ', kind: 'reservation', theme: 'lrdx', width: 390, car: 302 },
  { vendor: ' PayPal ', kind: 'purchase', theme: 'jdx', width: 1440, car: 158 },
  { vendor: 'LIQPAY', kind: 'reservation', theme: 'lrdx', width: 1440, car: 483 },
  { vendor: 'LIQPAY', kind: 'purchase', theme: 'jdx', width: 390, car: 294 },
] as const
const paymentFieldOf = { STRIPE: 'stripe_payment_intent_id', PAYPAL: 'paypal_order_id', LIQPAY: 'liqpay_order_id' }
const scriptsOf = { STRIPE: /^js\.stripe\.com\//, PAYPAL: /^www\.paypal\.com\/sdk\/js/, LIQPAY: /^www\.liqpay\.ua\/api\/3\/checkout/ }

const closing: (() => Promise<void>)[] = []
let site: SiteProcess
let stripe: Awaited<ReturnType<typeof aStripe>>
let paypal: Awaited<ReturnType<typeof aPaypal>>
let liqpay: Awaited<ReturnType<typeof aLiqpay>>

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const receive = async (answer?: Answering) => {
    const receiver = await startReceiver(answer)
    closing.push(receiver.close)
    return receiver
  }
  const now = () => new Date()
  stripe = await aStripe(now, receive)
  paypal = await aPaypal(now, receive)
  liqpay = await aLiqpay(receive)
  // LiqPay leads back to the public address of the site only, so it has to be known before.
  const spare = await startReceiver()
  await spare.close()
  const folder = await mkdtemp(join(tmpdir(), 'maarad-paying-'))
  site = await startSite({
    ...{ PORT: new URL(spare.url).port, PUBLIC_URL: spare.url, DATA_DIR: folder, DEMO_PICTURES: 'asked' },
    ...{ STRIPE_API_URL: stripe.url, PAYPAL_API_URL: paypal.url, LIQPAY_API_URL: liqpay.url },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' },
    ...{ LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: liqpay.privateKey },
  })
  closing.push(
    () => site.stop(),
    () => rm(folder, { recursive: true, force: true }),
  )
})

test.afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }

/** Has a provider take the payments, and the site wear a theme. */
async function configure({ vendor, theme }: (typeof journeys)[number]): Promise<void> {
  const listed = await fetch(`${site.url}/api/stock/company_configs?config_type=order_online_checkout_page`, { headers })
  const [config] = ((await listed.json()) as { data: { id: number; version: string; key: string; config_type: string; content: { payment: object } }[] }).data
  if (!config) throw new Error('the demo has no checkout')
  const { id, version, key, config_type, content } = config
  const body = { key, config_type, content: { ...content, payment: { ...content.payment, vendor: { uuid: 'one', type: vendor } } } }
  const saved = await fetch(`${site.url}/api/stock/company_configs/${id}`, {
    ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` } },
    body: JSON.stringify(body),
  })
  if (!saved.ok) throw new Error(await saved.text())
  await fetch(`${site.url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key: 'general.theme', value: theme }) })
  await expect.poll(async () => (await fetch(`${site.url}${JOURNEY}/checkout`)).text()).toContain(`data-theme="${theme}"`)
}

/** The providers' own pages, scripts and windows; tells what was asked of them. */
async function playProviders(page: Page): Promise<string[]> {
  const asked: string[] = []
  const allowed = { 'access-control-allow-origin': '*' }
  await page.context().route(PROVIDERS, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const [, paid] = pathname.match(/^\/paid\/(\w+)$/) ?? []
    if (paid) {
      stripe.pay(paid)
      paypal.approve(paid)
      return route.fulfill({ json: {}, headers: allowed })
    }
    asked.push(`${hostname}${pathname}`)
    if (hostname !== 'www.liqpay.ua')
      return route.fulfill({ contentType: 'text/javascript', body: hostname.includes('paypal') ? PAYPAL_SCRIPT : STRIPE_SCRIPT })
    const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')) as { data: string; signature: string }
    liqpay.pay(form)
    const { result_url: back } = JSON.parse(Buffer.from(form.data, 'base64').toString()) as { result_url: string }
    await route.fulfill({ status: 303, headers: { location: back } })
  })
  // Its API is this machine, and its page is where it is for everybody.
  await page.route('**/buy_online/liqpay/checkout_data?**', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, action_url: 'https://www.liqpay.ua/api/3/checkout' } } })
  })
  return asked
}

/** Goes to a control by Tab alone. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not get to ${control}`)
}
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control)
  await page.keyboard.press(key)
}
async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

async function expectAccessible(page: Page, step: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    step,
  ).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${step} is as wide as its window`).toBeLessThanOrEqual(0)
}

for (const journey of journeys) {
  const { vendor, kind, theme, width, car } = journey
  const gateway = vendor.trim().toUpperCase() as keyof typeof paymentFieldOf
  test(`[C-004][A-153][A-199][C-395] a ${kind} is paid by ${gateway} from the list to the confirmation, by keyboard alone, in ${theme} at ${width} px; nothing of a provider is asked for before the step of payment`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await configure(journey)
    await page.setViewportSize({ width, height: 900 })
    const asked = await playProviders(page)
    const posted: { order: Record<string, unknown> }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/buy_online/orders')) posted.push(request.postDataJSON())
    })
    const heading = page.getByRole('heading', { level: 1 })
    const goOn = page.getByRole('button', { name: 'متابعة', exact: true })

    await page.goto(`${site.url}/ar/find-a-car`)
    await press(page, page.locator(`[data-vehicle="${car}"]`).getByRole('link').first())
    await expect(page).toHaveURL(new RegExp(`/ar/showroom/.*${car}`))
    await press(page, page.getByRole('link', { name: 'احجز الآن' }).first())
    await expect(heading).toHaveText('احجز سيارتك أو اشترها عبر الإنترنت')
    await reach(page, page.getByRole('radio', { name: /احجز السيارة/ }))
    await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
    if (kind === 'purchase') await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: kind === 'purchase' ? /اشترِ السيارة/ : /احجز السيارة/ })).toBeChecked()
    await expectAccessible(page, 'choices')
    await press(page, goOn)

    const begin = page.getByRole('button', { name: 'بدء الطلب' })
    await press(page, begin)
    await expect(begin).toHaveCount(0)
    await type(page, 'الاسم الأول', 'ليلى')
    await type(page, 'اسم العائلة', 'الهاشمي')
    await type(page, 'البريد الإلكتروني', 'laila@example.com')
    await type(page, 'رقم الجوال', '0501234567')
    await expectAccessible(page, 'details')
    await press(page, goOn)
    await expect(page.getByText('الخطوة 2 من 3')).toBeFocused()
    await press(page, page.getByLabel('اليوم'), 'ArrowDown')
    await press(page, page.getByLabel('الوقت'), 'ArrowDown')
    await expectAccessible(page, 'visit')
    await press(page, goOn)
    await expect(page.getByText('الخطوة 3 من 3')).toBeFocused()
    // The fields come once the terms are agreed to.
    expect(asked).toEqual([])
    await press(page, page.getByRole('checkbox', { name: /أوافق/ }), 'Space')

    if (gateway === 'STRIPE') await expect(page.getByText('card fields')).toBeVisible()
    const pay =
      gateway === 'PAYPAL' ? page.getByRole('button', { name: 'PayPal' }) : page.getByRole('button', { name: gateway === 'LIQPAY' ? /LiqPay/ : /2,000/ })
    await expect(pay).toBeVisible()
    await expectAccessible(page, 'payment')
    await press(page, pay)
    await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
    await expect(heading).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
    expect(asked.filter((address) => !scriptsOf[gateway].test(address))).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
    expect(posted).toHaveLength(1)
    const order = posted[0]?.order ?? {}
    expect(Object.keys(order).filter((field) => !ORDER_FIELDS.includes(field))).toEqual([])
    expect(Object.values(paymentFieldOf).filter((field) => field in order)).toEqual([paymentFieldOf[gateway]])
    expect(order.metadata).toMatchObject({
      order_type: kind,
      termsAndConditionsData: { version: '2026-11' },
      appBookingData: { time: { value: expect.any(String) } },
    })
    await expectAccessible(page, 'success')

    await press(page, page.getByRole('link', { name: 'عرض الطلب' }))
    await expect(heading).toHaveText('تفاصيل طلبك')
    await expect(page.getByText('المبلغ محجوز')).toBeVisible()
    await expectAccessible(page, 'confirmation')
    expect([stripe.flaws, paypal.flaws, liqpay.flaws]).toEqual([[], [], []])
  })
}

test('[A-199] the policy of the providers that are set up stands on the pages of payment, and on no other', async () => {
  const policyOf = async (path: string) => (await fetch(`${site.url}${path}`)).headers.get('content-security-policy') ?? ''
  for (const path of ['/ar/', '/ar/showroom/330', `${JOURNEY}/vehicle/330`, `${JOURNEY}/success`, `${JOURNEY}/confirmation/M-0000-0000-0000`])
    expect(await policyOf(path), path).not.toMatch(PROVIDERS)
  const policy = await policyOf(`${JOURNEY}/checkout`)
  for (const part of [
    /script-src [^;]*https:\/\/js\.stripe\.com/,
    /script-src [^;]*https:\/\/www\.paypal\.com/,
    /frame-src [^;]*https:\/\/js\.stripe\.com/,
    /form-action [^;]*https:\/\/www\.liqpay\.ua/,
  ])
    expect(policy).toMatch(part)
})
