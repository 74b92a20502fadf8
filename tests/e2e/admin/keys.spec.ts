import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import type { Page } from '@playwright/test'
import { comesToRest, declaredScreens, fillSubjects, holdCar, follow, placeOrder } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, type OwnSite, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const ENGLISH = /[A-Za-z]{3,}/
const palette = (page: Page) => page.getByRole('dialog', { name: 'بحث وتنفيذ' })
const field = (page: Page) => palette(page).getByRole('combobox')
const marked = (page: Page) => palette(page).getByRole('option', { selected: true })
const row = (page: Page) => page.locator('tbody tr:focus')

/** A screen of the admin that stands there with its rows. */
async function openList(page: Page, site: OwnSite, list: string): Promise<void> {
  await page.goto(`${site.url}/ar/admin/${list}`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
}

test('[A-016] Ctrl+K finds a car by its number, a screen and a setting, is read as a combobox, and gives the focus back', async ({ page, site }) => {
  const [car] = await site.query(`select id, vin, color_name from vehicle where vin <> '' order by id limit 1`)
  await signInTo(page, site.url, 'admin')
  const askedPaths: string[] = []
  page.on('request', (request) => {
    if (/palette|staff_search/.test(request.url())) askedPaths.push(request.url())
  })
  await openList(page, site, 'vehicles')
  expect(askedPaths).toEqual([])
  const search = page.getByRole('textbox', { name: 'بحث' })
  await search.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  expect((await axeOn(page).analyze()).violations).toEqual([])
  expect(await unstyledParts(page)).toEqual([])
  const offered = await palette(page).getByRole('option').allTextContents()
  expect(offered.filter((text) => ENGLISH.test(text.replace(/^.*\?$/, '')))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(car?.vin).toLowerCase())
  await expect(marked(page)).toContainText(String(car?.vin))
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await marked(page).getAttribute('id'))
  // A query names no one in an address, and of what was typed in one go few questions are left.
  expect(askedPaths.filter((url) => url.includes('?'))).toEqual([])
  expect(askedPaths.filter((url) => url.endsWith('/api/staff_search')).length).toBeLessThan(String(car?.vin).length)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/ar/admin/vehicles/${car?.id}`)

  await page.keyboard.press('Meta+k')
  await page.keyboard.type('الاعدادات')
  await expect(palette(page).getByRole('option', { name: 'الإعدادات', exact: true })).toBeVisible()
  for (let step = 0; step < 30 && (await marked(page).textContent()) !== 'الإعدادات'; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/ar/admin/setting_definitions`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz-nothing')
  await expect(palette(page).getByRole('status')).toHaveText('لا نتائج.')
})

test('[A-016] Ctrl+K in the editor opens another page in place and does what the bar does, but leaves the key to a text with links', async ({ page, site }) => {
  const here = await site.addPage([aBlock('a', 'snippet', { heading: 'هنا', paragraph: '<p>نص</p>' })], { title: 'صفحة هنا' })
  await site.addPage([aBlock('b', 'snippet', { heading: 'هناك' })], { title: 'صفحة القافلة البعيدة' })
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, here))
  await desk.canvas.getByRole('heading', { name: 'هنا' }).click()
  // From within the frame of the canvas.
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect((await axeOn(page).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  const text = page.getByRole('complementary').getByRole('textbox', { name: 'النص', exact: true })
  await text.click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'وجهة الرابط' })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'معاينة', exact: true }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('قافله')
  await expect(marked(page)).toContainText('صفحة القافلة البعيدة')
  await page.keyboard.press('Enter')
  await expect(desk.canvas.getByRole('heading', { name: 'هناك' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('جدولة')
  await expect(marked(page)).toHaveText('جدولة')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /جدول/ })).toBeVisible()
})

