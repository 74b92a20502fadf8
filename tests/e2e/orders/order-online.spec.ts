import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { boxOf } from '../site-under-test/drawn.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const JOURNEY = '/ar/showroom-order-online'
/** Cars of the demo that stand in a showroom; a test each, since an order takes its car. */
/** Of the Emirates, so that fees are in dirhams. */
const cars = { reserved: 329, bought: 501, held: 404, resumed: 438, free: 487 }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'متابعة', exact: true })
const storedIn = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function expectAccessible(page: Page) {
  const { violations } = await axeOn(page).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

/** Who takes payments, for tests of this worker. */
const setVendor = ({ query }: OwnSite, type: string) =>
  query(
    `update company_config set content = jsonb_set(content, '{payment,vendor,type}', to_jsonb($1::text)) where config_type = 'order_online_checkout_page'`,
    [type],
  )

/** From the page of a car to its first step, with the script there. */
async function choose(page: Page, { url }: OwnSite, car: number) {
  await page.goto(`${url}/ar/showroom/${car}`)
  await page.getByRole('link', { name: 'احجز الآن' }).first().click()
  await expect(heading(page)).toHaveText('احجز سيارتك أو اشترها عبر الإنترنت')
  await page.getByRole('radio', { name: /احجز السيارة/ }).focus()
  await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
}

async function startCheckout(page: Page) {
  await goOn(page).click()
  await beginHeld(page)
}

/** Each device is told once that the car is held. */
async function beginHeld(page: Page) {
  await expect(page.getByRole('dialog', { name: 'السيارة محفوظة لك' })).toBeVisible()
  const begin = page.getByRole('button', { name: 'بدء الطلب' })
  await begin.click()
  // It fades, and only then leaves the page.
  await expect(begin).toHaveCount(0)
}

async function fillDetails(page: Page) {
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await goOn(page).click()
}

test('[A-010][A-188][A-166][A-260][A-170][A-171][A-172][A-195][C-396] a car is reserved from its page to its confirmation; reload, back and another tab lose nothing', async ({
  page,
  site,
}) => {
  await setVendor(site, 'TEST')
  await choose(page, site, cars.reserved)
  await page.getByRole('checkbox', { name: /صيانة خمسة أعوام/ }).check()
  await expectAccessible(page)
  await startCheckout(page)
  await expect(page).toHaveURL(`${site.url}${JOURNEY}/checkout?step=details`)
  expect(JSON.parse((await storedIn(page, 'sl_order_online_data')) ?? '')).toMatchObject({ vehicleId: cars.reserved, servicePackData: ['service-5'] })
  expect(JSON.parse((await storedIn(page, 'sl_order_online_soft_lock')) ?? '')).toEqual({ vehicleId: cars.reserved })

  await goOn(page).click()
  await expect(page.getByLabel('الاسم الأول')).toBeFocused()
  await expect(page.getByText('هذا الحقل مطلوب.').locator('visible=true')).toHaveCount(4)
  await expectAccessible(page)
  // What is wrong is said below its field, and what was typed stays.
  const mail = page.getByLabel('البريد الإلكتروني')
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await mail.fill('ليس بريدًا')
  await goOn(page).click()
  const flaw = page.locator(`[id="${(await mail.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`)
  expect((await boxOf(flaw)).y).toBeGreaterThan((await boxOf(mail)).y)
  await expect(flaw).toHaveText(/بريد/)
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('ليلى')
  await fillDetails(page)
  await expect(page.getByText('الخطوة 2 من 3')).toBeVisible()
  await goOn(page).click()
  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()

  await page.reload()
  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('الخطوة 2 من 3')).toBeVisible()
  await page.goForward()
  const other = await page.context().newPage()
  await other.goto(`${site.url}${JOURNEY}/`)
  await expect(heading(other)).toHaveText('احجز سيارتك أو اشترها عبر الإنترنت')
  await expect(other.getByRole('checkbox', { name: /صيانة خمسة أعوام/ })).toBeChecked()
  await other.close()

  await expect(page.getByRole('button', { name: /2,000 درهم/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await page.getByRole('button', { name: /2,000 درهم/ }).click()
  await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
  await expect(heading(page)).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
  await expect.poll(() => storedIn(page, 'sl_order_online_data')).toBeNull()
  expect(await storedIn(page, 'sl_order_online_soft_lock')).toBeNull()
  const { orderNumber, ...reservation } = JSON.parse((await storedIn(page, 'sl_order_online_reservation')) ?? '') as Record<string, unknown>
  expect(reservation).toEqual({ reservationFee: 2000, currency: 'AED', country: 'AE', createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) })
  await page.reload()
  await expect(page.getByText(String(orderNumber))).toBeVisible()
  await page.getByRole('link', { name: 'عرض الطلب' }).click()
  await expect(heading(page)).toHaveText('تفاصيل طلبك')
  expect(new URL(page.url()).pathname).toBe(`${JOURNEY}/confirmation/${orderNumber}`)
  await expectAccessible(page)
  // A fact of several lines reads from where its lines begin.
  const alignments = await page.locator('main dl dd').evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact).textAlign))
  expect(alignments.length).toBeGreaterThan(10)
  expect([...new Set(alignments)]).toEqual(['start'])
})

