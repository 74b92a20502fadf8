import type { Page } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }

async function aVehicle({ url }: OwnSite, values: object): Promise<{ id: number; version: string; link: string } & Record<string, unknown>> {
  const body = { state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED', gross_price: 250_000, ...values }
  const answer = await fetch(`${url}/api/stock/vehicles`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: { id: number; version: string; link: string } & Record<string, unknown> }).data
}

const open = (page: Page, { url }: OwnSite, path: string) => page.goto(`${url}/ar/admin${path}`)
const filtered = (filter: object) => `/vehicles?filter=${encodeURIComponent(JSON.stringify(filter))}`

async function search(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'بحث' }).fill(text)
  await expect(page.getByRole('row')).toHaveCount(2)
}

test('[A-016] a vehicle is found by its VIN, and its new price is what visitors see', async ({ page, site }) => {
  const { link } = await aVehicle(site, { vin: 'SADCA2BX1TA700001', gross_price: 250_000 })
  await signInTo(page, site.url, 'editor')
  await open(page, site, '/vehicles')
  await search(page, 'ta700001')
  await expect(page.getByRole('cell', { name: 'SADCA2BX1TA700001' })).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('tab', { name: 'الأسعار' }).click()
  const price = page.getByRole('textbox', { name: 'السعر الإجمالي' })
  await expect(price).toHaveValue('250000')
  await price.fill('-1')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await price.fill('247500')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/ar${link}`)).text()).toContain('247,500')
  await expect(page.getByRole('link', { name: 'عرض في الموقع' })).toHaveAttribute('href', `/ar${link}`)
})

test('[A-016][A-148] many vehicles change their status at once; what is refused is named with its reason', async ({ page, site }) => {
  const [, , stale] = [
    await aVehicle(site, { vin: 'BULKFREE', feed: 'bulk', external_id: '1' }),
    await aVehicle(site, { vin: 'BULKSOLD', feed: 'bulk', external_id: '2', status: 'sold' }),
    await aVehicle(site, { vin: 'BULKSTALE', feed: 'bulk', external_id: '3' }),
  ]
  await signInTo(page, site.url, 'editor')
  await open(page, site, filtered({ feed: 'bulk' }))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('row').first().getByRole('checkbox').check()
  const saved = await fetch(`${site.url}/api/stock/vehicles/${stale.id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${stale.version}"` },
    body: JSON.stringify({ ...stale, power: 400 }),
  })
  expect(saved.status).toBe(200)
  await page.getByRole('button', { name: 'تغيير الحالة' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /قيد التصنيع/ })).toBeDisabled()
  await dialog.getByRole('radio', { name: /محجوزة/ }).check()
  await dialog.getByRole('button', { name: 'تغيير الحالة' }).click()
  await expect(dialog).toContainText('تغيّرت: 1')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'BULKSOLD' })).toContainText('الانتقال غير ممكن من حالة «مبيعة»')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'BULKSTALE' })).toContainText('حفظها شخص آخر')
  await dialog.getByRole('button', { name: 'إغلاق' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'BULKFREE' })).toContainText('محجوزة')
  await expect(page.getByRole('row').filter({ hasText: 'BULKSTALE' })).toContainText('متوفرة')
})

