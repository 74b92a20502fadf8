import type { Page } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const kinds = [
  ...['نص قصير', 'بريد إلكتروني', 'هاتف', 'نص طويل', 'قائمة منسدلة', 'اختيار واحد', 'اختيار متعدد', 'رقم', 'تاريخ'],
  ...['معرض', 'موعد', 'موقع', 'سيارة', 'موافقة', 'ملف', 'نص توضيحي', 'حقل مخفي', 'خطوة'],
]
const rows = (page: Page) => page.getByRole('list', { name: 'الحقول' }).getByRole('button')
const publication = (page: Page) => page.getByRole('dialog', { name: 'نشر النموذج' })
const canvas = (page: Page) => page.frameLocator('iframe[title="النموذج كما يراه الزوار"]')

async function addByKeyboard(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: `إضافة: ${kind}`, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Chooses by keyboard in a list of the admin. */
async function chooseByKeyboard(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).last().press('Enter')
  await page.getByRole('option', { name: option, exact: true }).press('Enter')
}

test('[C-066] a form with every kind of field, two steps, a condition and a file is drawn by keyboard, shown, filled in by a visitor, and its lead is read', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/forms/create`)
  // The name is asked for, and marked, so that it can be typed over.
  await expect(page.getByRole('textbox', { name: 'اسم النموذج' })).toBeFocused()
  await page.keyboard.type('نموذج شامل')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ar\/admin\/forms\/\d+$/)
  const id = page.url().split('/').at(-1)
  await expect(page.getByRole('textbox', { name: 'اسم النموذج' })).toHaveValue('نموذج شامل')
  for (const kind of kinds) await addByKeyboard(page, kind)
  await expect(rows(page)).toHaveCount(kinds.length)

  // The step stands last; Alt with an arrow key moves it up, before the consent.
  await rows(page).last().focus()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows(page).nth(kinds.length - 2 - step)).toBeFocused()
  }
  await expect(rows(page).nth(13)).toContainText('خطوة جديدة')
  await expect(canvas(page).getByText('الخطوة 2 من 2')).toBeVisible()
  await expect(canvas(page).locator('[data-field]')).toHaveCount(kinds.length)

  // The file is asked for only after one of the answers of the first step.
  await rows(page).filter({ hasText: 'إرفاق ملف' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'إظهار الحقل بشرط' }).getByRole('switch').press('Space')
  await chooseByKeyboard(page, 'الحقل', 'اختر واحدًا')
  await chooseByKeyboard(page, 'القيمة', 'الخيار الثاني')
  await expect(canvas(page).locator('[data-field]')).toHaveCount(kinds.length)

  const axeResults = await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(axeResults.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await page
    .getByRole('switch', { name: 'غير متاح للزوار' })
    .or(page.getByRole('checkbox', { name: 'غير متاح للزوار' }))
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'نشر', exact: true }).focus()
  await page.keyboard.press('Enter')
  await publication(page).getByRole('button', { name: 'نشر' }).press('Enter')
  await expect(page.getByText('منشور', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto(`/ar/form/${id}`)
  await visitor.getByLabel('نص قصير').fill('مريم')
  await visitor.getByLabel('البريد الإلكتروني', { exact: true }).fill('maryam@example.com')
  await visitor.getByLabel('رقم الجوال').fill('+971501234567')
  const choice = (name: string) => visitor.getByRole('group', { name: 'اختر واحدًا' }).or(visitor.getByRole('radiogroup')).getByRole('radio', { name })
  await choice('الخيار الأول').check()
  await visitor.getByRole('button', { name: 'الخطوة التالية' }).click()
  const file = visitor.getByLabel('إرفاق ملف')
  await expect(visitor.getByRole('checkbox', { name: /أوافق/ })).toBeVisible()
  await expect(file).toBeHidden()
  await visitor.getByRole('button', { name: 'الخطوة السابقة' }).click()
  await choice('الخيار الثاني').check()
  await visitor.getByRole('button', { name: 'الخطوة التالية' }).click()
  await file.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await visitor.getByRole('checkbox', { name: /أوافق/ }).check()
  await visitor.getByRole('button', { name: 'إرسال' }).click()
  await expect(visitor.getByRole('heading', { name: 'شكرًا لك' })).toBeVisible()
  await visitor.context().close()

  await page.goto(`${site.url}/ar/forms/${id}/leads`)
  await page.getByRole('link', { name: 'مريم' }).or(page.getByRole('table').getByRole('link').first()).first().click()
  await expect(page).toHaveURL(new RegExp(`/ar/forms/${id}/leads/\\d+$`))
  await expect(page.getByRole('main').getByText('maryam@example.com').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('الخيار الثاني').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('licence.pdf').first()).toBeVisible()
})

test('fields are dragged into the canvas and about; what is typed is saved by itself, unfinished too, and is back after a reload', async ({
  page,
  site,
  problems,
}) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/1`)
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).count()
  await page.getByRole('button', { name: 'إضافة: رقم', exact: true }).dragTo(rows(page).first(), { targetPosition: { x: 40, y: 3 } })
  await expect(rows(page)).toHaveCount(before + 1)
  await expect(rows(page).first()).toContainText('رقم')
  await expect(canvas(page).locator('[data-field]').first()).toHaveAttribute('data-selected', '')
  const label = page.getByRole('textbox', { name: 'العنوان بالعربية' })
  await label.fill('')
  await expect(page.getByText('محفوظ ولم يُنشر')).toBeVisible()
  await page.getByRole('button', { name: 'نشر', exact: true }).click()
  await publication(page).getByRole('button', { name: 'نشر' }).click()
  await expect(page.getByText('لم يُنشر النموذج. راجع', { exact: false })).toBeVisible()
  await label.fill('عدد السيارات')
  // The reload comes before the save: the work stands in the browser.
  await page.route('**/forms_api/forms/1/draft', (route) => route.abort())
  await label.fill('عدد السيارات المطلوبة')
  await expect(page.getByText('غير محفوظ، لا اتصال')).toBeVisible()
  await page.unroute('**/forms_api/forms/1/draft')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('استُعيدت تغييراتك غير المحفوظة', { exact: false })).toBeVisible()
  await expect(rows(page).first()).toContainText('عدد السيارات المطلوبة')
  await expect(page.getByText('محفوظ ولم يُنشر')).toBeVisible()
  expect(await site.query("select draft -> 'fields' -> 0 -> 'label' ->> 'ar' as label from form where id = 1")).toEqual([{ label: 'عدد السيارات المطلوبة' }])
  await page.getByRole('button', { name: 'نشر', exact: true }).click()
  await expect(publication(page)).toContainText('عدد السيارات المطلوبة')
  await page.getByRole('button', { name: 'العودة إلى المنشور' }).click()
  await expect(rows(page)).toHaveCount(before)
  await expect(page.getByText('منشور', { exact: true })).toBeVisible()
  expect(await site.query('select draft from form where id = 1')).toEqual([{ draft: null }])
  await page.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(rows(page)).toHaveCount(before + 1)
  expect(problems.filter((text) => !/forms\/1\/(draft|publish)/.test(text))).toEqual([])
  problems.length = 0
})

