import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { days } from '#kernel/durations.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'

const BASE = '/ar/admin'
/** A screen that has not changed for so long, with no request under way, is whole. */
const QUIET_MS = 200
const SOON_MS = [10, 20, 50]

/** The screens that the subjects of the admin declare: `/vehicles`, `/vehicles/create`, `/vehicles/:id`. */
export function declaredScreens(): string[] {
  return globSync('src/admin/*/subject.ts').flatMap((path) => {
    const subjects = readFileSync(path, 'utf8').split('defineSubject(').slice(1)
    return subjects.flatMap((text) => {
      const name = text.match(/name: '(\w+)'/)?.[1]
      const has = (screen: string) => new RegExp(`^ +${screen}: lazy`, 'm').test(text)
      // Forms have an application of their own as well, in which their bin stands beside them.
      if (name === 'binned_forms') return ['/forms/bin']
      return [`/${name}`, ...(has('create') ? [`/${name}/create`] : []), ...(has('edit') ? [`/${name}/:id`] : [])]
    })
  })
}

/** Parts of addresses that name a screen and no record. */
const ownScreens: ReadonlySet<string> = new Set(['create', 'locations', 'settings', 'board', 'bin'])

/** A screen of the admin whatever record it shows. */
export function screenOf(address: string): string {
  const [, subject = '', id, ...tab] = address.split('/')
  if (id === undefined) return `/${subject}`
  return ['', subject, ownScreens.has(id) ? id : ':id', ...tab].join('/')
}

