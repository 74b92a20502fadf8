import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const header = 'رقم;الماركة;الطراز;الوقود;السعر;external'
const file = (...rows: string[]) => ({ name: 'مخزون.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${[header, ...rows].join('\r\n')}\r\n`) })
const three = file('K-1;Jaguar;كوغار;ديزل;120,000;x', 'K-2;Jaguar;نمر;كهرباء;150,000;x', 'K-3;Jaguar;فهد;ديزل;90,000;x')

async function open(page: Page, site: OwnSite, path: string): Promise<void> {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin${path}`)
}

/** The rule of a field, with what is typed into it. */
async function fillRule(page: Page, { field, from, constant }: { field: string; from?: string; constant?: string }): Promise<void> {
  const ruleGroup = page.getByRole('group', { name: field, exact: true })
  if (from) await ruleGroup.getByLabel('العمود أو المسار').fill(from)
  if (constant) await ruleGroup.getByLabel('القيمة البديلة').fill(constant)
}

async function addRule(page: Page, rule: { field: string; from?: string; constant?: string }): Promise<void> {
  await page.getByRole('button', { name: 'إضافة حقل' }).click()
  await page.getByRole('combobox', { name: 'حقل السيارة' }).last().click()
  await page.getByRole('option', { name: rule.field, exact: true }).click()
  await fillRule(page, rule)
}

async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('group', { name: 'النوع', exact: true }).getByRole('combobox', { name: 'القيمة البديلة' }).click()
  await page.getByRole('option', { name: state, exact: true }).click()
}

/** Starts a run by the dialog of the feed on the screen, with another file if one is given. */
async function run(page: Page, { isDryRun, upload }: { isDryRun: boolean; upload?: ReturnType<typeof file> }): Promise<void> {
  await page.getByRole('button', { name: 'تشغيل', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^تشغيل «/ })
  if (upload) await dialog.locator('input[type=file]').setInputFiles(upload)
  await expect(dialog.getByText((upload ?? three).name)).toBeVisible()
  if (!isDryRun) await dialog.getByRole('checkbox', { name: 'فحص فقط: عرض ما سيتغير' }).uncheck()
  await dialog.getByRole('button', { name: 'بدء' }).click()
}

const stateOf = (page: Page) => page.getByRole('status')

test('a file of vehicles is chosen once: its columns are recognised, it is checked, applied, and shown to visitors; too large a loss stops', async ({
  page,
  site,
}) => {
  await open(page, site, '/feeds/create')
  await page.getByRole('textbox', { name: 'الاسم' }).fill('مخزون المعرض')
  await page.getByRole('textbox', { name: 'المعرّف' }).fill('showroom-file')
  await page.getByRole('tab', { name: 'ربط الحقول' }).click()
  await page.locator('input[type=file]').setInputFiles(three)
  await expect(page.getByText('أعمدة الملف (6)')).toBeVisible()
  // Only the field that no column is headed for asks.
  await expect(page.getByRole('status').getByText('أعمدة عُرفت من عناوينها: 5 من 6. حقول لم تُربط بعد: النوع')).toBeVisible()
  const from = (field: string) => page.getByRole('group', { name: field, exact: true }).getByLabel('العمود أو المسار')
  for (const [field, column] of [
    ['الرقم في المصدر', 'رقم'],
    ['العلامة', 'الماركة'],
    ['الطراز', 'الطراز'],
    ['نوع المحرك', 'الوقود'],
    ['السعر الإجمالي', 'السعر'],
  ] as const) {
    await expect(from(field)).toHaveValue(column)
  }
  await expect(page.getByText('اختر عمودًا، أو قيمة لكل السيارات.')).toHaveCount(1)
  await expect(from('النوع')).toHaveAccessibleDescription('اختر عمودًا، أو قيمة لكل السيارات.')
  await chooseState(page, 'مستعملة')
  await expect(page.getByRole('status').getByText('أعمدة عُرفت من عناوينها: 5 من 6.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'تحديث المعاينة' }).click()
  const preview = page.getByRole('region', { name: 'المعاينة' })
  await expect(preview.getByRole('cell', { name: 'نمر', exact: true })).toBeVisible()
  await expect(preview.getByRole('cell', { name: 'bev', exact: true })).toBeVisible()
  // What the dry run would list is marked here already.
  await expect(preview.getByRole('row', { name: /نمر/ })).toContainText('الطراز: ليس من طرازات الموقع')
  expect((await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()).violations).toEqual([])
  // Three cars without pictures would wait to be published.
  await page.getByRole('tab', { name: 'القواعد' }).click()
  await page.getByRole('switch', { name: 'عرض السيارات الجديدة فورًا' }).check()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page).toHaveURL(/\/feeds\/\d+/)
  const feed = page.url()

  await run(page, { isDryRun: true })
  await expect(stateOf(page)).toHaveText('اكتمل الفحص')
  const addedRegion = page.getByRole('region', { name: 'جديدة' })
  await expect(addedRegion.getByRole('row')).toHaveCount(4)
  await expect(addedRegion.getByRole('cell', { name: 'K-2' })).toBeVisible()
  const names = async () =>
    ((await (await fetch(`${site.url}/api/vehicles?items=100`)).json()) as { data: { nameplate_name: string }[] }).data.map((vehicle) => vehicle.nameplate_name)
  expect(await names()).not.toContain('كوغار')
  await page.getByRole('button', { name: 'تطبيق', exact: true }).click()
  await page.getByRole('dialog', { name: 'تطبيق' }).getByRole('button', { name: 'تأكيد' }).click()
  await expect(stateOf(page)).toHaveText('مكتملة')
  expect((await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()).violations).toEqual([])
  await expect.poll(names).toEqual(expect.arrayContaining(['كوغار', 'نمر', 'فهد']))
  // On the page that visitors look for cars on.
  const guest = await (await page.context().browser()?.newContext())?.newPage()
  await guest?.goto(`${site.url}/ar/find-a-car?model=${encodeURIComponent('كوغار')}`)
  await expect(guest?.getByRole('heading', { name: /كوغار/ }) ?? page.locator('none')).toBeVisible()
  await guest?.close()

  // What the next run overwrites is marked at the field, with the name of the feed, and nothing else is.
  const [keptVehicle] = await site.query("select id from vehicle where external_id = 'K-1' and feed = 'showroom-file'")
  await page.goto(`${site.url}/ar/admin/vehicles/${keptVehicle?.id}`)
  const mark = 'يستبدل الاستيراد التالي من «\u2068مخزون المعرض\u2069» هذه القيمة.'
  await expect(page.getByRole('textbox', { name: 'الطراز', exact: true })).toHaveAccessibleDescription(mark)
  await expect(page.getByRole('textbox', { name: 'رقم الهيكل', exact: true })).not.toHaveAccessibleDescription(mark)
  await page.getByRole('tab', { name: 'الأسعار' }).click()
  for (const name of ['السعر الإجمالي', 'سعر البيع']) await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(mark))
  await expect(page.getByRole('textbox', { name: 'القسط الشهري' })).not.toHaveAccessibleDescription(mark)

  await page.goto(feed)
  await run(page, { upload: file('K-1;Jaguar;كوغار;ديزل;120,000;x'), isDryRun: false })
  await expect(stateOf(page)).toHaveText('متوقفة')
  await expect(page.getByText('سيارات لم تعد في الملف: 2 من أصل 3', { exact: false })).toBeVisible()
  expect(await names()).toContain('نمر')
  await page.getByRole('button', { name: 'التطبيق رغم ذلك' }).click()
  await page.getByRole('dialog', { name: 'التطبيق رغم ذلك' }).getByRole('button', { name: 'تأكيد' }).click()
  await expect(stateOf(page)).toHaveText('مكتملة')
  await expect.poll(names).not.toContain('نمر')

  await page.goto(feed)
  await run(page, { upload: file('K-1;Jaguar;كوغار;بخار;1;x', ';Jaguar;x;;1;x', 'K-9;Jaguar;y;;1;x', 'K-8;Jaguar;z;;1;x'), isDryRun: true })
  await expect(stateOf(page)).toHaveText('فشلت')
  const errors = page.getByRole('region', { name: 'الأخطاء' })
  await expect(errors.getByRole('row', { name: /^2 نوع المحرك كلمة غير معروفة بخار$/ })).toBeVisible()
  await expect(errors.getByRole('row', { name: /^3 الرقم في المصدر قيمة مفقودة/ })).toBeVisible()
  expect(await names()).toContain('كوغار')

  await page.goto(feed)
  await page.getByRole('link', { name: 'السجل' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
})

test('fields with parts are found by searching, filled from nested JSON, and problems name the part', async ({ page, site }) => {
  const vehicles = [
    {
      id: 'N-1',
      prices: [
        { t: 'السعر الأساسي', n: 100_000 },
        { t: 'الضريبة', n: 5000 },
      ],
      base: 90_000,
    },
    { id: 'N-2', prices: [{ t: 'السعر الأساسي', n: 'قريبًا' }], base: 1 },
  ]
  await open(page, site, '/feeds/create')
  await page.getByRole('tab', { name: 'ربط الحقول' }).click()
  // The name of the file says its format.
  await page.locator('input[type=file]').setInputFiles({ name: 'stock.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(vehicles)) })
  await expect(page.getByRole('status').getByText('حقول لم تُربط بعد: النوع، العلامة، الطراز', { exact: false })).toBeVisible()
  await chooseState(page, 'مستعملة')
  await fillRule(page, { field: 'العلامة', constant: 'Jaguar' })
  await fillRule(page, { field: 'الطراز', constant: 'XE' })
  await page.getByRole('button', { name: 'إضافة حقل' }).click()
  const field = page.getByRole('combobox', { name: 'حقل السيارة' }).last()
  await field.fill('market_value')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'قيم التسجيل: القيمة السوقية' }).getByLabel('العمود أو المسار').fill('base')
  await addRule(page, { field: 'تفصيل السعر', from: 'prices' })
  const prices = page.getByRole('group', { name: 'تفصيل السعر', exact: true })
  await prices.getByText('الكلمات والصيغة').click()
  await prices.getByLabel('مسار «النص» داخل العنصر').fill('t')
  await prices.getByLabel('مسار «المبلغ» داخل العنصر').fill('n')
  await page.getByRole('button', { name: 'تحديث المعاينة' }).click()
  const preview = page.getByRole('region', { name: 'المعاينة' })
  await expect(preview.getByRole('cell', { name: 'السعر الأساسي: 100000 · الضريبة: 5000' })).toBeVisible()
  await expect(preview.getByRole('columnheader', { name: 'قيم التسجيل: القيمة السوقية' })).toBeVisible()
  await expect(preview.getByRole('row').last()).toContainText('تفصيل السعر: المبلغ: ليست رقمًا \u2068قريبًا\u2069')
  expect((await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()).violations).toEqual([])
})

test('a feed from an address runs when staff choose, by the clocks of the site', async ({ page, site }) => {
  await open(page, site, '/feeds/create')
  await page.getByRole('textbox', { name: 'الاسم' }).fill('مخزون ليلي')
  await page.getByRole('textbox', { name: 'المعرّف' }).fill('nightly')
  await page.getByRole('combobox', { name: 'طريقة الاستيراد' }).click()
  await page.getByRole('option', { name: 'عنوان على الويب' }).click()
  await page.getByRole('textbox', { name: 'عنوان الملف' }).fill('https://feeds.example.com/stock.csv')
  await page.getByRole('combobox', { name: 'الجدولة' }).click()
  await page.getByRole('option', { name: 'صيغة cron' }).click()
  await page.getByRole('textbox', { name: 'خمسة حقول بصيغة cron' }).fill('* * * * *')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('جدولة غير صحيحة، أو أكثر تكرارًا من مرة كل 15 دقيقة')).toBeVisible()
  await page.getByRole('combobox', { name: 'الجدولة' }).click()
  await page.getByRole('option', { name: 'يوميًا' }).click()
  await page.getByLabel('الوقت').fill('03:30')
  await expect(page.getByText(/^التشغيل التالي: .*، 03:30 بحسب توقيت الإمارات العربية المتحدة$/)).toBeVisible()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page).toHaveURL(/\/feeds\/\d+/)
  await expect(page.getByText(/^التشغيل التالي: .*، 03:30 بحسب توقيت الإمارات العربية المتحدة$/)).toBeVisible()
  const { data } = (await (await page.request.get(`${site.url}/api/feeds?page=1&q=nightly`)).json()) as { data: { schedule: string; next_run_at: string }[] }
  expect(data).toMatchObject([{ schedule: '30 3 * * *', next_run_at: expect.stringMatching(/T23:30:00.000Z$/) }])
})

test('the screens of feeds speak English from left to right as well, and fit a phone', async ({ page, site }) => {
  await open(page, site, '/feeds')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Feeds' }).or(page.getByText('Feeds').first()).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.url}/ar/admin/feeds/create/mapping`)
  await expect(page.getByRole('button', { name: 'Add a field' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