test('[A-049] a form is changed as a draft that visitors do not see, published, and brought back to an earlier version', async ({ page, site }) => {
  const seenName = async () => ((await (await fetch(`${site.url}/forms_api/forms/3`)).json()) as { data: { name: string } }).data.name
  const first = await seenName()
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/3`)
  const name = page.getByRole('textbox', { name: 'اسم النموذج' })
  const publish = page.getByRole('button', { name: 'نشر', exact: true })
  await name.fill('اسم المسودة')
  await expect(page.getByText('محفوظ ولم يُنشر')).toBeVisible()
  expect(await seenName()).toBe(first)
  await page.goto(`${site.url}/ar/admin/forms`)
  await expect(page.getByRole('row', { name: first }).getByText('تغييرات لم تُنشر')).toBeVisible()
  await page.goto(`${site.url}/ar/admin/forms/3`)
  await expect(name).toHaveValue('اسم المسودة')
  await publish.press('Enter')
  await expect(publication(page)).toContainText('اسم النموذج')
  await expect(publication(page)).toContainText(first)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await publication(page).getByRole('button', { name: 'نشر' }).click()
  await expect.poll(seenName).toBe('اسم المسودة')
  await expect(publish).toBeDisabled()

  await page.getByRole('button', { name: 'الإصدارات' }).click()
  const dialog = page.getByRole('dialog', { name: 'الإصدارات' })
  const versions = dialog.getByRole('listitem')
  await expect(versions.filter({ hasText: 'الإصدار 2' })).toContainText('الظاهر للزوار')
  await expect(versions.filter({ hasText: 'الإصدار 2' })).toContainText('محرر')
  await dialog.getByRole('button', { name: 'مقارنة الإصدار 1 بالمسودة' }).click()
  const comparison = page.getByRole('dialog', { name: 'مقارنة الإصدارات' })
  await expect(comparison.locator('del').getByText(first, { exact: true })).toBeVisible()
  await expect(comparison.locator('ins')).toHaveText('اسم المسودة')
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await comparison.getByRole('combobox', { name: 'قبل' }).click()
  await page.getByRole('option', { name: 'الإصدار 2' }).click()
  await expect(comparison.getByText('لا يوجد اختلاف.')).toBeVisible()
  await comparison.getByRole('combobox', { name: 'بعد' }).click()
  await page.getByRole('option', { name: 'الإصدار 1' }).click()
  await expect(comparison.locator('ins').getByText(first, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'استعادة الإصدار 1' }).click()
  await page.getByRole('dialog', { name: 'استعادة الإصدار 1؟' }).getByRole('button', { name: 'استعادة' }).click()
  await expect(name).toHaveValue(first)
  expect(await seenName()).toBe('اسم المسودة')
  await publish.click()
  await publication(page).getByRole('button', { name: 'نشر' }).click()
  await expect.poll(seenName).toBe(first)
})

test('[A-049] two people edit one form: what each does reaches the other, and both are asked only for what both changed', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/4`)
  const name = page.getByRole('textbox', { name: 'اسم النموذج' })
  const other = await (await browser.newContext({ locale: 'ar-AE', timezoneId: 'Asia/Dubai', viewport: { width: 1440, height: 900 } })).newPage()
  await signInTo(other, site.url, 'admin')
  await other.goto(`${site.url}/ar/admin/forms/4`)
  const otherName = other.getByRole('textbox', { name: 'اسم النموذج' })
  await otherName.fill('اسم من زميل')
  await expect(other.getByText('محفوظ ولم يُنشر')).toBeVisible()
  // The first person writes elsewhere: both changes are there.
  await rows(page).first().click()
  await page.getByRole('textbox', { name: 'العنوان بالعربية' }).fill('عنوان آخر')
  await expect(name).toHaveValue('اسم من زميل')
  await expect(rows(page).first()).toContainText('عنوان آخر')
  await expect(page.getByText('محفوظ ولم يُنشر')).toBeVisible()
  // Then both write the name.
  await otherName.fill('اسم الزميل الثاني')
  await expect.poll(() => site.query("select draft ->> 'name' as name from form where id = 4")).toEqual([{ name: 'اسم الزميل الثاني' }])
  await name.fill('اسمي')
  const dialog = page.getByRole('dialog', { name: 'عدّله شخص آخر أثناء تحريرك' })
  await expect(dialog.getByRole('radiogroup', { name: 'اسم النموذج' })).toContainText('اسم الزميل الثاني')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect.poll(() => site.query("select draft ->> 'name' as name from form where id = 4")).toEqual([{ name: 'اسمي' }])
  // Who comes back to the tab sees what was done meanwhile.
  await other.reload()
  await expect(otherName).toHaveValue('اسمي')
  await otherName.fill('اسم أخير')
  await expect.poll(() => site.query("select draft ->> 'name' as name from form where id = 4")).toEqual([{ name: 'اسم أخير' }])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(name).toHaveValue('اسم أخير')
  expect(problems.filter((text) => !/412 .*forms\/4\/draft/.test(text))).toEqual([])
  problems.length = 0
  await other.context().close()
})