test('[A-016][A-126] the price of many cars is previewed, changed, and taken back for those that nobody has changed since', async ({ page, site }) => {
  const ours = { feed: 'dear', gross_price: 249_999 }
  const [, since] = [
    await aVehicle(site, { ...ours, vin: 'DEARONE', external_id: '1' }),
    await aVehicle(site, { ...ours, vin: 'DEARTWO', external_id: '2', gross_price: 300_000 }),
    await aVehicle(site, { ...ours, vin: 'DEARNONE', external_id: '3', gross_price: null }),
  ]
  await fetch(`${site.url}/api/feeds`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: 'dear', name: 'المورّد', rules: [{ field: 'gross_price', from: 'Price' }] }),
  })
  await signInTo(page, site.url, 'editor')
  await open(page, site, filtered({ feed: 'dear' }))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('row').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'تغيير السعر' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'النسبة المئوية' }).fill('٥')
  const preview = dialog.getByRole('table')
  await expect(preview.getByRole('row').filter({ hasText: 'DEARONE' })).toContainText(/249,999 درهمًا.*237,499 درهمًا/)
  await expect(preview.getByRole('row')).toHaveCount(3)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'DEARNONE' })).toContainText('بلا سعر')
  await expect(dialog).toContainText('يستبدل الاستيراد التالي من «\u2068المورّد\u2069» القيمة الجديدة. عدد السيارات: 2')
  expect((await axeOn(page).include('[role=dialog]').analyze()).violations).toEqual([])
  await expect(page.getByRole('row').filter({ hasText: 'DEARTWO' }).first()).toContainText('300,000')
  await dialog.getByRole('button', { name: 'تغيير السعر' }).click()
  await expect(dialog).toHaveCount(0)
  const row = (vin: string) => page.getByRole('row').filter({ hasText: vin })
  await expect(row('DEARONE')).toContainText('237,499')
  await expect(row('DEARTWO')).toContainText('285,000')

  const now = (await (await fetch(`${site.url}/api/stock/vehicles/${since.id}`, { headers })).json()) as { data: { version: string } }
  const saved = await fetch(`${site.url}/api/stock/vehicles/${since.id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${now.data.version}"` },
    body: JSON.stringify({ ...now.data, gross_price: 280_000, msrp_price: 280_000 }),
  })
  expect(saved.status).toBe(200)
  await page.getByRole('button', { name: 'تراجع عن آخر تعديل جماعي' }).click()
  await expect(dialog).toContainText('تخفيض السعر بنسبة 5%')
  await dialog.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(dialog).toContainText('أُعيدت: 1')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'DEARTWO' })).toContainText('عُدّلت بعد ذلك فتُركت كما هي')
  await dialog.getByRole('button', { name: 'إغلاق' }).click()
  await expect(row('DEARONE')).toContainText('249,999')
  await expect(row('DEARTWO')).toContainText('280,000')
  await expect(page.getByRole('button', { name: 'تراجع عن آخر تعديل جماعي' })).toHaveCount(0)
})