test('[C-004][C-394][A-040][A-044][A-045][A-201][A-260][A-370] a car is bought without a gateway, whatever the server answers first; strangers see no person, and addresses that are opened directly lead on', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await setVendor(site, ' no_payment_with_confirmation_email ')
  const askedAddresses: string[] = []
  page.on('request', (request) => askedAddresses.push(request.url()))
  await choose(page, site, cars.bought)
  await page.getByRole('radio', { name: /اشترِ السيارة/ }).check()
  await startCheckout(page)
  await fillDetails(page)
  await goOn(page).click()
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
  await expect(page.getByText('يُرجى الموافقة على الشروط للمتابعة.')).toBeVisible()
  const consent = page.getByRole('checkbox', { name: /أوافق/ })
  await consent.check()
  for (const [status, code, sentence] of [
    [401, 'unauthorised', 'تعذّر إتمام العملية. بياناتك محفوظة'],
    [403, 'forbidden', 'تعذّر إتمام العملية. بياناتك محفوظة'],
    [409, 'vehicle_gone', 'بيعت هذه السيارة قبل لحظات'],
    [422, 'invalid', 'تعذّر إتمام العملية. بياناتك محفوظة'],
    [429, 'too_many', 'المحاولة'],
    [500, 'error', 'تعذّر إتمام العملية. بياناتك محفوظة'],
    [0, 'no network', 'تعذّر إتمام العملية. بياناتك محفوظة'],
  ] as const) {
    await page.route('**/buy_online/orders', (route) => (status === 0 ? route.abort() : route.fulfill({ status, json: { errors: [{ code }], error: {} } })))
    await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: sentence }), String(status)).toBeVisible()
    await expect(consent).toBeChecked()
    await page.unroute('**/buy_online/orders')
  }
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
  await expect(heading(page)).toHaveText('بقيت خطوة واحدة في بريدك')
  // Nobody was paid or asked to be, and the mail has the link that confirms.
  expect(askedAddresses.filter((url) => !url.startsWith(`${site.url}/`) || /\/(test_payment|payment|paypal|liqpay)/.test(new URL(url).pathname))).toEqual([])
  const letters = await site.query(
    `select payload ->> 'mail' as mail, payload -> 'props' ->> 'confirmToken' as token from delivery where payload ->> 'to' = 'laila@example.com' order by id`,
  )
  expect(letters.at(-1)).toEqual({ mail: 'order_update', token: expect.stringMatching(/./) })
  const { orderNumber } = JSON.parse((await storedIn(page, 'sl_order_online_reservation')) ?? '') as { orderNumber: string }

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${site.url}${JOURNEY}/confirmation/${orderNumber}`)
  await expect(stranger.getByText('تظهر البيانات الشخصية')).toBeVisible()
  await expect(stranger.getByText('laila@example.com')).toHaveCount(0)
  await stranger.goto(`${site.url}${JOURNEY}/confirmation/M-0000-0000-0000`)
  await expect(heading(stranger)).toHaveText('لم نعثر على هذا الطلب')
  for (const path of ['/', '/vehicle', '/checkout']) {
    await stranger.goto(`${site.url}${JOURNEY}${path}`)
    await expect(heading(stranger)).toHaveText('اختر سيارتك أولًا')
    await expect(stranger.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/ar/find-a-car')
  }
  await stranger.goto(`${site.url}${JOURNEY}/success`)
  await expect(heading(stranger)).toHaveText('لا يوجد طلب في هذا المتصفح')
  expect((await stranger.goto(`${site.url}${JOURNEY}/confirmation/no--number`))?.status()).toBe(404)
  await stranger.context().close()
  problems.splice(0)
})

test('[A-009][A-011][A-012][A-157][A-197][A-198][A-039] a trade-in is checked and kept; a car that somebody orders is shown as held to others, and one of a configuration is ordered', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await choose(page, site, cars.held)
  await page.getByRole('checkbox', { name: /لديّ سيارة/ }).check()
  await goOn(page).click()
  const brand = page.getByLabel('الشركة الصانعة')
  await expect(brand).toBeFocused()
  await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(7)
  // What is half filled in is kept, and no address leads past it.
  await page.goto(`${site.url}${JOURNEY}/checkout`)
  await expect(page.getByRole('checkbox', { name: /لديّ سيارة/ })).toBeChecked()
  await brand.selectOption('Toyota')
  const model = page.getByLabel('الطراز', { exact: true })
  await model.selectOption('Prado')
  await brand.selectOption('BMW')
  await expect(model).toHaveValue('')
  await model.selectOption('X5')
  await page.getByLabel('نوع الهيكل').selectOption('suv')
  await page.getByLabel('نوع الوقود').selectOption('petrol')
  await page.getByLabel('المسافة المقطوعة').fill('٦٤٠٠٠')
  await page.getByLabel('تاريخ أول تسجيل').fill('01/03/2021')
  await page.getByLabel('رقم اللوحة').fill('دبي 12345')
  await startCheckout(page)
  await expect(page.getByText('بي إم دبليو X5')).toBeVisible()

  const answered = { origin: site.url, localStorage: [{ name: 'cookieConsentStatus', value: 'rejected' }] }
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [answered] } })
  const second = await phone.newPage()
  await second.goto(`${site.url}/ar/showroom/${cars.held}`)
  await expect(second.getByRole('link', { name: 'محجوزة مؤقتًا' })).toBeInViewport()
  await second.goto(`${site.url}/ar/find-a-car?nameplate_name_in=XF&state_in=approved&dealer_code_in=AE-DXB-01`)
  await expect(second.locator(`[data-vehicle="${cars.held}"]`).getByText('محجوزة مؤقتًا')).toBeVisible()
  // Nothing on its page offers it, and who knows the address is told.
  await second.goto(`${site.url}/ar/showroom/${cars.held}`)
  await expect(second.getByRole('link', { name: 'محجوزة مؤقتًا' })).toBeInViewport()
  await expect(second.getByRole('link', { name: 'احجز الآن' }).locator('visible=true')).toHaveCount(0)
  await second.goto(`${site.url}${JOURNEY}/vehicle/${cars.held}`)
  await second.getByRole('radio', { name: /احجز السيارة/ }).focus()
  await expect(second.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
  await goOn(second).click()
  await expect(heading(second)).toHaveText('يجري طلب هذه السيارة الآن')
  await second.goto(`${site.url}/ar/build-yours`)
  await second.getByRole('main').locator('a[href*="config_url=maarad-studio-1048"]').first().click()
  await expect(heading(second)).toHaveText('احجز سيارتك أو اشترها عبر الإنترنت')
  await second.getByRole('radio', { name: /نقدًا/ }).focus()
  await expect(second.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
  await goOn(second).click()
  await expect(heading(second)).toHaveText('إتمام الطلب')
  expect(JSON.parse((await storedIn(second, 'sl_order_online_data')) ?? '')).toMatchObject({ configUrl: 'maarad-studio-1048' })
  await fillDetails(second)
  await goOn(second).click()
  await second.getByRole('checkbox', { name: /أوافق/ }).check()
  await second.getByRole('button', { name: /درهم|ريال|دينار|تأكيد الطلب/ }).click()
  await expect(second).toHaveURL(`${site.url}${JOURNEY}/success`)
  const { orderNumber } = JSON.parse((await storedIn(second, 'sl_order_online_reservation')) ?? '') as { orderNumber: string }
  expect(await site.query('select config_url from customer_order where number = $1', [orderNumber])).toEqual([{ config_url: 'maarad-studio-1048' }])
  await second.context().close()
  problems.splice(0)
})

test('[A-165][A-166][A-176][A-189][A-197][A-198] back, forward, reload and a second tab go on at each step; so do a laptop that slept past the hold and a phone with the mailed link', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000)
  await setVendor(site, 'TEST')
  const checkout = `${site.url}${JOURNEY}/checkout`
  const stands = (tab: Page, step: number) => expect(tab.getByText(`الخطوة ${step} من 3`)).toBeVisible()
  /** A second tab knows the step and what was filled in, though what was typed stays in its tab. */
  const inSecondTab = async (step: number, look: (tab: Page) => Promise<void>) => {
    const tab = await page.context().newPage()
    await tab.goto(checkout)
    await stands(tab, step)
    await look(tab)
    await tab.close()
  }
  const draftKept = () => page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())

  await choose(page, site, cars.resumed)
  await startCheckout(page)
  await inSecondTab(1, (tab) => expect(tab.getByLabel('الاسم الأول')).toHaveValue(''))
  await page.reload()
  await stands(page, 1)
  await Promise.all([draftKept(), fillDetails(page)])

  await stands(page, 2)
  await inSecondTab(2, (tab) => expect(tab.getByRole('button', { name: 'بياناتك' })).toBeVisible())
  await page.goBack()
  await stands(page, 1)
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('ليلى')
  await page.goForward()
  await stands(page, 2)
  await page.reload()
  await stands(page, 2)
  await page.getByLabel('اليوم').selectOption({ index: 1 })
  await page.getByLabel('الوقت').selectOption({ index: 1 })
  await Promise.all([draftKept(), goOn(page).click()])

  await stands(page, 3)
  expect(JSON.parse((await storedIn(page, 'sl_order_online_data')) ?? '')).toMatchObject({
    appBookingData: { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), time: { value: expect.stringMatching(/^\d{2}:\d{2}$/) } },
  })
  await inSecondTab(3, (tab) => expect(tab.getByRole('main').getByText('laila@example.com')).toBeVisible())
  await page.goBack()
  await stands(page, 2)
  await expect(page.getByLabel('الوقت')).not.toHaveValue('')
  await page.goForward()
  await stands(page, 3)

  // The hold has run out, and by the clock of the laptop that wakes it has, too.
  await site.query(`update soft_lock set expires_at = now() - interval '1 minute' where vehicle_id = $1`, [cars.resumed])
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 16 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const over = page.getByRole('dialog', { name: 'انتهت مدة حفظ السيارة' })
  await expect(over).toBeVisible()
  await over.getByRole('button', { name: 'حفظها من جديد' }).click()
  await stands(page, 3)
  await expect(page.getByRole('main').getByText('laila@example.com')).toBeVisible()

  await page.getByText('المتابعة على الهاتف').click()
  await page.getByRole('button', { name: 'إرسال الرابط' }).click()
  await expect(page.getByText('أُرسل الرابط إلى')).toBeVisible()
  const [letter] = await site.query(
    `select payload -> 'props' ->> 'token' as token from delivery where kind = 'mail' and payload ->> 'mail' = 'checkout_link' order by id desc limit 1`,
  )
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${checkout}?continue=${encodeURIComponent(String(letter?.token))}x`)
  await expect(heading(phone)).toHaveText('لم يعد هذا الرابط صالحًا')
  await phone.goto(`${checkout}?continue=${encodeURIComponent(String(letter?.token))}`)
  await stands(phone, 3)
  await expect(phone).toHaveURL(`${checkout}?step=payment`)
  await beginHeld(phone)
  await phone.getByRole('checkbox', { name: /أوافق/ }).check()
  await phone.getByRole('button', { name: /2,000 درهم/ }).click()
  await expect(phone).toHaveURL(`${site.url}${JOURNEY}/success`)
  await expect(heading(phone)).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
  await phone.goBack()
  await expect(heading(phone)).toHaveText('سبق أن طلبت هذه السيارة')
  await phone.context().close()
  // The laptop learns of it, and leads to the order.
  await page.reload()
  await expect(heading(page)).toHaveText('سبق أن طلبت هذه السيارة')
  await page.getByRole('link', { name: 'عرض الطلب' }).click()
  await expect(heading(page)).toHaveText('تفاصيل طلبك')
})

test('[A-200][C-393] a vendor that makes reservations free asks for no payment, and the fee counts as 0', async ({ page, site }) => {
  await setVendor(site, 'NO_PAYMENT_JAPAN')
  await choose(page, site, cars.free)
  await startCheckout(page)
  await fillDetails(page)
  await goOn(page).click()
  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /درهم/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
  await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
  expect(JSON.parse((await storedIn(page, 'sl_order_online_reservation')) ?? '')).toMatchObject({ reservationFee: 0 })
})