test('what is set of a field and is not right yet is kept in the draft, said at its setting, and undone; the settings are read on a phone', async ({
  page,
  site,
  problems,
}) => {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const options = [{ value: 'x', label: { ar: 'الأول' } }]
  const fields = [
    { id: 'c', name: 'c', type: 'radio', label: { ar: 'الاختيار' }, options },
    { id: 'n', name: 'n', type: 'text', label: { ar: 'الاسم' }, show_when: { match: 'all', tests: [{ field: 'c', is: 'equal', value: 'x' }] } },
  ]
  const body = JSON.stringify({ name: 'خصائص', fields })
  const newForm = (await (await fetch(`${site.url}/forms_api/forms`, { method: 'POST', headers, body })).json()) as { data: { id: number } }
  const { id } = newForm.data
  const draftOf = async () => (await site.query('select draft from form where id = $1', [id]))[0]?.draft as { fields: Record<string, unknown>[] } | null
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/${id}`)
  await rows(page).last().click()
  const key = page.getByRole('textbox', { name: 'المفتاح' })
  await key.fill('A key')
  await expect(key).toHaveAccessibleDescription('أحرف لاتينية صغيرة وأرقام وشرطة سفلية، على أن يبدأ بحرف.')
  await expect(rows(page).last()).toContainText('يحتاج إلى مراجعة')
  await expect.poll(async () => (await draftOf())?.fields[1]?.name).toBe('A key')
  await page.getByRole('button', { name: 'نشر', exact: true }).click()
  await page.getByRole('dialog', { name: 'نشر النموذج' }).getByRole('button', { name: 'نشر', exact: true }).click()
  await expect(page.getByText('لم يُنشر النموذج. راجع', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(key).toHaveValue('n')

  await page.getByRole('textbox', { name: 'التوضيح بالإنجليزية' }).fill('As on your passport')
  await chooseByKeyboard(page, 'الصيغة المطلوبة', 'صيغة مخصصة')
  const expression = page.getByRole('textbox', { name: 'تعبير نمطي' })
  await expression.fill('[')
  await expect(expression).toHaveAccessibleDescription('التعبير النمطي غير صحيح')
  await expression.fill('[A-Z]+')
  await rows(page).first().click()
  await page.getByRole('button', { name: 'إضافة خيار' }).press('Enter')
  await page.keyboard.type('الثاني')
  await expect
    .poll(async () => (await draftOf())?.fields)
    .toMatchObject([
      { options: [...options, { value: 'option_2', label: { ar: 'الثاني' } }] },
      { name: 'n', hint: { ar: '', en: 'As on your passport' }, rules: { pattern: { source: '[A-Z]+' } }, show_when: fields[1]?.show_when },
    ])

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.url}/ar/admin/forms/${id}`)
    const pane = (name: string) => (width < 1200 ? page.getByRole('tab', { name, exact: true }).click() : undefined)
    await pane('الحقول')
    await rows(page).last().click()
    await pane('الحقل')
    await expect(page.getByRole('group', { name: 'إظهار الحقل بشرط' }).getByRole('combobox', { name: 'القيمة' })).toContainText('الأول')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  }
  expect(problems.filter((text) => !/forms\/\d+\/publish/.test(text))).toEqual([])
  problems.length = 0
})

