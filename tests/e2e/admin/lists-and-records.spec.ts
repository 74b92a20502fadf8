import type { Page } from '@playwright/test'
import { declaredScreens, fillSubjects } from '../site-under-test/admin-screens.ts'
import { pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/**
 * Screens of one record without a text that is saved with the whole: runs, payments, orders, quotations and leads go on by actions, the builder of forms
 * stores each change, and of a user only rights are chosen.
 */
const withoutText: ReadonlySet<string> = new Set(['feed_runs', 'payments', 'orders', 'quotations', 'leads', 'forms', 'users'])
/** Where another field than the first is changed, since a VIN with one more figure is none. */
const changedFields = new Map([['/listed_vins/:id', 'القائمة']])
/** Where another record than the first is changed, since an id of Google has a form of its own. */
const changedRecords = new Map([['/setting_definitions/:id', 'meta.title_divider']])

/** What is written where a figure at the end of the text would break it. */
const addedTexts = new Map([['/metaheads/:id', ' ']])

/** Writes one more figure into a text of the screen and saves; answers what the service said. */
async function saveOneChange(page: Page, screen: string): Promise<string> {
  const field = changedFields.get(screen)
  const main = page.getByRole('main')
  const texts = main
    .locator('input:not([type]), input[type=text], input[type=email], input[type=url], textarea, [contenteditable=true]')
    .and(page.locator(':not([readonly]):not([disabled]):not([aria-hidden]):not([role=combobox]):visible'))
  await (field === undefined ? texts.first() : main.getByRole('textbox', { name: field })).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(addedTexts.get(screen) ?? '1')
  const isSave = (method: string) => ['PUT', 'PATCH', 'POST'].includes(method)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => isSave(response.request().method()) && response.url().includes('/api/')),
    main.getByRole('button', { name: 'حفظ', exact: true }).click(),
  ])
  return answer.ok() ? 'saved' : `${answer.status()} ${await answer.text()}`
}

test('the admin says who links to a page before it is taken off the site or deleted', async ({ page, site }) => {
  const target = await site.addPage([aBlock('t', 'snippet', { heading: 'هدف' })], { title: 'صفحة الهدف' })
  await site.addPage([aBlock('s', 'snippet', { heading: 'مصدر', paragraph: `<p><a href="${target}">إليها</a></p>` })], { title: 'صفحة المصدر' })
  const id = await pageIdOf(site.url, target)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/pages?filter=${encodeURIComponent(JSON.stringify({ q: 'صفحة الهدف' }))}`)
  await page.getByRole('button', { name: 'إلغاء نشر صفحة الهدف' }).click()
  const dialog = page.getByRole('dialog', { name: 'إلغاء نشر صفحة الهدف؟' })
  await expect(dialog.getByText('روابط لن تقود إلى شيء (1):')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'صفحة المصدر' })).toHaveAttribute('href', /\/ar\/cms\?page=\d+&block=s$/)
  await dialog.getByRole('button', { name: 'إلغاء النشر' }).click()
  await expect(page.getByText('عادت صفحة الهدف مسودة.')).toBeVisible()
  expect((await fetch(site.url + target)).status).toBe(404)

  await page.getByRole('button', { name: 'حذف صفحة الهدف' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'صفحة المصدر' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText('نُقلت صفحة الهدف إلى سلة المحذوفات.')).toBeVisible()

  await page.goto(`${site.url}/ar/admin/binned_pages`)
  const row = page.getByRole('row').filter({ hasText: target.replace('/ar', '') })
  await expect(row).toContainText('صفحة الهدف')
  await row.getByRole('button', { name: 'استعادة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'استعادة' }).click()
  await expect(page.getByText(/^عادت الصفحة .* مسودةً\.$/)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await site.query('select status from page where id = $1', [id])).toEqual([{ status: 'draft' }])
})

test('broken JSON of a setting says that it is broken, and where', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/vehicles.families`)
  await page.getByRole('button', { name: /JSON.*للمبرمجين/ }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' ]')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('main').getByText(/^صيغة JSON غير صحيحة عند السطر \d+، الموضع \d+\.$/)).toBeVisible()
  await expect(page.getByText('هذا الحقل مطلوب')).toHaveCount(0)
})

