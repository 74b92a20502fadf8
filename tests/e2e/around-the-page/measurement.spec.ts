import type { BrowserContext, Page } from '@playwright/test'
import { AnalyticsEvent } from '#domains/analytics/analytics-event.ts'
import type { Ecommerce } from '#domains/analytics/ecommerce.ts'
import { expect, test } from '../site-under-test/own-site.ts'

const CONSENT = 'cookieConsentStatus'
const TAGS = 'https://www.googletagmanager.com/'

type ToldEvent = Record<string, unknown> & { event: string }

/** Everything that pages of a browser put into their data layers, across documents. */
async function listen(context: BrowserContext): Promise<ToldEvent[]> {
  const toldEvents: ToldEvent[] = []
  await context.exposeBinding('tellTest', (_, entry: string) => {
    const entryRead = JSON.parse(entry) as Partial<ToldEvent>
    if (typeof entryRead.event === 'string' && entryRead.event !== 'gtm.js') toldEvents.push(entryRead as ToldEvent)
  })
  await context.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push
    layer.push = (...entries) => {
      for (const entry of entries) (window as unknown as { tellTest: (text: string) => void }).tellTest(JSON.stringify(entry))
      return push.apply(layer, entries)
    }
    window.dataLayer = layer
  })
  return toldEvents
}

/** The tag manager as its maker serves it, as far as pages notice. */
async function playTagManager(context: BrowserContext): Promise<string[]> {
  const askedAddresses: string[] = []
  await context.route(`${TAGS}**`, (route) => {
    askedAddresses.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: `window.dataLayer.push({ event: 'gtm_loaded' })` })
  })
  return askedAddresses
}

const consented = (context: BrowserContext) => context.addInitScript((key) => localStorage.setItem(key, 'accepted'), CONSENT)
const eventsNamed = (events: readonly ToldEvent[], event: string) => events.filter((one) => one.event === event)
const ready = (page: Page, island: string) => expect(page.locator(`[data-i="${island}"]`).first()).toHaveAttribute('data-ready', '')

/** A car of the demo that nobody has ordered yet; other tests order the first ones. */
async function freeCar(url: string): Promise<number> {
  for (let id = 331; id < 400; id++) {
    const page = await (await fetch(`${url}/ar/showroom/${id}`)).text()
    if (page.includes(`/ar/showroom-order-online/vehicle/${id}`) && page.includes('"priceCurrency":"AED"')) return id
  }
  throw new Error('no car of the demo can be ordered')
}

