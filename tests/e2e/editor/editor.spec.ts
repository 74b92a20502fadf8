import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-002][A-013][A-014][B-006][C-423][C-424][C-425][C-426] an Arabic page grows from empty to published, with ten kinds of blocks', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open()
  await desk.addPage('تجربة الصحراء')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(desk.canvas.getByText('موضع قائمة الموقع')).toBeVisible()

  // The first by mouse, as people try first; the others by pressing, each after the one before it.
  await desk.dragIn('واجهة بعنوان', 300)
  await expect(desk.canvas.getByRole('heading', { level: 1 })).toBeVisible()
  const others = ['فقرة نصية', 'شبكة محتوى', 'اقتباس', 'تفاصيل رئيسية', 'خطوات مرقّمة', 'أسئلة وأجوبة', 'معرض صور', 'شريط روابط سريعة', 'خطوات تالية']
  for (const name of others) {
    await desk.template(name).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary').getByRole('heading', { name, level: 2 })).toBeVisible()
  }
  expect(await desk.outline()).toHaveLength(10)

  await desk.canvas.getByRole('heading', { level: 1 }).click()
  await desk.field('العنوان').fill('ليلة في الكثبان')
  await expect(desk.canvas.getByRole('heading', { name: 'ليلة في الكثبان', level: 1 })).toBeVisible()
  await expect(desk.saved).toBeVisible()
  expect((await page.request.get(`${site.url}/ar/تجربة-الصحراء`, { maxRedirects: 0 })).status()).toBe(404)

  await desk.publish()
  await expect.poll(async () => (await page.request.get(`${site.url}/ar/تجربة-الصحراء`, { maxRedirects: 0 })).status()).toBe(200)
  await page.goto(`${site.url}/ar/تجربة-الصحراء`)
  await expect(page.getByRole('heading', { name: 'ليلة في الكثبان', level: 1 })).toBeVisible()
  await expect(page.locator('main blockquote')).toBeVisible()
  await expect(page.locator('main details').first()).toBeVisible()
})

test('[C-425][A-014] a block moves by mouse and by keyboard, and stays where it was put', async ({ page, site }) => {
  const address = await site.addPage([
    aBlock('a', 'snippet', { heading: 'الأول' }),
    aBlock('b', 'snippet', { heading: 'الثاني' }),
    aBlock('c', 'snippet', { heading: 'الثالث' }),
  ])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  expect(await desk.outline()).toEqual(['الأول', 'الثاني', 'الثالث'])

  await desk.canvas.getByRole('heading', { name: 'الثالث' }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => desk.outline()).toEqual(['الثالث', 'الأول', 'الثاني'])

  const from = await desk.canvas.getByRole('heading', { name: 'الثاني' }).boundingBox()
  const to = await desk.canvas.getByRole('heading', { name: 'الثالث' }).boundingBox()
  if (!from || !to) throw new Error('the headings are not to be seen')
  await desk.drag({ x: from.x + 20, y: from.y + 10 }, { x: to.x + 20, y: to.y - 30 })
  await expect.poll(() => desk.outline()).toEqual(['الثاني', 'الثالث', 'الأول'])
  await expect(desk.saved).toBeVisible()
  await page.reload()
  await expect(desk.saved).toBeVisible()
  expect(await desk.outline()).toEqual(['الثاني', 'الثالث', 'الأول'])
})

test('[A-014] each operation on blocks does what it says, can be taken back, and persists', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))

  await desk.canvas.getByRole('heading', { name: 'الأول' }).click()
  await page.keyboard.press('Control+d')
  await expect.poll(() => desk.outline()).toEqual(['الأول', 'الأول', 'الثاني'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => desk.outline()).toEqual(['الأول', 'الثاني'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => desk.outline()).toEqual(['الأول', 'الأول', 'الثاني'])
  await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await page.keyboard.press('Delete')
  await expect.poll(() => desk.outline()).toEqual(['الأول', 'الأول'])
  await page.getByRole('button', { name: 'إخفاء من الموقع: الأول' }).first().click()
  await expect(page.getByRole('button', { name: 'إظهار في الموقع: الأول' })).toHaveCount(1)
  await expect(desk.saved).toBeVisible()
  await desk.publish()
  await page.goto(`${site.url}${address}`)
  await expect(page.getByRole('heading', { name: 'الأول' })).toHaveCount(1)
})