test('[A-016] J, K, X, / and Enter work in a list, never while somebody types, and are gone on every device once they are switched off', async ({
  page,
  browser,
  site,
}) => {
  await signInTo(page, site.url, 'admin')
  const askedPaths: string[] = []
  page.on('request', (request) => askedPaths.push(`asked ${new URL(request.url()).pathname}`))
  page.on('response', (response) => askedPaths.push(`told ${new URL(response.url()).pathname}`))
  await openList(page, site, 'vehicles')
  // What filters need reads every car: it waits for the first rows.
  await expect.poll(() => askedPaths.indexOf('told /api/stock/counts')).toBeGreaterThan(-1)
  expect(askedPaths.indexOf('asked /api/stock/counts')).toBeGreaterThan(askedPaths.indexOf('told /api/stock/vehicles'))
  const texts = await page.locator('tbody tr').allTextContents()
  await page.keyboard.press('j')
  await expect(row(page)).toHaveText(texts[0] ?? '')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(row(page)).toHaveText(texts[1] ?? '')
  await page.keyboard.press('x')
  await expect(row(page).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'بحث' })).toBeFocused()
  await page.keyboard.type('jx?')
  await expect(page.getByRole('textbox', { name: 'بحث' })).toHaveValue('jx?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'بحث' }).fill('')
  await expect(page.locator('tbody tr').nth(1)).toHaveText(texts[1] ?? '')

  await page.getByRole('main').getByRole('button', { name: 'الأعمدة' }).focus()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'مفاتيح هذه الشاشة' })
  for (const words of ['السجل التالي', 'تحديد السجل', 'البحث في القائمة', 'بحث وتنفيذ']) await expect(help.getByText(words)).toBeVisible()
  await expect(help.getByText('كتابة ملاحظة')).toHaveCount(0)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await help.getByRole('switch', { name: 'تفعيل المفاتيح المفردة' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(row(page)).toHaveCount(0)
  await expect.poll(async () => (await site.query('select are_keys_off from staff_preference where are_keys_off'))[0]?.are_keys_off).toBe(true)

  const elsewhere = await (await browser.newContext()).newPage()
  await signInTo(elsewhere, site.url, 'admin')
  await openList(elsewhere, site, 'vehicles')
  await elsewhere.keyboard.press('j')
  await expect(row(elsewhere)).toHaveCount(0)
  await elsewhere.keyboard.press('Control+k')
  await expect(field(elsewhere)).toBeFocused()
  await elsewhere.keyboard.type('تفعيل المفاتيح')
  await expect(marked(elsewhere)).toContainText('تفعيل المفاتيح')
  await elsewhere.keyboard.press('Enter')
  await expect(palette(elsewhere)).toHaveCount(0)
  await expect(async () => {
    await elsewhere.keyboard.press('j')
    await expect(row(elsewhere)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(/\/ar\/admin\/vehicles\/\d+$/)
  await elsewhere.context().close()
})

test('[A-016] a list keeps its columns and its order for its person on every device, and its address shows others the same', async ({
  page,
  browser,
  site,
}) => {
  await signInTo(page, site.url, 'admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await openList(page, site, 'vehicles')
  const heads = (of: Page) => of.getByRole('columnheader')
  const first = (of: Page) => of.locator('tbody tr').first()
  await heads(page).filter({ hasText: 'رقم الهيكل' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=vin/)
  await page.getByRole('button', { name: 'الأعمدة' }).click()
  await page.getByRole('switch', { name: 'الحالة', exact: true }).click()
  await expect(heads(page).filter({ hasText: /^الحالة$/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const keptLists = async () =>
    (await site.query(`select lists from staff_preference where lists ? 'vehicles'`))[0]?.lists as Record<string, object> | undefined
  await expect
    .poll(async () => (await keptLists())?.vehicles)
    .toMatchObject({ sort: { field: 'vin', order: 'ASC' }, hidden: expect.arrayContaining(['status']) })
  const text = await first(page).textContent()

  const other = await (await browser.newContext()).newPage()
  await signInTo(other, site.url, 'admin')
  await openList(other, site, 'vehicles')
  await expect(first(other)).toHaveText(text ?? '')
  await other.context().close()

  await page.getByRole('button', { name: 'طرق العرض المحفوظة' }).click()
  await page.getByRole('button', { name: 'نسخ رابط طريقة العرض الحالية' }).click()
  await expect(page.getByText('نُسخ الرابط.')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('textbox', { name: 'اسم طريقة العرض الحالية' }).fill('حسب الهيكل')
  await page.getByRole('checkbox', { name: 'إتاحتها للجميع' }).check()
  await page.getByRole('dialog', { name: 'طرق العرض المحفوظة' }).getByRole('button', { name: 'حفظ' }).click()

  const colleague = await (await browser.newContext()).newPage()
  await signInTo(colleague, site.url, 'editor')
  await colleague.goto(address)
  await expect(first(colleague)).toHaveText(text ?? '')
  await expect(heads(colleague).filter({ hasText: /^الحالة$/ })).toHaveCount(0)
  expect(new URL(colleague.url()).searchParams.has('view')).toBe(false)
  await colleague.getByRole('button', { name: 'طرق العرض المحفوظة' }).click()
  await expect(colleague.getByRole('button', { name: /^حسب الهيكل/ })).toBeVisible()
  await colleague.context().close()
})

/** Screens of subjects that are no list of records: a tree, a calendar, charts, cards, a form. */
const noLists: ReadonlySet<string> = new Set(
  ['nav_entries', 'calendar_entries', 'lead_charts', 'visitor_speed', 'connections', 'operation', 'consent_proofs', 'page_parts', 'page_tags', 'people'].map(
    (name) => `/${name}`,
  ),
)
/** Lists below the address of another subject. */
const lists = [
  ...declaredScreens().filter((screen) => /^\/\w+$/.test(screen) && !noLists.has(screen)),
  '/leads/board',
  '/forms/locations',
  '/forms/bin',
  '/forms/1/leads',
]

/** Goes to a screen of the admin, from another one or from wherever a link led. */
async function show(page: Page, site: OwnSite, screen: string, { isAway }: { isAway: boolean }): Promise<void> {
  if (!isAway) return follow(page, `/ar/admin${screen}`)
  // The way of the link may still be under way: it would end this one, and a second one both.
  const isElsewhere = (url: URL) => !url.pathname.startsWith('/ar/admin')
  // A row with such a link may open its record all the same.
  await page.waitForURL(isElsewhere, { timeout: 10_000 }).catch(() => undefined)
  await page.goto(`${site.url}/ar/admin${screen}`)
  await comesToRest(page)
}

/** What Enter on a row may change: the address, a dialog, something that unfolds, the field with the focus, another tab. */
const standing = (page: Page) =>
  page
    .evaluate(() =>
      JSON.stringify([
        location.href,
        document.querySelectorAll('[role=dialog]').length,
        document.querySelectorAll('details[open], main [aria-expanded="true"]').length,
        document.activeElement?.matches('input, textarea') ?? false,
      ]),
    )
    // Enter may lead to another document, such as the editor, while this one is asked.
    .catch((cause: Error) => {
      if (!cause.message.includes('context was destroyed')) throw cause
      return 'another document'
    })

/** A record of each list that neither the demo nor {@link fillSubjects} has: of money that differs, of a second person, of the care of the site, of the bin. */
async function fillRareLists(site: OwnSite): Promise<void> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}` }
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'نص' })], { title: 'صفحة محذوفة' })
  expect((await fetch(`${site.url}/api/pages/${await pageIdOf(site.url, address)}`, { method: 'DELETE', headers })).status).toBe(204)
  await site.query(
    `insert into payment_difference (gateway, provider_id, kind, ours, theirs, found_at) values ('STRIPE', $1, 'unknown', '', 'captured 1 AED', now())`,
    [`pi_${Date.now()}`],
  )
  await site.query(
    `insert into payment_approval (payment_id, order_id, action, minor, currency, reason, key, asked_by, asked_by_name, asked_at, expires_at)
     select payment_id, id, 'refund', 100, 'AED', 'خصم', gen_random_uuid()::text, 'user:9999', 'ليلى', now(), now() + interval '1 day'
     from customer_order where payment_id is not null order by id desc limit 1`,
  )
  await site.query(
    `insert into care_finding (key, kind, subject, subject_id, title, block_id, group_id, field, target, details, run)
     values (gen_random_uuid()::text, 'broken_link', 'page', 1, 'الرئيسية', '', '', '', '/ar/gone', '{}', 1)`,
  )
  await site.query(`insert into api_token (name, digest, hint, scopes, created_by) values ('مخزن', gen_random_uuid()::text, 'x', '["pages.read"]', '')`)
  await site.query(`insert into listed_vin (list, vin) values ('airbag', 'SADCA2BX1TA700099') on conflict do nothing`)
  const document = new FormData()
  document.set('file', new File(['%PDF-1.4\n%%EOF'], 'list.pdf', { type: 'application/pdf' }))
  expect((await fetch(`${site.url}/media/api/v2/files`, { method: 'POST', headers, body: document })).ok).toBe(true)
  const json = { ...headers, 'content-type': 'application/json' }
  const location = { name: 'دبي', value: 'dubai', market: 'AE', city: 'دبي', email: '', retailer_id: null, active: true, position: 1 }
  await fetch(`${site.url}/forms_api/locations`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(location),
  })
  await holdCar(site.url)
}

/** Rows that lead to their record. */
const CLICKABLE = '.RaDataTable-clickableRow, [role=option]'
/** What Enter may press on a row that has no record of its own. */
const WAY_IN = 'a[href], button:not(:disabled), summary, textarea, input:not([type=checkbox])'

test('[A-016] J and Enter work in every list of the admin, X where rows can be selected, and the list of keys names no others', async ({ page, site }) => {
  test.setTimeout(420_000)
  await fillSubjects(site.url)
  await fillRareLists(site)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin`)
  await comesToRest(page)
  const help = page.getByRole('dialog', { name: 'مفاتيح هذه الشاشة' })
  const main = page.getByRole('main')
  const focused = page.locator('tbody tr:focus, [data-rows] > :focus')
  // A document of the library opens in a tab of its own, or is downloaded.
  const documents: string[] = []
  page.context().on('page', (tab) => {
    documents.push(tab.url())
    void tab.close()
  })
  page.on('download', (download) => documents.push(download.url()))
  // A row may lead to the editor, which is another document and may be a while coming.
  let isAway = false
  for (const list of lists) {
    await show(page, site, list, { isAway })
    isAway = false
    if (list === '/customers') {
      await page.keyboard.type('سارة')
      await expect(page.locator('[data-rows] > *').first()).toBeVisible()
      // Escape would empty the field, and Tab go to a row.
      await main.getByRole('searchbox').evaluate((field) => field.blur())
    }
    const rows = page.locator('.RaDataTable-tableWrapper tbody tr, [data-rows] > *')
    let [count, isSelectable, names] = [0, false, [] as string[]]
    // What the list shows and what its keys are called are read together: rows may still be coming.
    await expect(async () => {
      count = await rows.count()
      isSelectable = (await rows.locator('input[type=checkbox], [data-select]').count()) > 0
      await page.keyboard.press('Shift+?')
      await expect(help).toBeVisible()
      names = await help.getByRole('term').allTextContents()
      await page.keyboard.press('Escape')
      await expect(help).toHaveCount(0)
      // Each list has been given a record.
      expect([list, count > 0, names.includes('السجل التالي'), names.includes('تحديد السجل')]).toEqual([list, true, true, isSelectable])
    }).toPass({ timeout: 20_000 })
    if ((await main.getByRole('columnheader').count()) > 0 && list !== '/forms/1/leads') {
      for (const name of ['الأعمدة', 'طرق العرض المحفوظة']) await expect(main.getByRole('button', { name, exact: true }), `${name} of ${list}`).toBeVisible()
    }
    await page.keyboard.press('j')
    await expect(focused, list).toHaveCount(1)
    if (isSelectable) {
      const isChosen = () => focused.evaluate((row) => row.matches('[aria-selected="true"]') || row.querySelector('input[type=checkbox]:checked') !== null)
      while (!(await focused.locator('input[type=checkbox], [data-select]').count())) await page.keyboard.press('j')
      await page.keyboard.press('x')
      await expect.poll(isChosen, { message: list }).toBe(true)
      await page.keyboard.press('x')
      await expect.poll(isChosen, { message: list }).toBe(false)
    }
    const opens = () => focused.evaluate((row, [clickable, way]) => row.matches(clickable) || row.querySelector(way) !== null, [CLICKABLE, WAY_IN] as const)
    const canOpen = (await rows.and(page.locator(CLICKABLE)).count()) + (await rows.locator(WAY_IN).count()) > 0
    expect([list, names.includes('فتح السجل')]).toEqual([list, canOpen])
    // One's own session has nothing to press, nor has a change without details.
    if (!canOpen) continue
    for (let step = 1; step < count && !(await opens()); step += 1) await page.keyboard.press('j')
    isAway = (await focused.locator('a[href]:not([href^="/ar/admin"], [target=_blank])').count()) > 0
    const before = await standing(page)
    const requestsBefore = documents.length
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await standing(page)) !== before || documents.length > requestsBefore, { message: `Enter in ${list}` }).toBe(true)
    if (!isAway && new URL(page.url()).pathname === `/ar/admin${list}`) await page.keyboard.press('Escape')
  }
})

test('[A-016] Ctrl+K and the list of keys work in the application of forms, and what is found of others opens in the admin', async ({ page, site }) => {
  const [car] = await site.query(`select id, vin from vehicle where vin <> '' order by id limit 1`)
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/forms`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page)).toHaveCount(1)
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'مفاتيح هذه الشاشة' })
  for (const words of ['السجل التالي', 'فتح السجل', 'بحث وتنفيذ']) await expect(help.getByText(words)).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(String(car?.vin))
  await expect(marked(page)).toContainText(String(car?.vin))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/ar/admin/vehicles/${car?.id}`)
  await expect(page.getByRole('main').getByText(String(car?.vin)).first()).toBeVisible()
})

test('[C-259] an order goes from held money to the handover by keyboard alone, and each step says its sum', async ({ page, site }) => {
  test.setTimeout(180_000)
  await placeOrder(site.url)
  const [order] = await site.query(`select id, number, state from customer_order order by id desc limit 1`)
  expect(order?.state).toBe('authorized')
  const stateOf = async () => (await site.query('select state from customer_order where id = $1', [order?.id]))[0]?.state
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { keyboard } = page
  await keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await keyboard.type(String(order?.number))
  await expect(marked(page)).toContainText(String(order?.number))
  await keyboard.press('Enter')
  const work = page.getByRole('region', { name: 'المتابعة' })
  await expect(work.getByRole('button', { name: /^تأكيد الطلب، والمحجوز .*\d.* [^\d\s]/ })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])

  /** Goes to an action of the order by keys, opens it and gives its dialog. */
  const begin = async (name: RegExp) => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(work.getByRole('button', { name })).toBeVisible()
    await keyboard.press('a')
    for (let step = 0; step < 8 && !(await work.getByRole('button', { name }).and(page.locator(':focus')).count()); step += 1) await keyboard.press('Tab')
    await expect(work.getByRole('button', { name })).toBeFocused()
    await keyboard.press('Enter')
    return page.getByRole('dialog')
  }
  await begin(/^تحصيل المبلغ: /)
  await keyboard.press('Enter')
  await expect.poll(stateOf).toBe('paid')
  await begin(/^تأكيد الطلب، والمدفوع /)
  await keyboard.press('Enter')
  await expect.poll(stateOf).toBe('confirmed')
  await begin(/^السيارة جاهزة للاستلام/)
  await keyboard.press('Enter')
  await expect(work.getByRole('button', { name: /^السيارة جاهزة/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'ملاحظة' })).toBeFocused()
  await keyboard.type('سُلّم المفتاح الثاني')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'سجل الطلب' }).getByText('سُلّم المفتاح الثاني')).toBeVisible()
  // What was pressed last has the focus, and keys work from there.
  const handover = await begin(/^تسليم السيارة، والمتبقي .*\d/)
  await expect(handover.getByRole('textbox', { name: 'تاريخ التسليم' })).toBeFocused()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await keyboard.press('Enter')
  await expect.poll(stateOf).toBe('completed')
  await expect(page.getByText('تاريخ التسليم').first()).toBeVisible()
  await page.goto(`${site.url}/ar/admin/orders`)
  const orderRow = page.getByRole('row').filter({ hasText: String(order?.number) })
  await expect(orderRow).toContainText('مكتمل')
  await expect(orderRow).toContainText(/\d.*(درهم|ريال|دينار)/)
})