test('[A-065] [A-066] [A-325] [A-326] [A-327] [A-328] [A-329] [A-330] [A-331] [A-332] [A-333] [A-334] [A-335] [A-336] [A-337] [A-338] [A-341] from the list to the order each event is tracked once, in the shape of its schema', async ({
  page,
  context,
  site,
}) => {
  const toldEvents = await listen(context)
  const askedAddresses = await playTagManager(context)
  await consented(context)
  await site.set({ 'analytics.tag_manager_id': 'GTM-TEST123' })
  await site.query(`update company_config set content = jsonb_set(content, '{payment,vendor,type}', '"TEST"') where config_type = 'order_online_checkout_page'`)

  const car = await freeCar(site.url)

  await page.goto('/ar/find-a-car')
  await expect.poll(() => eventsNamed(toldEvents, 'plp_page').length).toBe(1)
  expect(eventsNamed(toldEvents, 'page_view')).toMatchObject([{ page_type: 'plp', page_path: '/ar/find-a-car' }])
  const tick = page.getByRole('search', { name: 'التصفية' }).getByRole('checkbox', { name: /^جاكوار ?، / })
  await tick.check()
  await expect.poll(() => eventsNamed(toldEvents, 'filter')).toEqual([{ event: 'filter', filter_key: 'brands', filter_values: ['Jaguar'] }])
  await tick.uncheck()
  await expect.poll(() => eventsNamed(toldEvents, 'filter').at(-1)).toEqual({ event: 'filter', filter_key: 'brands', filter_values: [] })
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption({ label: 'الأقل سعرًا' })
  await expect.poll(() => eventsNamed(toldEvents, 'sort')).toEqual([{ event: 'sort', sort_option: 'priceAsc' }])
  await page.getByRole('link', { name: 'عرض المزيد' }).click()
  await expect.poll(() => eventsNamed(toldEvents, 'load_more')).toEqual([{ event: 'load_more', page_number: 2 }])

  await page.goto(`/ar/showroom/${car}`)
  await expect.poll(() => eventsNamed(toldEvents, 'pdp_page').length).toBe(1)
  expect(eventsNamed(toldEvents, 'page_view').at(-1)).toMatchObject({ page_type: 'pdp' })
  const deposit = page.getByRole('slider', { name: 'الدفعة الأولى' })
  await deposit.scrollIntoViewIfNeeded()
  await ready(page, 'screen:vehicle/calculator')
  await deposit.press('ArrowUp')
  await deposit.press('ArrowUp')
  await expect.poll(() => eventsNamed(toldEvents, 'qqCalculate').length).toBe(1)
  expect(eventsNamed(toldEvents, 'qqCalculate')[0]).toMatchObject({ calculator: 'vehicle', months: 60 })

  await page.getByRole('link', { name: 'احجز الآن' }).first().click()
  await expect.poll(() => eventsNamed(toldEvents, 'begin_checkout').length).toBe(1)
  expect(eventsNamed(toldEvents, 'page_view').at(-1)).toMatchObject({ page_type: 'checkout' })
  await page.getByRole('radio', { name: /احجز السيارة/ }).focus()
  await ready(page, 'screen:order_vehicle')
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await page.getByRole('button', { name: 'بدء الطلب' }).click()
  expect(eventsNamed(toldEvents, 'page_view').at(-1)).toMatchObject({ page_type: 'reservation' })
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await page.getByRole('button', { name: /درهم/ }).click()
  await expect.poll(() => eventsNamed(toldEvents, 'checkout_vehicle_order_confirmed').length).toBe(1)
  expect(eventsNamed(toldEvents, 'page_view').at(-1)).toMatchObject({ page_type: 'order confirmation' })
  await page.reload()
  await expect.poll(() => eventsNamed(toldEvents, 'page_view').length).toBe(6)
  await expect(page.getByRole('link', { name: 'عرض الطلب' })).toBeVisible()

  const sale = ['pdp_page', 'add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']
  expect(toldEvents.map(({ event }) => event).filter((event) => sale.includes(event))).toEqual(sale)
  const { orderNumber } = JSON.parse((await page.evaluate(() => localStorage.getItem('sl_order_online_reservation'))) ?? '') as { orderNumber: string }
  expect(eventsNamed(toldEvents, 'purchase')[0]).toMatchObject({
    ecommerce: { transaction_id: orderNumber, currency: 'AED', value: 2000, items: [{ item_id: String(car) }] },
  })
  expect(eventsNamed(toldEvents, 'checkout_vehicle_order_confirmed')).toMatchObject([{ order_number: orderNumber }])
  const sales = toldEvents.filter(({ event }) => sale.includes(event)) as unknown as { ecommerce: Ecommerce }[]
  expect(new Set(sales.map(({ ecommerce }) => `${ecommerce.affiliation} ${ecommerce.items[0]?.item_id}`))).toEqual(
    new Set([`${sales[0]?.ecommerce.affiliation} ${car}`]),
  )
  for (const entry of toldEvents.filter(({ event }) => event !== 'gtm_loaded'))
    expect(AnalyticsEvent.safeParse(entry).error?.issues ?? [], JSON.stringify(entry)).toEqual([])
  expect(JSON.stringify(toldEvents)).not.toMatch(/laila|ليلى|0501234567/)
  expect(new Set(askedAddresses)).toEqual(new Set([`${TAGS}gtm.js?id=GTM-TEST123`]))
})

