import type { Locator, Page } from '@playwright/test'
import { type ScriptRequest, PROVIDERS, type PayingSite, startPayingSite } from './paying-site.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect, test } from '../site-under-test/site-test.ts'
import { isThorough, oneOfEach } from '../site-under-test/one-of-each.ts'

const JOURNEY = '/ar/showroom-order-online'
/** The fields of an order. */
const ORDER_FIELDS =
  'vehicle_id company_uuid paypal_order_id vendor_uuid lock_id rdx_forms_lead_id vehicle_vin config_url metadata finance_option stripe_payment_intent_id lead_attributes confirmation_by_link customer_email liqpay_order_id locale'.split(
    ' ',
  )

/** What is done at each step besides going on: axe reads it; the visitor reloads it, goes back and forward; another tab opens the journey. */
type AtEachStep = 'axe' | 'again' | 'second tab'
type Journey = {
  vendor: string
  kind: 'reservation' | 'purchase'
  theme: 'jdx' | 'lrdx'
  width: 390 | 1440
  car: number
  also?: AtEachStep | 'all'
  /** Tried by `npm test` too: each provider, kind, theme and width, and each thing that is done beside going on. */
  isUsual?: true
}

/** Each provider is seen in both themes at both widths, and so is its purchase and its reservation; axe reads each pair once. Cars as they stand in the list. */
const halfOfJourneys: readonly Journey[] = [
  { vendor: 'stripe', kind: 'reservation', theme: 'jdx', width: 390, car: 487, also: 'axe' },
  { vendor: 'stripe', kind: 'reservation', theme: 'lrdx', width: 1440, car: 185, also: 'again', isUsual: true },
  { vendor: 'stripe', kind: 'purchase', theme: 'lrdx', width: 390, car: 326 },
  { vendor: 'stripe', kind: 'purchase', theme: 'jdx', width: 1440, car: 472, also: 'axe' },
  { vendor: ' PayPal ', kind: 'reservation', theme: 'lrdx', width: 390, car: 302, also: 'axe' },
  { vendor: ' PayPal ', kind: 'reservation', theme: 'jdx', width: 1440, car: 211 },
  { vendor: ' PayPal ', kind: 'purchase', theme: 'jdx', width: 390, car: 158, also: 'second tab', isUsual: true },
  { vendor: ' PayPal ', kind: 'purchase', theme: 'lrdx', width: 1440, car: 51 },
  { vendor: 'LIQPAY', kind: 'reservation', theme: 'jdx', width: 1440, car: 337 },
  { vendor: 'LIQPAY', kind: 'reservation', theme: 'lrdx', width: 390, car: 530 },
  { vendor: 'LIQPAY', kind: 'purchase', theme: 'lrdx', width: 1440, car: 483, also: 'axe', isUsual: true },
  { vendor: 'LIQPAY', kind: 'purchase', theme: 'jdx', width: 390, car: 294 },
]
/** The other half: a purchase for each reservation and the reverse, with all that can be done at each step. It wants the same cars, so on a site of its own. */
const otherHalf = halfOfJourneys.map(({ isUsual: _, ...journey }): Journey => {
  return { ...journey, kind: journey.kind === 'purchase' ? 'reservation' : 'purchase', also: 'all' }
})
const halves = isThorough ? [halfOfJourneys, otherHalf] : [oneOfEach(halfOfJourneys, ({ isUsual }) => isUsual === true)]
const paymentFieldOf = { STRIPE: 'stripe_payment_intent_id', PAYPAL: 'paypal_order_id', LIQPAY: 'liqpay_order_id' }
const scriptsOf = { STRIPE: /^js\.stripe\.com\//, PAYPAL: /^www\.paypal\.com\/sdk\/js/, LIQPAY: /^www\.liqpay\.ua\/api\/3\/checkout/ }

let site: PayingSite

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
  const { violations } = await axeOn(page).include('main').analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    step,
  ).toEqual([])
}

/** Where a page of the journey stands, as a tab that was just opened or reloaded shows it. */
type Stands = (tab: Page) => Promise<void>