test('staff send a test from the preview, which is checked as a visitor’s and stands in no list', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/6`)
  // What is not published is published from the preview.
  await page.getByRole('textbox', { name: 'اسم النموذج' }).fill('تجربة المعاينة')
  await page.getByRole('button', { name: 'معاينة', exact: true }).click()
  await page.getByRole('button', { name: 'نشر النموذج' }).click()
  await expect(page.getByText('ما ترسله هنا تجربة', { exact: false })).toBeVisible()
  const form = page.frameLocator('iframe[title="معاينة النموذج"]')
  const send = form.locator('button[type="submit"]')
  await send.click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
  for (const [label, text] of [
    ['الاسم الأول', 'تجربة'],
    ['اسم العائلة', 'المعاينة'],
    ['رقم الجوال', '0501234567'],
    ['البريد الإلكتروني', 'preview@example.com'],
  ] as const) {
    const control = form.getByLabel(label, { exact: true })
    if ((await control.count()) > 0) await control.fill(text)
  }
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 })
  await form.getByRole('checkbox', { name: /أوافق/ }).check()
  await send.click()
  await expect(page.getByText('وصلت التجربة.')).toBeVisible()
  const [storedLead] = await site.query("select state, retailer_id from lead where email = 'preview@example.com'")
  expect(storedLead).toEqual({ state: 'test', retailer_id: null })
})

test('[A-049][C-008][C-009][C-235] the forms application has its screens, which say what is wrong with a receiver, and its links stay below /ar/forms/', async ({
  page,
  site,
}) => {
  await signInTo(page, site.url, 'admin')
  const attributes = {
    first_name: 'سارة',
    last_name: 'العلي',
    phone: '+971501239876',
    email: 'of-the-form@example.com',
    contact_by: 'phone',
    message: 'متى يمكن معاينة السيارة؟',
    privacy: 'yes',
  }
  // No lead has the number of its form, so that neither can stand for the other.
  await site.query("select setval(pg_get_serial_sequence('lead', 'id'), 1000)")
  const submission = await fetch(`${site.url}/forms_api/forms/1/leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ attributes }),
  })
  expect(submission.status).toBe(201)
  const [lead] = await site.query("select id from lead where email = 'of-the-form@example.com'")
  const receiver = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'http://crm.example.com/leads', enabled: true }
  await site.query('update form set integrations = $1 where id = 2', [JSON.stringify([receiver])])
  const screens = [
    ['/ar/forms/', 'النماذج'],
    ['/ar/forms/2', 'تجربة القيادة'],
    ['/ar/forms/2?part=connections', 'تجربة القيادة'],
    ['/ar/forms/2/leads', 'طلبات النموذج'],
    [`/ar/forms/1/leads/${lead?.id}`, 'سارة العلي'],
    ['/ar/forms/2/exports', 'تصدير الطلبات'],
    ['/ar/forms/locations', 'المواقع'],
    ['/ar/forms/settings', 'إعدادات الخدمة'],
    ['/ar/forms/bin', 'سلة النماذج المحذوفة'],
  ] as const
  for (const [address, heading] of screens) {
    await page.goto(site.url + address)
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading)
    if (address.endsWith('connections')) {
      const checks = page.getByRole('main').getByRole('alert')
      await expect(checks.filter({ hasText: 'webhooks.signing_key' })).toBeVisible()
      await expect(checks.filter({ hasText: 'لا يستخدم' })).toContainText('CRM')
    }
    const inner = await page
      .getByRole('main')
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    // Beside the one way out, to the whole admin, and the ways to call or write to somebody.
    expect(
      inner.filter((href) => href !== '/ar/admin' && !href.startsWith('/ar/forms') && !/^(tel|mailto):/.test(href)),
      address,
    ).toEqual([])
  }
  await site.query(`update form set integrations = '[]' where id = 2`)
  await page.goto(`${site.url}/ar/forms/1/leads/${lead?.id}`)
  await expect(page.getByRole('main').getByText('of-the-form@example.com').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'العودة إلى الطلبات' })).toHaveAttribute('href', '/ar/forms/1/leads')
  await page.goto(`${site.url}/ar/forms/`)
  await page.getByRole('link', { name: 'تجربة القيادة' }).click()
  await expect(page).toHaveURL(`${site.url}/ar/forms/2`)
  await expect(page.getByRole('tab', { name: 'الربط' })).toBeVisible()
})