test('[A-066] [A-067] [A-339] [A-340] [A-341] [A-345] [C-405] [A-346] [C-023] [C-024] [C-406] [C-415] presses in header and footer are tracked; before the choice no tag is asked for and no campaign kept, after it both are, and leads bring the campaign', async ({
  page,
  context,
  site,
  problems,
}) => {
  const toldEvents = await listen(context)
  const askedAddresses = await playTagManager(context)
  const campaign = async () => (await context.cookies()).find(({ name }) => name === 'campaign_params')
  await site.set({ 'analytics.tag_manager_id': 'GTM-TEST123' })

  await page.goto('/ar/?utm_source=newsletter&gclid=a%20b&page=2')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'الشراء', exact: true }).click()
  const offers = banner.getByRole('link', { name: 'العروض والتمويل' }).first()
  // The press lands on whatever stands in the link.
  await offers.evaluate((link) => link.append(document.createElement('svg')))
  await offers.locator('svg').evaluate((icon) => icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await expect.poll(() => eventsNamed(toldEvents, 'page_view').length).toBe(2)
  const link = { event: 'header_navigation_click', link_text: 'العروض والتمويل', link_url: `${site.url}/ar/offers-and-finance`, link_type: 'link' }
  await expect
    .poll(() => eventsNamed(toldEvents, 'header_navigation_click'))
    .toEqual([{ ...link, link_text: 'الشراء', link_url: '', link_type: 'button' }, link])
  await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click()
  await expect
    .poll(() => eventsNamed(toldEvents, 'footer_click'))
    .toEqual([{ event: 'footer_click', link_text: 'سياسة الخصوصية', link_url: `${site.url}/ar/privacy-policy`, link_type: 'link' }])
  await expect
    .poll(() => eventsNamed(toldEvents, 'page_view').map(({ page_path }) => page_path))
    .toEqual(['/ar/', '/ar/offers-and-finance', '/ar/privacy-policy'])
  // The home page has a carousel of the stock.
  expect(eventsNamed(toldEvents, 'page_view').map(({ page_type }) => page_type)).toEqual(['plp', 'dx_other', 'dx_other'])
  await page.waitForLoadState('networkidle')
  expect([askedAddresses, await campaign()]).toEqual([[], undefined])

  // The visitor agrees, in another tab.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'accepted')
    dispatchEvent(new StorageEvent('storage', { key }))
  }, CONSENT)
  await expect.poll(() => eventsNamed(toldEvents, 'gtm_loaded').length).toBe(1)
  expect(askedAddresses).toEqual([`${TAGS}gtm.js?id=GTM-TEST123`])
  await expect.poll(campaign).toBeDefined()
  const cookie = await campaign()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ utm_source: 'newsletter', gclid: 'a b' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  // The policy trusts what trusted scripts load, and no code that stands in markup.
  const isRun = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.body.insertAdjacentHTML('beforeend', '<img id="tried" alt="" src="data:," onerror="document.documentElement.dataset.ran = 1">')
        document.querySelector('#tried')?.addEventListener('error', () => resolve(document.documentElement.dataset.ran !== undefined))
      }),
  )
  expect(isRun).toBe(false)
  expect(problems.splice(0).join()).toContain('Content Security Policy')

  await page.goto('/ar/form/1')
  const form = page.locator('form')
  // 2.7rem, whatever is asked for: two names, the phone number and the address.
  const inputs = form.getByRole('textbox').and(form.locator('input'))
  const heights = await inputs.evaluateAll((all) => all.map((input) => Number(input.getBoundingClientRect().height.toFixed(1))))
  expect(heights).toEqual([43.2, 43.2, 43.2, 43.2])
  await form.getByLabel('الاسم الأول').fill('حمد')
  await form.getByLabel('اسم العائلة').fill('المنصوري')
  await form.getByLabel('رقم الجوال').fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await form.getByLabel('البريد الإلكتروني', { exact: true }).fill('visitor@example.com')
  await form.getByLabel('رسالتك').fill('هل السيارة متوفرة؟')
  await form.getByRole('checkbox', { name: /أوافق/ }).check()
  await form.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect.poll(() => eventsNamed(toldEvents, 'generate_lead')).toEqual([{ event: 'generate_lead', form_id: 1 }])
  const leads = await site.query(`select page_url, source from lead where attributes->>'first_name' = 'حمد'`)
  expect(leads.at(-1)).toEqual({ page_url: '/ar/form/1?utm_source=newsletter&gclid=a+b', source: 'newsletter' })

  // A newer campaign takes the place of the one before; leaving reports how fast the visit was.
  await page.goto('/ar/about?utm_source=search')
  await expect.poll(async () => decodeURIComponent((await campaign())?.value ?? '')).toBe('{"utm_source":"search"}')
  // The visit that began on the home page was reported when the form was opened.
  const measured = () => site.query(`select distinct device, metric from speed_count where page_type = 'plp' order by metric`)
  await expect.poll(measured).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB'].map((metric) => ({ device: 'desktop', metric }))))
  for (const entry of toldEvents.filter(({ event }) => event !== 'gtm_loaded')) {
    expect(AnalyticsEvent.safeParse(entry).error?.issues ?? [], JSON.stringify(entry)).toEqual([])
  }
})
