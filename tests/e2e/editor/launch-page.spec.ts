import type { Locator, Page } from '@playwright/test'
import { Desk, signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const MOST_CLICKS = 30
const MOST_KEYS = 400

/** What two hands do, counted: every click, every key, every letter. */
class Hands {
  readonly page: Page
  clicks = 0
  keys = 0
  typed = ''

  constructor(page: Page) {
    this.page = page
  }

  async click(place: Locator): Promise<void> {
    this.clicks += 1
    await place.click()
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    this.keys += text.length
    this.typed += text
    await this.page.keyboard.type(text)
  }
}

/** Blocks by what is typed to find them, with their names and the words that are written into them. */
const blocks = [
  ['واجهة بع', 'واجهة بعنوان', 'ديفندر الجديدة'],
  ['فقرة', 'فقرة نصية', 'جاهزة لكل أرض'],
  ['شبكة', 'شبكة محتوى', 'ما الجديد'],
  ['تفاصيل ر', 'تفاصيل رئيسية', 'بالأرقام'],
  ['اقتباس', 'اقتباس', 'أفضل ما قدناه'],
  ['خطوات مر', 'خطوات مرقّمة', 'كيف تحجز'],
  ['معرض ص', 'معرض صور', 'من كل جهة'],
  ['أسئلة', 'أسئلة وأجوبة', 'قبل أن تسأل'],
  ['شريط ر', 'شريط روابط سريعة', 'خطوتك التالية'],
  ['خطوات ت', 'خطوات تالية', 'زرنا'],
] as const

test('[C-423][C-425][A-014] the launch page of ten blocks takes at most 30 clicks and 400 keys, and no code is typed', async ({ page, site }) => {
  test.setTimeout(180_000)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open()
  const hands = new Hands(page)
  const fields = page.getByRole('complementary')
  const picker = page.getByRole('dialog', { name: 'إضافة مكوّن' })

  await hands.click(desk.tab('الصفحات'))
  await hands.click(page.getByRole('button', { name: 'صفحة جديدة' }).first())
  await expect(page.getByRole('dialog', { name: 'صفحة جديدة' }).getByLabel('العنوان')).toBeFocused()
  await hands.type('إطلاق ديفندر')
  await hands.press('Enter')
  await expect(desk.canvas.getByText('لا مكوّنات في هذه الصفحة بعد')).toBeVisible()

  for (const [search, name] of blocks) {
    await hands.press('/')
    await expect(picker.getByRole('combobox')).toBeFocused()
    await hands.type(search)
    await expect(picker.getByRole('option', { selected: true })).toContainText(name)
    await hands.press('Enter')
    await expect(fields.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(picker).toBeHidden()
  }
  // From the last block upwards, each into its first field.
  await hands.click(desk.tab('المكوّنات'))
  for (const [index, [, name, text]] of [...blocks.entries()].toReversed()) {
    await hands.click(page.getByRole('button', { name: new RegExp(`${index + 1} من 10$`) }))
    await expect(fields.getByRole('heading', { name, level: 2 })).toBeVisible()
    await hands.press('F2')
    await expect(fields.locator('[data-fields] :focus')).toBeVisible()
    await hands.press('Control+a')
    await hands.type(text)
    await expect(desk.canvas.locator('[data-block]').nth(index)).toContainText(text)
  }
  // One text as in a document: a heading and a list.
  await hands.click(page.getByRole('button', { name: /2 من 10$/ }))
  await hands.click(fields.getByRole('textbox', { name: 'النص', exact: true }))
  await hands.press('Control+a')
  await hands.type('## المحرك')
  await hands.press('Enter')
  await hands.type('- 300 حصان')
  await hands.press('Enter')
  await hands.type('دفع رباعي')
  await expect(desk.canvas.getByRole('heading', { name: 'المحرك', level: 2 })).toBeVisible()
  await expect(desk.canvas.getByRole('listitem').filter({ hasText: 'دفع رباعي' }).first()).toBeVisible()
  await expect(desk.saved).toBeVisible()

  await hands.click(page.getByRole('banner').getByRole('button', { name: 'نشر' }))
  const dialog = page.getByRole('dialog', { name: 'نشر الصفحة' })
  const publish = dialog.getByRole('button', { name: 'نشر' })
  const samples = dialog.getByLabel('نشر المحتوى النموذجي كما هو')
  await expect(publish.and(page.locator(':enabled')).or(samples)).toBeVisible()
  if (await samples.isVisible()) await hands.click(samples)
  await hands.click(publish)
  await expect(dialog).toBeHidden()
  await page.goto(`${site.url}/ar/إطلاق-ديفندر`)
  await expect(page.getByRole('heading', { name: 'ديفندر الجديدة', level: 1 })).toBeVisible()

  expect(hands.typed).not.toMatch(/[<{]/)
  expect(hands.clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS)
  expect(hands.keys, 'keys').toBeLessThanOrEqual(MOST_KEYS)
})
