// How long staff wait for the first rows of the long lists of the admin, in a browser.
import { signIn } from '../tests/support/site/sign-in.ts'
import { adminClient } from './admin-client.mjs'
import { copyVehicles, untilIndexed } from './many-cars.mjs'
import { percentile } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const RECORDS = rounds(100_000)
const ROUNDS = rounds(7)
const MOST_MS = 700
const SCREEN = { viewport: { width: 1440, height: 900 }, locale: 'ar-AE' }
const ADMIN = '/ar/admin'
const lists = ['vehicles', 'leads', 'orders', 'pages']

export async function measureStaffLists({ data }) {
  const site = await startSite(data)
  const database = await adminClient(data)
  await copyVehicles(database, RECORDS)
  await writePeople(database, RECORDS)
  // Those that other parts have left are among them: what follows the change would be measured with the lists.
  const { rows: counted } = await database.query('select count(*)::int as published from vehicle where is_published')
  await untilIndexed(site.url, counted[0].published)
  const browser = await startBrowser()
  const [name, value] = (await signIn(site.url, 'admin')).split('=')
  const cookies = [{ name, value, url: site.url }]
  const rows = []
  for (const list of lists) {
    const label = `${RECORDS.toLocaleString('en')} cars, leads and orders: first rows of ${list}`
    const { cold, warm } = await timesOf(browser, cookies, site.url, list)
    rows.push({ what: `${label}, from the menu`, value: percentile(warm, 0.5), unit: 'ms', goal: { most: MOST_MS } })
    rows.push({ what: `${label}, from its address with an empty cache`, value: cold, unit: 'ms' })
  }
  await browser.close()
  await database.end()
  await site.stop()
  return rows
}

async function timesOf(browser, cookies, url, list) {
  const context = await browser.newContext(SCREEN)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const firstRow = page.locator('main tbody tr').first()
  const cold = await timeOf(async () => {
    await page.goto(`${url}${ADMIN}/${list}`, { waitUntil: 'commit' })
    await firstRow.waitFor()
  })
  const warm = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator(`nav a[href="${ADMIN}"], nav a[href="${ADMIN}/"]`).first().click()
    await firstRow.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    warm.push(
      await timeOf(async () => {
        await page.locator(`nav a[href^="${ADMIN}/${list}"]`).first().click()
        await firstRow.waitFor()
      }),
    )
  }
  await context.close()
  return { cold, warm }
}

async function timeOf(act) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** As many leads and orders as cars, one a minute up to now, written by the database itself. */
async function writePeople(database, count) {
  const person = `'أحمد ' || n, 'person-' || n || '@mail.example'`
  await database.query(
    `insert into lead (form_id, form_version, key, state, created_at, email, phone, locale, attributes)
     select (select min(id) from form), 1, 'list-' || n, 'new', now() - n * interval '1 minute', 'person-' || n || '@mail.example', '+97150' || lpad(n::text, 7, '0'), 'ar', '{"first_name":"أحمد"}'
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await database.query(
    `insert into customer_order (customer_name, customer_email, number, created_at, state, kind, vehicle_id, is_unique, company_uuid, retailer_id, vendor_uuid, vendor_type, lock_id,
       metadata, lead_attributes, confirmation_by_link, locale, holders, amount, currency, vehicle_name)
     select ${person}, 'MRD-' || n, now() - n * interval '1 minute', 'confirmed', 'order', n, false, '', (select min(id) from retailer), '', '', gen_random_uuid(),
       '{}', '{}', false, 'ar', '{}', 0, 'AED', 'ديفندر 110' from generate_series(1, $1::int) as n`,
    [count],
  )
  await database.query('analyze')
}