test('whoever opens a stored record and changes a text of it can save it, on every screen of the admin', async ({ page, site }) => {
  test.setTimeout(240_000)
  await fillSubjects(site.url)
  await signInTo(page, site.url, 'admin')
  page.setDefaultTimeout(20_000)
  const said: Record<string, string> = {}
  const edited = declaredScreens().filter((screen) => screen.endsWith('/:id') && !withoutText.has(screen.split('/')[1] ?? ''))
  for (const screen of edited) {
    const list = `/ar/admin${screen.replace('/:id', '')}`
    await page.goto(site.url + list)
    const first = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/create"])`).first()
    const record = changedRecords.get(screen)
    await page.goto(site.url + (record ? `${list}/${record}` : await first.getAttribute('href')))
    said[screen] = await saveOneChange(page, screen).catch((error: Error) => error.message.slice(0, 300))
  }
  expect(said).toEqual(Object.fromEntries(edited.map((screen) => [screen, 'saved'])))
})

type Filling = (page: Page) => Promise<void>
const texts =
  (values: Record<string, string>): Filling =>
  async (page) => {
    for (const [name, value] of Object.entries(values)) await page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(value)
  }
const choice = async (page: Page, name: string, option: string) => {
  await page.getByRole('main').getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What each screen that makes a record wants at least, and a person would write there. Forms and quotations have journeys of their own. */
const fillings: Record<string, Filling> = {
  '/listed_vins/create': texts({ 'رقم الهيكل': 'SALWA2FK7HA100001' }),
  '/map_packages/create': async (page) => {
    await texts({
      'رقم الهيكل أو بدايته': 'SADCB7',
      السيارة: 'F-PACE',
      المنطقة: 'الخليج',
      الإصدار: '2026.2',
      'عنوان التنزيل': 'https://maps.example.com/x.zip',
    })(page)
    await page.getByRole('spinbutton', { name: 'الحجم بالغيغابايت' }).fill('24.5')
  },
  '/vehicles/create': async (page) => {
    await choice(page, 'النوع', 'جديدة')
    await texts({ العلامة: 'Jaguar', الطراز: 'F-PACE' })(page)
  },
  '/dealers/create': texts({ الاسم: 'معرض الخبر', 'رمز المعرض': 'KHOBAR' }),
  '/redirects/create': texts({ 'من المسار': 'gone-for-good', إلى: '/ar/defender' }),
  '/metaheads/create': async (page) => {
    await page.locator('.cm-content').click()
    await page.keyboard.type('console.debug(1)')
  },
  '/listings/create': texts({ الاسم: 'قائمة الخبر', المفتاح: 'khobar' }),
  '/feeds/create': texts({ الاسم: 'مخزون الخبر', المعرّف: 'khobar' }),
  '/company_configs/create': async (page) => {
    await texts({ المفتاح: 'khobar' })(page)
    await choice(page, 'ينطبق على', 'الطلب عبر الإنترنت')
  },
  '/api_tokens/create': async (page) => {
    await texts({ الاسم: 'برنامج' })(page)
    await page.getByRole('checkbox', { name: 'قراءة المخزون' }).check()
  },
  '/answer_templates/create': texts({ الاسم: 'شكر', 'النص بالعربية': 'شكرًا لتواصلكم.' }),
}
const ownJourney: ReadonlySet<string> = new Set(['/forms/create', '/quotations/create'])

test('[A-016] every screen that makes a record saves nothing empty, and stores what has the least that it asks for', async ({ page, site }) => {
  test.setTimeout(240_000)
  await signInTo(page, site.url, 'admin')
  page.setDefaultTimeout(20_000)
  const screens = declaredScreens().filter((screen) => screen.endsWith('/create') && !ownJourney.has(screen))
  expect(screens.toSorted()).toEqual(Object.keys(fillings).toSorted())
  const said: Record<string, string> = {}
  for (const screen of screens) {
    await page.goto(`${site.url}/ar/admin${screen}`)
    said[screen] = await createOne(page, fillings[screen] as Filling).catch((error: Error) => error.message.slice(0, 300))
  }
  expect(said).toEqual(Object.fromEntries(screens.map((screen) => [screen, 'stored'])))
})

/** Fills in what the screen asks for and saves; answers what the service said. */
async function createOne(page: Page, fill: Filling): Promise<string> {
  const save = page.getByRole('main').getByRole('button', { name: /^(حفظ|إنشاء)/ })
  await expect(save).toBeDisabled()
  await fill(page)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && /\/(api|forms_api)\//.test(response.url())),
    save.click(),
  ])
  return answer.status() === 201 ? 'stored' : `${answer.status()} ${await answer.text()}`
}