/** Where links of the screen that is open lead within the admin. */
export function linkedScreens(page: Page): Promise<string[]> {
  return page.locator(`a[href^="${BASE}/"]`).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

/**
 * Goes to every screen that links of the admin lead to, and those of `menu`, which a narrow screen hides; once each with the first record that is linked, and
 * looks at it. The admin is open.
 */
export async function visitScreens(page: Page, look: (screen: string) => Promise<void>, menu: readonly string[] = []): Promise<string[]> {
  const waiting: string[] = []
  const seenScreens = new Set<string>()
  const add = (path: string) => {
    const screen = screenOf(path.slice(BASE.length))
    if (seenScreens.has(screen)) return
    seenScreens.add(screen)
    waiting.push(path)
  }
  for (const path of [BASE, ...menu]) add(path)
  while (waiting.length > 0) {
    const address = waiting.shift() ?? ''
    await follow(page, address)
    await look(screenOf(address.slice(BASE.length)))
    for (const path of await linkedScreens(page)) add(path)
  }
  return [...seenScreens]
}

/** Goes to an address as a link of the admin does, without a new document, and waits until its screen stands there and nothing of it is still asked for. */
export async function follow(page: Page, address: string): Promise<void> {
  const before = await page.getByRole('main').innerHTML()
  const isElsewhere = new URL(page.url()).pathname !== address
  let askedCount = 0
  const begin = () => {
    askedCount += 1
  }
  const end = () => {
    askedCount -= 1
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  if (isElsewhere) await expect.poll(async () => (await page.getByRole('main').innerHTML()) !== before, { message: address, intervals: SOON_MS }).toBe(true)
  await comesToRest(page, () => askedCount <= 0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Waits until the screen that is shown is whole: nothing of it loads or changes. Connections that stay open, such as that of an editor, do not count. */
export async function comesToRest(page: Page, hasAnswers: () => boolean = () => true): Promise<void> {
  const loading = page.locator('[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"], .RaLoading-main, .MuiSkeleton-root')
  await expect(loading).toHaveCount(0)
  await expect.poll(async () => (await unchangedFor(page, QUIET_MS)) && hasAnswers(), { message: `${page.url()} comes to rest`, intervals: SOON_MS }).toBe(true)
  await expect(loading).toHaveCount(0)
}

/** Whether nothing of the page changes for so long. */
function unchangedFor(page: Page, ms: number): Promise<boolean> {
  return page.evaluate(
    (quiet) =>
      new Promise<boolean>((resolve) => {
        const tell = (isUnchanged: boolean) => {
          changes.disconnect()
          clearTimeout(timer)
          resolve(isUnchanged)
        }
        const timer = setTimeout(() => tell(true), quiet)
        const changes = new MutationObserver(() => tell(false))
        changes.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    ms,
  )
}

/** Among these cars of the demo are those that can be reserved online; another test on the same site may have ordered some. */
const FIRST_ORDERABLE_CAR = 300
const LAST_ORDERABLE_CAR = 380

const csv = 'id,make,model,condition\nS-1,Jaguar,F-PACE,used\n'

/** A record of every subject of which the demo has none; on a site that has them from another test only those that are gone since. */
export async function fillSubjects(url: string): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const isForm = body instanceof FormData
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  // Each test begins without one, since they are offered with every answer.
  await post('/api/answer_templates', { name: 'الرد الأول', subject_ar: 'طلبكم رقم {number}', text_ar: 'تحية طيبة، {name}\n{adviser}' })
  const knownRedirects = await fetch(`${url}/api/redirects?q=old-address`, { headers: { authorization: `Bearer ${TEST_TOKEN}` } })
  if (((await knownRedirects.json()) as { data: unknown[] }).data.length > 0) return
  await post('/api/redirects', { path: 'old-address', to: '/ar/defender' })
  await post('/api/map_packages', {
    vin: 'SADCA2',
    vehicle_name: 'F-PACE',
    map_region: 'دول الخليج',
    map_version: '2026.1',
    size_gb: 24,
    download_url: 'https://maps.example.com/gcc.zip',
  })
  await post('/api/metaheads', { content: '<meta name="x" content="y">', language: 'html' })
  const rules = [
    { field: 'external_id', from: 'id' },
    { field: 'state', from: 'condition' },
    { field: 'nameplate_brand_name', from: 'make' },
    { field: 'nameplate_name', from: 'model' },
  ]
  const feed = await post('/api/feeds', { key: 'screens', name: 'مخزون الشاشات', rules })
  const form = new FormData()
  form.set('file', new File([csv], 'stock.csv', { type: 'text/csv' }))
  await post(`/api/feeds/${feed}/runs?dry_run=1`, form)
  const person = { first_name: 'سارة', last_name: 'العلي', phone: '+971501234567', email: 'sara@example.com' }
  const attributes = { ...person, contact_by: 'phone', message: 'متى يمكن معاينة السيارة؟', privacy: 'yes' }
  await post('/forms_api/forms/1/leads', { attributes, page_url: `${url}/ar/defender?utm_source=newsletter` })
  const deleted = { name: 'نموذج محذوف', fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }] }
  const inBin = await post('/forms_api/forms', deleted)
  await fetch(`${url}/forms_api/forms/${inBin}`, { method: 'DELETE', headers: { authorization: `Bearer ${TEST_TOKEN}` } })
  const customer = { customer_name: 'سارة العلي', customer_email: 'sara@example.com', customer_phone: '+971501234567', locale: 'ar' }
  const soon = new Date(Date.now() + days(10)).toISOString().slice(0, 10)
  const key = crypto.randomUUID()
  await post('/api/quotations', { key, ...customer, ...(await anOrderableCar(url)), kind: 'reservation', way: 'cash', valid_until: soon })
  await placeOrder(url)
  await takeAmount(url)
}

/** Takes the amount of the newest order, for which no reason is asked. */
async function takeAmount(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const foundOrders = await fetch(`${url}/api/orders/search`, { method: 'POST', headers, body: JSON.stringify({ sort: 'id', order: 'desc', per_page: 1 }) })
  const [order] = ((await foundOrders.json()) as { data: { id: number; version: string }[] }).data
  const body = JSON.stringify({ action: 'capture', reason: '', key: crypto.randomUUID() })
  const answer = await fetch(`${url}/api/orders/${order?.id}/actions`, { method: 'POST', headers: { ...headers, 'if-match': `"${order?.version}"` }, body })
  if (!answer.ok) throw new Error(`capture answered ${answer.status}: ${await answer.text()}`)
}

type OrderableCar = { vehicle_id: number; company_uuid: string }

/** Cars that nobody has ordered, as an order names them. */
async function* orderableCars(url: string): AsyncGenerator<OrderableCar> {
  // A visitor of another test may be holding one.
  const heldCars = (await (await fetch(`${url}/buy_online/locks`)).json()) as { data: { vehicle_id: number }[] }
  for (let id = FIRST_ORDERABLE_CAR; id <= LAST_ORDERABLE_CAR; id += 1) {
    if (heldCars.data.some(({ vehicle_id }) => vehicle_id === id)) continue
    const answer = await fetch(`${url}/api/vehicles/${id}`)
    const { data } = (await answer.json()) as { data?: { status: string; owner_uuid: string } }
    if (data?.status === 'stock' && data.owner_uuid !== '') yield { vehicle_id: id, company_uuid: data.owner_uuid }
  }
}

async function anOrderableCar(url: string): Promise<OrderableCar> {
  for await (const car of orderableCars(url)) return car
  throw new Error('every car that can be ordered has been')
}

type HeldCar = { car: OrderableCar; lock_id: string | undefined; amount: { minor: number; currency: string } }
type Buyer = (path: string, body: unknown) => Promise<Record<string, string>>

/** A visitor who buys: their calls carry the cookie that they were given. */
function aBuyer(url: string): Buyer {
  let cookie = ''
  return async (path, body) => {
    const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
    const answer = await fetch(`${url}/buy_online/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return ((await answer.json()) as { data: Record<string, string> }).data
  }
}

/** Holds a car. One that this address has held in another test is refused to it for a while, as is one that is sold elsewhere only. */
export async function holdCar(url: string, ask = aBuyer(url)): Promise<HeldCar> {
  let refusal: unknown
  for await (const car of orderableCars(url)) {
    const heldLock = await ask('orders/init', car).catch((error: unknown) => {
      refusal = error
    })
    if (heldLock) return { car, lock_id: heldLock.lock_id, amount: heldLock.amount as unknown as HeldCar['amount'] }
  }
  throw refusal ?? new Error('every car that can be ordered has been')
}

/** An order with a payment, as a buyer places it at the test gateway. */
export async function placeOrder(url: string): Promise<void> {
  const ask = aBuyer(url)
  const { car, lock_id, amount } = await holdCar(url, ask)
  const { stripe_payment_intent_id } = await ask('test_payment', { payment: { ...car, amount: amount.minor, currency: amount.currency } })
  await ask(`test_payment/${stripe_payment_intent_id}/pay`, { choice: 'approve' })
  const person = { first_name: 'سارة', last_name: 'العلي', phone: '+971501234567' }
  await ask('orders', { order: { ...car, lock_id, stripe_payment_intent_id, customer_email: 'sara@example.com', locale: 'ar', lead_attributes: person } })
}