/** What is true of each step, in whichever tab; then what this journey does there besides. */
async function stopAt(page: Page, step: string, stands: Stands, also?: Journey['also']): Promise<void> {
  await stands(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${step} is as wide as its window`).toBeLessThanOrEqual(0)
  const does = (one: AtEachStep) => also === one || also === 'all'
  if (does('axe')) await expectAccessible(page, step)
  if (does('again')) {
    await page.reload()
    await stands(page)
    await page.goBack()
    // A step that is paid leads to its order by itself, and may do so before the browser goes forward.
    await page.goForward().catch((error) => expect(String(error)).toContain('ERR_ABORTED'))
    await stands(page)
  }
  if (!does('second tab')) return
  const tab = await page.context().newPage()
  // Another tab begins where the journey begins, and finds the same choices, the same hold, the same order.
  await tab.goto(page.url().replace(/\?.*$/, ''))
  await stands(tab)
  await tab.close()
  await page.bringToFront()
}

for (const [index, journeys] of halves.entries()) {
  test.describe(`journeys ${index + 1}`, () => {
    test.beforeAll(async () => {
      test.setTimeout(90_000)
      site = await startPayingSite()
    })
    test.afterAll(() => site.close())
    for (const journey of journeys) tryJourney(journey)
    if (index === 0) tryPolicy()
  })
}

function tryJourney(journey: Journey): void {
  const { vendor, kind, theme, width, car, also } = journey
  const gateway = vendor.trim().toUpperCase() as keyof typeof paymentFieldOf
  const observations = {
    axe: 'axe reads',
    again: 'reload, back and forward stay at',
    'second tab': 'a second tab finds',
    all: 'axe, reload, back, forward and a second tab at',
  }
  const besides = also ? `; ${observations[also]} each step` : ''
  test(`[C-004][A-010][A-153][A-199][C-395] a ${kind} is paid by ${gateway} from the list to the confirmation, by keyboard alone, in ${theme} at ${width} px${besides}`, async ({
    page,
  }) => {
    test.setTimeout(also === 'all' ? 300_000 : 150_000)
    await site.configure(journey)
    await page.setViewportSize({ width, height: 900 })
    const scriptRequests = await site.playProviders(page)
    const posted: { order: Record<string, unknown> }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/buy_online/orders')) posted.push(request.postDataJSON())
    })
    const stop = (step: string, stands: Stands) => stopAt(page, step, stands, also)
    const hasHeading = (text: string) => (tab: Page) => expect(tab.getByRole('heading', { level: 1 })).toHaveText(text)
    const stepOf = (step: number) => (tab: Page) => expect(tab.getByText(`الخطوة ${step} من 3`)).toBeVisible()
    const goOn = page.getByRole('button', { name: 'متابعة', exact: true })

    await page.goto(`${site.url}/ar/find-a-car`)
    await press(page, page.locator(`[data-vehicle="${car}"]`).getByRole('link').first())
    await expect(page).toHaveURL(new RegExp(`/ar/showroom/.*${car}`))
    await press(page, page.getByRole('link', { name: 'احجز الآن' }).first())
    const wayOf = (tab: Page, way: string) => tab.getByRole('radio', { name: way === 'purchase' ? /اشترِ السيارة/ : /احجز السيارة/ })
    await hasHeading('احجز سيارتك أو اشترها عبر الإنترنت')(page)
    await reach(page, wayOf(page, 'reservation'))
    await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
    if (kind === 'purchase') await page.keyboard.press('ArrowDown')
    await expect(wayOf(page, kind)).toBeChecked()
    await stop('choices', (tab) => expect(wayOf(tab, kind)).toBeChecked())
    await press(page, goOn)

    const begin = page.getByRole('button', { name: 'بدء الطلب' })
    await press(page, begin)
    await expect(begin).toHaveCount(0)
    await stop('details', stepOf(1))
    await type(page, 'الاسم الأول', 'ليلى')
    await type(page, 'اسم العائلة', 'الهاشمي')
    await type(page, 'البريد الإلكتروني', 'laila@example.com')
    await type(page, 'رقم الجوال', '0501234567')
    await press(page, goOn)
    await expect(page.getByText('الخطوة 2 من 3')).toBeFocused()
    await stop('visit', stepOf(2))
    await press(page, page.getByLabel('اليوم'), 'ArrowDown')
    await press(page, page.getByLabel('الوقت'), 'ArrowDown')
    await press(page, goOn)
    await expect(page.getByText('الخطوة 3 من 3')).toBeFocused()
    await stop('review', stepOf(3))
    // The fields come once the terms are agreed to.
    expect(scriptRequests).toEqual([])
    await press(page, page.getByRole('checkbox', { name: /أوافق/ }), 'Space')

    if (gateway === 'STRIPE') await expect(page.getByText('card fields')).toBeVisible()
    const pay =
      gateway === 'PAYPAL' ? page.getByRole('button', { name: 'PayPal' }) : page.getByRole('button', { name: gateway === 'LIQPAY' ? /LiqPay/ : /2,000|200/ })
    await expect(pay).toBeVisible()
    if (also === 'axe' || also === 'all') await expectAccessible(page, 'payment')
    await press(page, pay)
    await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
    await stop('success', hasHeading('شكرًا لك، السيارة محجوزة باسمك'))
    expectOneOrder(posted, gateway, kind)

    await press(page, page.getByRole('link', { name: 'عرض الطلب' }))
    await stop('confirmation', async (tab) => {
      await hasHeading('تفاصيل طلبك')(tab)
      await expect(tab.getByText(/على البطاقة ولم يُحصَّل بعد/)).toBeVisible()
    })
    expectAskedAtPayment(scriptRequests, gateway)
    expect(site.flaws()).toEqual([])
  })
}

/** One order, of known fields, that names the payment of its provider and no other. */
function expectOneOrder(posted: readonly { order: Record<string, unknown> }[], gateway: keyof typeof paymentFieldOf, kind: string): void {
  expect(posted).toHaveLength(1)
  const order = posted[0]?.order ?? {}
  expect(Object.keys(order).filter((field) => !ORDER_FIELDS.includes(field))).toEqual([])
  expect(Object.values(paymentFieldOf).filter((field) => field in order)).toEqual([paymentFieldOf[gateway]])
  expect(order.metadata).toMatchObject({
    order_type: kind,
    termsAndConditionsData: { version: '2026-11' },
    appBookingData: { time: { value: expect.any(String) } },
  })
}

/** Its own script or page, asked for by the step of payment, and nothing else of any provider. */
function expectAskedAtPayment(scriptRequests: readonly ScriptRequest[], gateway: keyof typeof scriptsOf): void {
  expect(scriptRequests.length).toBeGreaterThan(0)
  expect(scriptRequests.filter(({ address }) => !scriptsOf[gateway].test(address))).toEqual([])
  expect(new Set(scriptRequests.map(({ page }) => page))).toEqual(new Set([`${site.url}${JOURNEY}/checkout?step=payment`]))
}

function tryPolicy(): void {
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
}