test('[A-016][A-126] retailer, listing and a fixed price of many cars are previewed, changed and taken back in the browser', async ({ page, site }) => {
  const [, to] = await site.query("select id, name, dealer_code from retailer where dealer_code <> '' order by id limit 2")
  const [from] = await site.query("select id, name, dealer_code from retailer where dealer_code <> '' order by id limit 1")
  const newListing = await fetch(`${site.url}/api/stock/listings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: 'chosen-cars', name: 'سيارات مختارة', currency: 'AED', membership: 'named' }),
  })
  expect(newListing.status).toBe(201)
  const ours = { feed: 'mass', dealer_code: from?.dealer_code, retailer_id: from?.id, owner_name: from?.name }
  await aVehicle(site, { ...ours, vin: 'MASSONE', external_id: '1', gross_price: 240_000 })
  await aVehicle(site, { ...ours, vin: 'MASSTWO', external_id: '2', gross_price: 260_000 })
  const cars = (column: string) =>
    site.query(`select ${column} as value from vehicle where feed = 'mass' order by vin`).then((rows) => rows.map(({ value }) => value))
  await signInTo(page, site.url, 'editor')
  await open(page, site, filtered({ feed: 'mass' }))
  await expect(page.getByRole('row')).toHaveCount(3)
  const dialog = page.getByRole('dialog')
  const begin = async (name: string) => {
    await page.getByRole('row').first().getByRole('checkbox').check()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toContainText('عدد السيارات المحددة: 2')
  }
  const change = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  const undo = async (what: string) => {
    await page.getByRole('button', { name: 'تراجع عن آخر تعديل جماعي' }).click()
    await expect(dialog).toContainText(what)
    await dialog.getByRole('button', { name: 'تراجع', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  await begin('تغيير المعرض')
  await dialog.getByRole('combobox', { name: 'المعرض' }).click()
  await page.getByRole('option', { name: String(to?.name), exact: true }).click()
  await expect(dialog.getByRole('row').filter({ hasText: 'MASSONE' })).toContainText(String(to?.name))
  await change('تغيير المعرض')
  expect(await cars('dealer_code')).toEqual([to?.dealer_code, to?.dealer_code])
  await undo('تغيير المعرض')
  expect(await cars('dealer_code')).toEqual([from?.dealer_code, from?.dealer_code])

  await begin('تغيير القوائم')
  await dialog.getByRole('combobox', { name: 'قائمة السيارات' }).click()
  await page.getByRole('option', { name: 'سيارات مختارة' }).click()
  await expect(dialog.getByRole('row').filter({ hasText: 'MASSTWO' })).toContainText('chosen-cars')
  await change('تغيير القوائم')
  const lists = 'publication_lists'
  expect(await cars(lists)).toEqual([['chosen-cars'], ['chosen-cars']])
  await undo('إضافة إلى القائمة «\u2068chosen-cars\u2069»')
  expect((await cars(lists)).flat()).toEqual([])

  await begin('تغيير السعر')
  await dialog.getByRole('radio', { name: 'تحديد مبلغ ثابت' }).check()
  await dialog.getByRole('textbox', { name: 'المبلغ' }).fill('٢٥٠,٠٠٠')
  await expect(dialog.getByRole('row').filter({ hasText: 'MASSONE' })).toContainText(/240,000 درهم.*250,000 درهم/)
  await change('تغيير السعر')
  const row = (vin: string) => page.getByRole('row').filter({ hasText: vin })
  for (const vin of ['MASSONE', 'MASSTWO']) await expect(row(vin)).toContainText('250,000')
  await undo('تحديد السعر')
  await expect(row('MASSONE')).toContainText('240,000')
  await expect(row('MASSTWO')).toContainText('260,000')
})

test('[A-016] vehicles are withdrawn from the site and published again', async ({ page, site }) => {
  const { id } = await aVehicle(site, { vin: 'WITHDRAWN', feed: 'hide', external_id: '1' })
  const status = async () => (await fetch(`${site.url}/api/vehicles/${id}`)).status
  await signInTo(page, site.url, 'editor')
  await open(page, site, filtered({ feed: 'hide' }))
  for (const [name, after] of [
    ['سحب من الموقع', 404],
    ['نشر', 200],
  ] as const) {
    await page.getByRole('row').filter({ hasText: 'WITHDRAWN' }).getByRole('checkbox').check()
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await status()).toBe(after)
  }
})

test('[A-016][A-148] on a phone many vehicles change at once as well, by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await aVehicle(site, { vin: 'PHONEONE', feed: 'phone', external_id: '1' })
  await aVehicle(site, { vin: 'PHONETWO', feed: 'phone', external_id: '2' })
  await aVehicle(site, { vin: 'PHONETHREE', feed: 'phone', external_id: '3' })
  await signInTo(page, site.url, 'editor')
  await open(page, site, filtered({ feed: 'phone' }))
  const item = (vin: string) => page.getByRole('listitem').filter({ hasText: vin })
  await page.getByRole('checkbox', { name: 'تحديد الكل' }).check()
  const bar = page.getByRole('region', { name: 'الإجراءات' })
  await expect(bar).toContainText('حُدِّدت 3 عناصر')
  await page.getByRole('checkbox', { name: /PHONETHREE/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'تحديد الكل' })).toHaveAttribute('data-indeterminate', 'true')
  await expect(bar).toContainText('حُدِّد عنصران')
  await expect(page.getByRole('status').filter({ hasText: 'حُدِّد عنصران' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect((await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()).violations).toEqual([])

  await bar.getByRole('button', { name: 'تغيير الحالة' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /محجوزة/ }).check()
  await dialog.getByRole('button', { name: 'تغيير الحالة' }).click()
  await expect(item('PHONEONE')).toContainText('محجوزة')
  await expect(item('PHONETWO')).toContainText('محجوزة')
  await expect(item('PHONETHREE')).toContainText('متوفرة')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'تحديد الكل' })).toBeFocused()

  await page.getByRole('checkbox', { name: /PHONETWO/ }).check()
  await bar.getByRole('button', { name: 'سحب من الموقع' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'سحب من الموقع' }).click()
  await expect(item('PHONETWO')).toContainText('مسحوبة')
})

test('[A-016][A-185][C-403][C-404] a new listing with a filter shows how many vehicles it has, and which', async ({ page, site }) => {
  await aVehicle(site, { vin: 'LISTED', nameplate_name: 'Project 8' })
  await signInTo(page, site.url, 'editor')
  await open(page, site, '/listings/create')
  const choicesWith = (name: string) =>
    page
      .locator('fieldset')
      .filter({ has: page.getByRole('checkbox', { name, exact: true }) })
      .getByRole('checkbox')
  for (const [one, count] of [
    ['جديدة', 3],
    ['متوفرة', 8],
    ['بنزين', 6],
  ] as const)
    await expect(choicesWith(one)).toHaveCount(count)
  await page.getByRole('textbox', { name: 'الاسم' }).fill('سيارات نادرة')
  await page.getByRole('textbox', { name: 'المفتاح' }).fill('rare-cars')
  await page.getByRole('combobox', { name: 'الطراز' }).fill('Project')
  await page.getByRole('option', { name: 'Project 8 (1)' }).click()
  await page.getByRole('button', { name: 'حفظ' }).click()
  const row = page.getByRole('row').filter({ hasText: 'rare-cars' })
  await row.getByRole('link', { name: 'عرض سياراتها: 1' }).click()
  await expect(page.getByRole('cell', { name: 'LISTED' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect.poll(async () => ((await (await fetch(`${site.url}/public_api/listing/rare-cars`)).json()) as { meta?: { total: number } }).meta?.total).toBe(1)
})

test('[A-016] a save that began from an older version asks field by field, and nothing is lost', async ({ page, site, problems }) => {
  const vehicle = await aVehicle(site, { vin: 'TWOSAVERS' })
  await signInTo(page, site.url, 'editor')
  await open(page, site, `/vehicles/${vehicle.id}`)
  const colour = page.getByRole('textbox', { name: 'درجة اللون' })
  await colour.fill('أزرق')
  await fetch(`${site.url}/api/stock/vehicles/${vehicle.id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${vehicle.version}"` },
    // With its model the address of its page changes, about which nobody is asked.
    body: JSON.stringify({ ...vehicle, derivative: 'SVR', nameplate_name: 'XE' }),
  })
  await page.getByRole('button', { name: 'حفظ' }).click()
  const dialog = page.getByRole('dialog', { name: 'عدّله شخص آخر أثناء تحريرك' })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3)
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['الطراز', 'الفئة', 'درجة اللون'])
  await dialog.getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect
    .poll(async () => ((await (await fetch(`${site.url}/api/vehicles/${vehicle.id}`)).json()) as { data: object }).data)
    .toMatchObject({ color_name: 'أزرق', version: 'SVR', nameplate_name: 'XE' })
  // The browser itself logs the refused save.
  expect(problems.splice(0)).toEqual([expect.stringContaining('412')])
})

test('[A-016][A-312][C-306] invalid showroom configuration shows an error at its field', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await open(page, site, '/company_configs/1')
  await page.getByRole('button', { name: /JSON.*للمبرمجين/ }).click()
  const content = page.getByRole('main').locator('.cm-content')
  await content.fill('{ "blocks": [{ "type": "html" }] }')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('main')).toContainText('محتوى غير مكتمل في \u2066blocks.0\u2069')
  await content.fill('{ "blocks": [{ "type": "html", "html": "<p>ضمان الوكيل</p>" }] }')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/public_api/company_config/all?config_type=additional`)).text()).toContain('ضمان الوكيل')
})
