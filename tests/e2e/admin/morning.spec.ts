import type { Page } from '@playwright/test'
import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { comesToRest, placeOrder } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aPicture } from '../site-under-test/drop-files.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

async function ask(site: OwnSite, path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** A lead that waits for an answer and is more urgent than those before. */
async function aLead(site: OwnSite, name: string): Promise<number> {
  const person = { first_name: name, last_name: 'العلي', phone: '+971501234567', email: 'sara@example.com' }
  await ask(site, '/forms_api/forms/1/leads', { attributes: { ...person, contact_by: 'phone', message: 'متى يمكن معاينة السيارة؟', privacy: 'yes' } })
  const [row] = await site.query(`select id, state from lead order by id desc limit 1`)
  const id = Number(row?.id)
  if (row?.state === 'suspected') await ask(site, `/api/leads/${id}/release`, {})
  await site.query(`update lead set due_at = now() - ($2 || ' minutes')::interval where id = $1`, [id, String(id)])
  return id
}

/** Presses keys as hands do, and counts each of them. */
function aKeyboard(page: Page) {
  let pressed = 0
  return {
    press: async (chord: string) => {
      pressed += chord.split('+').length
      await page.keyboard.press(chord)
    },
    count: () => pressed,
  }
}

const sectionsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
const orders = ['بانتظار التأكيد', 'حجوزات توشك أن تنتهي', 'زيارات اليوم']
const pages = ['بانتظار النشر', 'مجدولة', 'آخر التعديلات', 'المهام الفاشلة']
const care = 'العناية بالموقع'
const [leads, tasks, cars, feeds] = ['طلبات بانتظار الرد', 'مهام اليوم', 'سيارات تحتاج إلى استكمال', 'مصادر بيانات تعثّر استيرادها']

/** What the menu of each role begins with, and how many entries it shows at most: what is used rarely is folded. */
const menus = {
  retailer: { first: ['لوحة المتابعة', 'طلبات العملاء', 'الطلبات عبر الإنترنت'], most: 8 },
  sales: { first: ['لوحة المتابعة', 'طلبات العملاء', 'الطلبات عبر الإنترنت'], most: 12 },
  finance: { first: ['لوحة المتابعة', 'الطلبات عبر الإنترنت', 'عروض الأسعار', 'العملاء'], most: 9 },
  editor: { first: ['لوحة المتابعة', 'الصفحات', 'التقويم'], most: 22 },
  admin: { first: ['لوحة المتابعة', 'طلبات العملاء', 'الطلبات عبر الإنترنت'], most: 25 },
} as const

test('a lead is answered in at most four keys from the first screen: the mail is sent once, the clock stops, and the lead is gone from the screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const id = await aLead(site, 'سارة')
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin`)
  await expect(page.getByRole('link', { name: 'سارة العلي' }).first()).toBeVisible()
  const hands = aKeyboard(page)
  await hands.press('a')
  const dialog = page.getByRole('dialog', { name: 'الرد على سارة العلي' })
  await expect(dialog.getByRole('textbox', { name: 'النص' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'النص' })).toHaveValue(/سارة العلي/)
  await hands.press('Control+Enter')
  await expect(dialog).toBeHidden()
  expect(hands.count()).toBeLessThanOrEqual(4)
  const [answered] = await site.query(`select state, answered_at is not null as is_answered from lead where id = $1`, [id])
  expect(answered).toEqual({ state: 'contacted', is_answered: true })
  expect(await site.query(`select 1 from delivery where key like $1`, [`lead:${id}:answer:%`])).toHaveLength(1)
  await expect(page.locator(`a[href$="/leads/${id}"]`)).toHaveCount(0)
})

test('each role begins with its own work, on a phone as well: axe finds nothing, no English in Arabic, and everything is as large as a thumb', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await aLead(site, 'منى')
  await placeOrder(site.url)
  const expected = {
    sales: [leads, tasks, ...orders],
    finance: orders,
    editor: [...pages, care, cars, feeds],
    retailer: [],
    admin: [leads, tasks, ...orders, cars, feeds, ...pages, care],
  } as const
  for (const [role, sections] of Object.entries(expected)) {
    await page.context().clearCookies({ name: 'maarad_session' })
    await signInTo(page, site.url, role as keyof typeof expected)
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await page.goto(`${site.url}/ar/admin`)
      await comesToRest(page)
      const sectionsFound = async () => (await sectionsOf(page)).filter((title) => (sections as readonly string[]).includes(title))
      await expect.poll(async () => [role, await sectionsFound()]).toEqual([role, sections])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      expect([role, await foreignTexts(page), await tornTexts(page)]).toEqual([role, [], []])
      expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${role} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    const entries = page.getByRole('navigation', { name: 'قائمة الإدارة' }).getByRole('link')
    // Entries of folded sections are there and not shown.
    const menu = (await entries.allInnerTexts()).map((name) => name.trim()).filter(Boolean)
    const { first, most } = menus[role as keyof typeof menus]
    expect([role, menu.slice(0, first.length)]).toEqual([role, first])
    expect(menu.length, `${role}: ${menu.join(', ')}`).toBeLessThanOrEqual(most)
    if (role !== 'sales') continue
    await page.setViewportSize(PHONE)
    const answer = page.getByRole('button', { name: /^الرد على/ }).first()
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
})

test('the keyboard goes through leads in the order of the first screen, notes a call, sets a task for tomorrow and ends one of today', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const last = await aLead(site, 'هدى')
  const first = await aLead(site, 'ريم')
  await site.query(`insert into lead_task (lead_id, text, due_at, created_by) values ($1, 'إرسال العرض', now() - interval '1 minute', 'ليلى')`, [first])
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin`)
  await page.getByRole('button', { name: 'تم: إرسال العرض' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'تم: إرسال العرض' })).toHaveCount(0)
  await page.getByRole('link', { name: 'ريم العلي' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/leads/${first}$`))
  await expect(page.getByRole('button', { name: 'الطلب التالي' })).toBeEnabled()

  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'اتصال', exact: true }).click()
  await expect(dialog.getByRole('link', { name: /^اتصال بالرقم/ })).toHaveAttribute('href', 'tel:+971501234567')
  await dialog.getByRole('button', { name: 'لم يرد' }).click()
  await dialog.getByRole('textbox', { name: 'ملخص المكالمة' }).fill('سنعاود غدًا')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('الرد عبر الهاتف، ولم يرد العميل')).toBeVisible()
  expect(await site.query(`select state from lead where id = $1`, [first])).toEqual([{ state: 'new' }])

  await page.getByRole('button', { name: 'تذكيري' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'المهام' }).getByText('معاودة الاتصال')).toBeVisible()
  const [task] = await site.query(
    `select to_char(due_at at time zone 'Asia/Dubai', 'HH24:MI') as time, (due_at at time zone 'Asia/Dubai')::date - (now() at time zone 'Asia/Dubai')::date as days
     from lead_task where lead_id = $1 and done_at is null`,
    [first],
  )
  expect(task).toEqual({ time: '10:00', days: 1 })

  await page.getByRole('heading', { name: 'سجل الطلب' }).click()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/leads/${last}$`))
  await expect(page.getByRole('button', { name: 'الطلب السابق' })).toBeEnabled()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`/leads/${first}$`))
})

