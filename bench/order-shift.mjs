// How much the pages of an order shift on a phone: each one when it is come to from the page before, as visitors go, and when it is loaded anew. Browsers excuse what
// moves within half a second of a press; what they do not excuse has to be nothing, and the whole of what is seen is counted beside it.
import { startSite, TOKEN } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const JOURNEY = '/ar/showroom-order-online'
/** A car of the demo in a showroom of the Emirates. */
const CAR = 487
const SETTLED_MS = 1500
/** What a page may shift and still count as good, whatever was pressed. */
const MOST = 0.1
/** Of what counts as moved: a shift of a fraction of a pixel is rounding. */
const NOTHING = 0.0005
/** Elements that moved, in what the bench says besides. */
const MOST_NAMED = 3

export async function measureOrderShift({ data, say }) {
  const site = await startSite(data)
  await takeFreeOrders(site.url)
  const browser = await startBrowser()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ar-AE' })
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsentStatus', 'rejected')
    window.shifts = []
    const nameOf = (node) => (node?.nodeType === 1 ? `${node.localName}.${node.className}` : (node?.parentElement?.localName ?? 'gone'))
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        window.shifts.push({ value, hadRecentInput, moved: sources.map(({ node, previousRect: a, currentRect: b }) => `${nameOf(node)} ${a.y}→${b.y}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  const rows = []
  const settled = async (what) => {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_MS)
    const shifts = await page.evaluate(() => window.shifts.splice(0))
    const sumOf = (some) => some.reduce((sum, { value }) => sum + value, 0)
    const unexcused = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    rows.push({ what: `Layout shift of an order that no press excuses, ${what}`, value: sumOf(unexcused), unit: '', goal: { most: NOTHING } })
    rows.push({ what: `All layout shift of an order, ${what}`, value: sumOf(shifts), unit: '', goal: { most: MOST } })
    for (const { value, hadRecentInput, moved } of shifts)
      if (value > NOTHING) say(`${what}: ${value.toFixed(4)}${hadRecentInput ? ', excused' : ''}: ${moved.slice(0, MOST_NAMED).join(', ')}`)
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
