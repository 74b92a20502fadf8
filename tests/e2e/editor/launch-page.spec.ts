import type { Locator, Page } from '@playwright/test'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'
import { findSampleContent } from '#domains/content/publishing/sample-content.ts'
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

/** Blocks by what is typed to find them, with their names and the words that are written into them; the last two say what the site knows. */
const blocks = [
  ['واجهة بع', 'واجهة بعنوان', 'ديفندر الجديدة'],
  ['فقرة', 'فقرة نصية', 'جاهزة لكل أرض'],
  ['تفاصيل ر', 'تفاصيل رئيسية', 'بالأرقام'],
  ['معرض ص', 'معرض صور', 'من كل جهة'],
  ['اقتباس', 'اقتباس', 'أفضل ما قدناه'],
  ['خطوات مر', 'خطوات مرقّمة', 'كيف تحجز'],
  ['أسئلة', 'أسئلة وأجوبة', 'قبل أن تسأل'],
  ['عارض س', 'عارض سيارات', 'في صالاتنا'],
  ['البحث عن م', 'البحث عن معرض', ''],
  ['البحث عن س', 'البحث عن سيارة', ''],
] as const

// Long, since it is one page from its first click to its publication, with every click and key counted.
test('[C-423][C-425][A-014] the launch page of ten blocks, with pictures, a link and no sample left, takes at most 30 clicks and 400 keys, and no code is typed', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open()
  const hands = new Hands(page)
  const fields = page.getByRole('complementary')
  const picker = page.getByRole('dialog', { name: 'إضافة مكوّن' })
  const library = page.getByRole('dialog', { name: 'مكتبة الصور' })
  const choose = (index: number) => hands.click(page.getByRole('button', { name: new RegExp(`${index + 1} من 10$`) }))
  const tabTo = async (place: Locator) => {
    for (let steps = 0; steps < 8 && !(await place.evaluate((element) => element === document.activeElement)); steps += 1) await hands.press('Tab')
    await expect(place).toBeFocused()
  }
  /** Opens an item of the block that is chosen, and writes into its texts from the first on. */
  const writeItem = async (first: string, ...texts: readonly [label: string, text: string][]) => {
    const item = fields.getByRole('listitem').filter({ has: page.getByRole('button', { name: first, exact: true }) })
    await hands.click(item.getByRole('button', { name: first, exact: true }))
    for (const [label, text] of texts) {
      // What the keyboard comes to is selected, so that the first letter replaces it.
      await tabTo(fields.getByRole('listitem').getByLabel(label, { exact: true }))
      await hands.type(text)
    }
  }

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
    await expect(fields.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
    await expect(picker).toBeHidden()
  }
  // From the last block upwards, each into its first field.
  await hands.click(desk.tab('المكوّنات'))
  for (const [index, [, name, text]] of [...blocks.entries()].toReversed()) {
    if (text === '') continue
    await choose(index)
    await expect(fields.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
    await hands.press('F2')
    await expect(fields.locator('[data-fields] :focus')).toBeVisible()
    await hands.press('Control+a')
    await hands.type(text)
    await expect(desk.canvas.locator('[data-block]').nth(index)).toContainText(text)
    if (name === 'أسئلة وأجوبة') await writeItem('كم تبلغ مدة الضمان؟', ['العنوان', 'متى تصل؟'])
    if (name === 'خطوات مرقّمة') await writeItem('اختر طرازك', ['العنوان', 'زر المعرض'])
    if (name === 'تفاصيل رئيسية') await writeItem('من 0 إلى 100 كم/س', ['التسمية', 'القوة'], ['القيمة', '300 حصان'])
    if (name === 'معرض صور') {
      await hands.click(fields.getByRole('button', { name: 'إضافة صور' }))
      await hands.click(library.getByRole('option').nth(3))
      await hands.click(library.getByRole('option').nth(4))
      await hands.click(library.getByRole('button', { name: 'استخدام الصور (2)' }))
      await expect(library).toBeHidden()
    }
  }
  // The hero, which was chosen last, has a picture and a button of its own.
  await hands.click(fields.getByRole('button', { name: 'استبدال', exact: true }))
  await hands.click(library.getByRole('option').nth(5))
  await hands.press('Enter')
  await expect(library).toBeHidden()
  await hands.click(fields.getByRole('button', { name: 'استكشف الطرازات', exact: true }))
  await tabTo(fields.locator('[data-item]').getByRole('textbox', { name: /^النص/ }))
  await hands.type('احجز الآن')
  await tabTo(fields.locator('[data-item]').getByRole('button', { name: 'تغيير', exact: true }))
  await hands.press('Enter')
  const destination = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await expect(destination.getByLabel('رابط الويب', { exact: true })).toBeFocused()
  await hands.press('Control+a')
  await hands.type('/find-a-car')
  await hands.press('Enter')
  await expect(destination).toBeHidden()
  // One text as in a document: a heading and a list.
  await choose(1)
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
  // What nobody has replaced goes at once.
  await hands.click(dialog.getByRole('button', { name: 'حذف المحتوى النموذجي' }))
  await expect(dialog.getByLabel('نشر المحتوى النموذجي كما هو')).toHaveCount(0)
  await expect(publish).toBeEnabled()
  await hands.click(publish)
  await expect(dialog).toBeHidden()

  const [storedPage] = await site.query(`select blocks from page where path = 'إطلاق-ديفندر' and status = 'published'`)
  const writtenBlocks = (storedPage as { blocks: StoredBlock[] }).blocks
  expect(writtenBlocks.map(({ template }) => template)).toHaveLength(blocks.length)
  expect(findSampleContent({ blocks: writtenBlocks } as PageContent, null, catalogue)).toEqual([])
  await page.goto(`${site.url}/ar/إطلاق-ديفندر`)
  await expect(page.getByRole('heading', { name: 'ديفندر الجديدة', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'احجز الآن' })).toHaveAttribute('href', '/ar/find-a-car')
  expect(await page.getByRole('main').locator('picture img, img[src*="/media/"]').count()).toBeGreaterThanOrEqual(3)

  expect(hands.typed).not.toMatch(/[<{]/)
  expect(hands.clicks, 'clicks').toBeLessThanOrEqual(MOST_CLICKS)
  expect(hands.keys, 'keys').toBeLessThanOrEqual(MOST_KEYS)
})