test('a template is written with its fields, tried, and stands first where a lead is answered; a chat opens with its text and is noted', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const id = await aLead(site, 'نورة')
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin/answer_templates/create`)
  await page.getByRole('textbox', { name: 'الاسم' }).fill('ترحيب')
  const text = page.getByRole('textbox', { name: 'النص بالعربية' })
  await text.fill('مرحبًا ')
  await page.getByRole('button', { name: 'إدراج في النص: اسم العميل' }).first().click()
  await expect(text).toHaveValue('مرحبًا {name}')
  await expect(page.getByText('مرحبًا سارة العلي')).toBeVisible()
  await page.getByRole('button', { name: /حفظ/ }).click()
  await expect(page).toHaveURL(/answer_templates$/)

  await page.goto(`${site.url}/ar/admin/leads/${id}`)
  await page.getByRole('button', { name: 'الرد على نورة العلي' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'واتساب' }).click()
  await expect(dialog.getByRole('textbox', { name: 'النص' })).toHaveValue('مرحبًا نورة العلي')
  const chat = dialog.getByRole('link', { name: 'فتح واتساب وتسجيل الرد' })
  await expect(chat).toHaveAttribute('href', `https://wa.me/971501234567?text=${encodeURIComponent('مرحبًا نورة العلي')}`)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await chat.click()
  await expect(page.getByText('الرد عبر واتساب')).toBeVisible()
  expect([(await axeOn(page).analyze()).violations, await foreignTexts(page)]).toEqual([[], []])
})

