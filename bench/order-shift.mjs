// How much the pages of an order shift on a phone: each one when it is come to from the page before, as visitors go, and when it is loaded anew. A press excuses what
// moves within half a second of it, so the whole of what is seen is counted, whatever was pressed.
import { startSite, TOKEN } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const JOURNEY = '/ar/showroom-order-online'
/** A car of the demo in a showroom of the Emirates. */
const CAR = 487
const SETTLED_MS = 1500
/** What a page may shift and still count as good. */
const MOST = 0.1

export async function measureOrderShift({ data }) {
  const site = await startSite(data)
  await takeFreeOrders(site.url)
  const browser = await startBrowser()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ar-AE' })
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsentStatus', 'rejected')
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  const rows = []
  const settled = async (what) => {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_MS)
    const value = await page.evaluate(() => {
      const { shifted } = window
      window.shifted = 0
      return shifted
    })
    rows.push({ what: `Layout shift of an order, ${what}`, value, unit: '', goal: { most: MOST } })
  }
  const both = async (name) => {
    await settled(`${name}, come to`)
    await page.reload()
    await settled(`${name}, loaded anew`)
  }
  const goOn = () => page.getByRole('button', { name: 'متابعة', exact: true }).click()

  await page.goto(`${site.url}/ar/showroom/${CAR}`)
  await settled('the page of the car')
  await page.getByRole('link', { name: 'احجز الآن' }).first().click()
  await page.waitForURL(`**${JOURNEY}/vehicle/**`)
  await both('the step of the car')
  await goOn()
  await page.getByRole('button', { name: 'بدء الطلب' }).click()
  await both('the details')
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await goOn()
  await both('the visit')
  await goOn()
  await both('the last step')
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
  await page.waitForURL(`**${JOURNEY}/success`)
  await both('the success')
  await page.getByRole('link', { name: 'عرض الطلب' }).click()
  await page.waitForURL(`**${JOURNEY}/confirmation/**`)
  await both('the order')
  await browser.close()
  await site.stop()
  return rows
}

/** Orders without a gateway, which a bench can place by itself. */
async function takeFreeOrders(url) {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const listed = await fetch(`${url}/api/stock/company_configs?config_type=order_online_checkout_page`, { headers })
  const { data } = await listed.json()
  const [{ id, version, key, config_type, content }] = data
  const payment = { ...content.payment, vendor: { type: 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL' } }
  const saved = await fetch(`${url}/api/stock/company_configs/${id}`, {
    ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` } },
    body: JSON.stringify({ key, config_type, content: { ...content, payment } }),
  })
  if (!saved.ok) throw new Error(await saved.text())
}