test('[A-115] a folder is made among the pages, and pages are made in it', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open()
  await desk.tab('الصفحات').click()
  const tree = page.getByRole('tree', { name: 'الصفحات' })
  const row = (title: string) => tree.getByRole('treeitem').filter({ has: page.getByText(title, { exact: true }) })
  const dialog = page.getByRole('dialog', { name: 'صفحة جديدة' })
  const create = async (title: string) => {
    await dialog.getByLabel('العنوان').fill(title)
    await dialog.getByRole('button', { name: 'إنشاء' }).click()
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('button', { name: 'صفحة جديدة' }).first().click()
  await dialog.getByText('مجلد', { exact: true }).click()
  await create('دليل الطرازات')
  await expect(row('دليل الطرازات')).toHaveAttribute('aria-level', '1')

  await row('دليل الطرازات').hover()
  await page.getByRole('button', { name: 'إجراءات دليل الطرازات' }).click()
  await page.getByRole('menuitem', { name: 'صفحة جديدة ضمنها' }).click()
  await create('رحلة الشتاء')
  await expect(desk.canvas.getByText('لا مكوّنات في هذه الصفحة بعد')).toBeVisible()
  await desk.tab('الصفحات').click()
  await expect(row('رحلة الشتاء')).toHaveAttribute('aria-level', '2')
  await expect(row('دليل الطرازات')).toHaveAttribute('aria-expanded', 'true')
  // A folder has no content to open: it folds.
  await row('دليل الطرازات').click()
  await expect(row('رحلة الشتاء')).toBeHidden()
  await row('دليل الطرازات').click()
  await expect(row('رحلة الشتاء')).toBeVisible()

  await desk.tab('المكتبة').click()
  await desk.template('فقرة نصية').focus()
  await page.keyboard.press('Enter')
  await expect(desk.saved).toBeVisible()
  await desk.publish()
  const statusOf = async (path: string) => (await page.request.get(`${site.url}/ar/${path}`, { maxRedirects: 0 })).status()
  await expect.poll(() => statusOf('دليل-الطرازات/رحلة-الشتاء')).toBe(200)
  expect(await statusOf('دليل-الطرازات')).toBe(404)
})

test('[A-399] the model of an offer is chosen from the families of the site with their model years', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'single_offer', { heading: 'عرض الشهر' })])
  await signInTo(page, site.url, 'editor')
  const { data: families } = (await (await page.request.get(`${site.url}/api/vehicle_families`)).json()) as {
    data: { key: string; label: string; model_years: number[] }[]
  }
  const models = families.flatMap(({ key, label, model_years }) => model_years.map((year) => ({ value: `${key}-${year}`, text: `${label} ${year}` })))
  expect(new Set(families.map(({ key }) => key)).size).toBeGreaterThan(5)
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'عرض الشهر' }).click()
  const select = desk.field('الطراز والسنة')
  await expect(select.getByRole('option')).toHaveText([/./, ...models.map(({ text }) => text)])

  const chosenModel = models.at(-1)
  await select.selectOption({ label: chosenModel?.text ?? '' })
  await expect(desk.saved).toBeVisible()
  await page.reload()
  await expect(desk.saved).toBeVisible()
  await desk.canvas.getByRole('heading', { name: 'عرض الشهر' }).click()
  await expect(select).toHaveValue(chosenModel?.value ?? '')
})

test('whoever opens another page by keys, makes one or goes back begins at its name', async ({ page, site }) => {
  const desk = new Desk(page, site.url)
  await signInTo(page, site.url, 'editor')
  await desk.open()
  const name = page.getByRole('banner').getByRole('heading', { level: 1 })
  await expect(name).not.toBeFocused()
  await desk.tab('الصفحات').click()
  const item = page.getByRole('treeitem', { name: /من نحن|عن معرض/ }).first()
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(name).toContainText('/about')
  await expect(name).toBeFocused()
  await desk.tab('الصفحات').click()
  await page.getByRole('button', { name: 'صفحة جديدة' }).first().click()
  await page.getByRole('dialog', { name: 'صفحة جديدة' }).getByLabel('العنوان').fill('صفحة تبدأ باسمها')
  await page.keyboard.press('Enter')
  await expect(name).toContainText('صفحة تبدأ باسمها')
  await expect(name).toBeFocused()
  await page.goBack()
  await expect(name).toContainText('/about')
  await expect(name).toBeFocused()
})