test('the board shows leads by stage, and one is moved by its menu with the keyboard and by dragging, only where it may go', async ({ page, site }) => {
  await page.setViewportSize(DESK)
  const id = await aLead(site, 'دانة')
  const stateOf = async () => (await site.query(`select state from lead where id = $1`, [id]))[0]?.state
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin/leads/board`)
  const column = (name: string) => page.getByRole('region', { name, exact: false })
  await expect(column('جديد').getByRole('link', { name: 'دانة العلي' })).toBeVisible()
  await page.getByRole('button', { name: 'نقل: دانة العلي' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['تم التواصل', 'تمت الصفقة', 'لم تتم الصفقة', 'مرفوض'])
  await page.keyboard.press('Enter')
  await expect(column('تم التواصل').getByRole('link', { name: 'دانة العلي' })).toBeVisible()
  expect(await stateOf()).toBe('contacted')
  // A browser tells what a card is over from the second move.
  const steps = 5
  await page.getByRole('listitem').filter({ hasText: 'دانة العلي' }).dragTo(column('تمت الصفقة'), { steps })
  await expect(column('تمت الصفقة').getByRole('link', { name: 'دانة العلي' })).toBeVisible()
  expect(await stateOf()).toBe('won')
  // A deal is not rejected afterwards.
  await page.getByRole('listitem').filter({ hasText: 'دانة العلي' }).dragTo(column('مرفوض'), { steps })
  expect(await stateOf()).toBe('won')
  expect([(await axeOn(page).analyze()).violations, await foreignTexts(page)]).toEqual([[], []])
  await page.setViewportSize(PHONE)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('an order is confirmed from the first screen on a phone by keys alone: the button and the question say the sum, the line goes, and the focus stays in its panel', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  await placeOrder(site.url)
  const [order] = await site.query(`select id, vehicle_name from customer_order order by id desc limit 1`)
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin`)
  const panel = page.getByRole('region', { name: 'بانتظار التأكيد' })
  const line = panel.getByRole('listitem').filter({ has: page.locator(`a[href$="/orders/${order?.id}"]`) })
  const confirm = line.getByRole('button', { name: /^تأكيد الطلب، و(المحجوز|المدفوع) .*\d.* [^\d\s]/ })
  expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await confirm.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'تأكيد الطلب' })
  await expect(dialog.getByRole('button', { name: /^تأكيد الطلب/ })).toBeFocused()
  expect([(await axeOn(page).analyze()).violations, await foreignTexts(page)]).toEqual([[], []])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(line).toHaveCount(0)
  expect(await site.query(`select state from customer_order where id = $1`, [order?.id])).toEqual([{ state: 'confirmed' }])
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('somebody of a retailer begins with the leads and orders of their own retailer and no others, and their menu has nothing of others’ work', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  await signInTo(page, site.url, 'retailer')
  const [own, other] = await site.query('select id from retailer order by id limit 2')
  const [mine, theirs] = [await aLead(site, 'لطيفة'), await aLead(site, 'غادة')]
  await site.query('update lead set retailer_id = $2 where id = $1', [mine, own?.id])
  await site.query('update lead set retailer_id = $2 where id = $1', [theirs, other?.id])
  await placeOrder(site.url)
  const [order] = await site.query(`update customer_order set retailer_id = $1 where id = (select max(id) from customer_order) returning id`, [own?.id])
  const assign = (ids: unknown[]) => site.query(`update staff_user set retailers = $1 where role = 'retailer'`, [ids])
  await assign([own?.id])
  try {
    await page.goto(`${site.url}/ar/admin`)
    await expect(page.getByRole('link', { name: 'لطيفة العلي' })).toBeVisible()
    await expect(page.getByText('لم يُحدَّد معرضك بعد')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'غادة العلي' })).toHaveCount(0)
    expect(await sectionsOf(page)).toEqual([leads, tasks, ...orders])
    await expect(page.getByRole('region', { name: 'بانتظار التأكيد' }).locator(`a[href$="/orders/${order?.id}"]`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'الرد على لطيفة العلي' })).toBeVisible()
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await comesToRest(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      expect([await foreignTexts(page), await tornTexts(page)]).toEqual([[], []])
      expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    const menu = await page.getByRole('navigation', { name: 'قائمة الإدارة' }).getByRole('link').allInnerTexts()
    expect(menu.slice(0, 3)).toEqual(['لوحة المتابعة', 'طلبات العملاء', 'الطلبات عبر الإنترنت'])
    expect(menu.length).toBeLessThanOrEqual(menus.retailer.most)
  } finally {
    await assign([])
  }
})

test('[A-016] [A-141] a car without a picture is named on the first screen, and gets the pictures that are dropped on its row, in the order of their names', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const [car] = await site.query(`select id, details from vehicle where is_published and status = 'stock' and details -> 'photos' <> '[]' order by id limit 1`)
  await site.query(`update vehicle set details = jsonb_set(details, '{photos}', '[]'), version = version + 1 where id = $1`, [car?.id])
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin`)
  const line = page
    .getByRole('region', { name: cars })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/vehicles/${car?.id}"]`) })
  await expect(line).toContainText('صورة')
  await expect(line.getByRole('button', { name: /^إضافة صور: / })).toBeVisible()
  expect([(await axeOn(page).analyze()).violations.map(({ id }) => id), await foreignTexts(page)]).toEqual([[], []])
  const pictures = await Promise.all([60, 130].map((red) => aPicture(red)))
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const [index, bytes] of all.entries()) {
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], `shot-${all.length - index}.png`, { type: 'image/png' }))
    }
    return data
  }, pictures)
  for (const type of ['dragover', 'drop']) await line.dispatchEvent(type, { dataTransfer: transfer })
  await expect(line).toHaveCount(0)
  const names = await site.query(
    `select i.name from vehicle v, jsonb_array_elements(v.details -> 'photos') with ordinality as photo (value, place)
     join media_image i on i.id = (photo.value ->> 'image_id')::int where v.id = $1 order by place`,
    [car?.id],
  )
  expect(names.map(({ name }) => name)).toEqual(['shot-1.png', 'shot-2.png'])
  await site.query('update vehicle set details = $2, version = version + 1 where id = $1', [car?.id, JSON.stringify(car?.details)])
})