test('the publication of a form is planned from its screen by keyboard, seen in the list, and taken back', async ({ page, site }) => {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'نموذج بموعد', fields: [{ id: 'n', name: 'n', type: 'text', label: { ar: 'الاسم' } }] })
  const newForm = (await (await fetch(`${site.url}/forms_api/forms`, { method: 'POST', headers, body })).json()) as { data: { id: number } }
  const { id } = newForm.data
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/${id}`)
  const later = page.getByRole('button', { name: 'جدولة النشر' })
  await expect(later).toBeDisabled()
  await page.getByRole('textbox', { name: 'اسم النموذج' }).fill('نموذج بموعد جديد')
  await later.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'موعد نشر النموذج' })
  const [day, time] = [dialog.getByRole('textbox', { name: 'التاريخ' }), dialog.getByRole('textbox', { name: 'الوقت' })]
  await expect(time).toHaveValue('09:00')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  }
  await day.fill('01/01/2020')
  await time.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('مضى هذا الموعد.')
  await day.fill('31/12/2098')
  await time.fill('٢٥:٠٠')
  await time.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('أدخل التاريخ والوقت.')
  await time.fill('٠٨:٣٠')
  await time.press('Enter')
  await expect(dialog).toHaveCount(0)
  const notice = page.getByRole('alert').filter({ hasText: 'موعد نشر النموذج' })
  await expect(notice).toContainText('31 ديسمبر 2098، 08:30')
  // Eight thirty on the clocks of Dubai.
  expect(await site.query('select name, plan_at, draft ->> $2 as draft from form where id = $1', [id, 'name'])).toMatchObject([
    { name: 'نموذج بموعد', plan_at: new Date('2098-12-31T04:30:00Z'), draft: 'نموذج بموعد جديد' },
  ])
  await page.goto(`${site.url}/ar/admin/forms`)
  await expect(page.getByRole('row').filter({ hasText: 'نموذج بموعد' })).toContainText('مجدول')
  await page.goto(`${site.url}/ar/admin/forms/${id}`)
  await notice.getByRole('button', { name: 'إلغاء الجدولة' }).press('Enter')
  await expect(notice).toHaveCount(0)
  expect(await site.query('select plan, plan_at from form where id = $1', [id])).toEqual([{ plan: null, plan_at: null }])
})

test('two people in one form see each other, at which field, and what the other saves, without a reload', async ({ page, site, browser }) => {
  const body = { name: 'نموذج لاثنين', fields: ['first', 'second'].map((id) => ({ id, name: id, type: 'text', label: { ar: `حقل ${id}` } })) }
  const made = await fetch(`${site.url}/forms_api/forms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await made.json()) as { data: { id: number } }
  const address = `${site.url}/ar/admin/forms/${data.id}`
  await signInTo(page, site.url, 'admin')
  await page.goto(address)
  await rows(page).first().click()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const second = await context.newPage()
  await signInTo(second, site.url, 'editor')
  await second.goto(address)
  await expect(second.getByRole('list', { name: 'في النموذج الآن: مدير تجريبي' })).toBeVisible()
  await expect(rows(second).first()).toContainText('قيد التحرير: مدير تجريبي')
  await expect(rows(second).nth(1)).not.toContainText('قيد التحرير')
  await rows(second).first().click()
  await expect(second.getByRole('alert').filter({ hasText: 'هذا الحقل قيد التحرير الآن: مدير تجريبي.' })).toBeVisible()
  await addByKeyboard(second, 'رقم')
  await expect(second.locator('[data-save-state="saved"]')).toBeVisible()

  // What is chosen is told at once, and the answer says what others saved meanwhile.
  await rows(page).nth(1).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'في النموذج الآن: محررة تجريبية' })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])

  await second.close({ runBeforeUnload: true })
  await rows(page).first().click()
  await expect(page.getByRole('list', { name: /في النموذج الآن/ })).toHaveCount(0)
  await context.close()
})
