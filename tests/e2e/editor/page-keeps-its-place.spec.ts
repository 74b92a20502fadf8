import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-014] a page that is unpublished stays open where it was, and the last change can be taken back', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await desk.field('العنوان').fill('الثاني بعد التعديل')
  await expect(desk.saved).toBeVisible()
  await desk.tab('الصفحات').click()
  const row = page.getByRole('treeitem', { selected: true })
  await row.hover()
  await row.getByRole('button', { name: /^إجراءات/ }).click()
  await page.getByRole('menuitem', { name: 'إلغاء النشر' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إلغاء النشر' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('مسودة', { exact: true })).toBeVisible()
  // The same block is selected, and its fields are there.
  await expect(desk.field('العنوان')).toHaveValue('الثاني بعد التعديل')
  await desk.tab('المكوّنات').click()
  await page.getByRole('button', { name: /^الثاني بعد/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByRole('heading', { name: 'الثاني', exact: true })).toBeVisible()
  await expect(desk.saved).toBeVisible()
  expect((await page.request.get(`${site.url}${address}`, { maxRedirects: 0 })).status()).toBe(404)
})

test('[B-305] an item that is pressed on the page is opened in the panel: an answer, a tab, a card, a slide', async ({ page, site }) => {
  const address = await site.addPage([
    aBlock('a', 'accordion', { heading: 'أسئلة' }, [{ heading: 'ما الضمان؟' }, { heading: 'متى التسليم؟' }]),
    aBlock('b', 'tabbed_component', { heading: 'ألسنة' }, [
      { heading: 'المقصورة', paragraph: '<p>جلد طبيعي</p>' },
      { heading: 'المحرك', paragraph: '<p>ست أسطوانات</p>' },
    ]),
    aBlock('c', 'content_blocks', { heading: 'بطاقات' }, [{ heading: 'تجربة القيادة' }, { heading: 'مركز الخدمة' }]),
    aBlock('d', 'quote_slider', { heading: 'أقوال' }, [{ quote: 'سيارة هادئة' }, { quote: 'خدمة سريعة' }]),
  ])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const item = (name: string) => page.getByRole('complementary').getByRole('button', { name: new RegExp(`^${name}`), expanded: true })
  const pairs = [
    ['متى التسليم؟', 'ما الضمان؟'],
    ['المحرك', 'المقصورة'],
    ['مركز الخدمة', 'تجربة القيادة'],
    ['خدمة سريعة', 'سيارة هادئة'],
  ] as const
  for (const [one, other] of pairs) {
    for (const [pressed, closed] of [
      [one, other],
      [other, one],
    ] as const) {
      await desk.canvas.getByText(pressed).first().click()
      await expect(item(pressed.replace('؟', ''))).toBeVisible()
      await expect(item(closed.replace('؟', ''))).toHaveCount(0)
    }
  }
})

test('[C-424] the page is shown in a chosen size and at the width of a large screen, and takes the whole window until a field is asked for', async ({
  page,
  site,
}) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const heading = desk.canvas.getByRole('heading', { name: 'الأول' })
  const bar = page.getByRole('banner')
  const scale = () =>
    page.locator('iframe').evaluate((frame) => Math.round((frame.getBoundingClientRect().width / (frame as HTMLIFrameElement).clientWidth) * 100))
  const width = () => page.locator('iframe').evaluate((frame) => (frame as HTMLIFrameElement).clientWidth)
  const zoom = bar.getByRole('combobox', { name: 'التكبير' })
  for (const percent of [50, 75, 100, 150, 200]) {
    await zoom.selectOption(`${percent}%`)
    await expect.poll(scale).toBe(percent)
  }
  await zoom.selectOption('ملاءمة')
  const fitted = await scale()
  expect(fitted).toBeLessThan(75)
  const side = page.locator('[data-panel]').filter({ visible: true })
  await expect(side).toHaveCount(2)
  await page.keyboard.press('Control+Backslash')
  await expect(side).toHaveCount(0)
  await expect.poll(scale).toBeGreaterThan(95)
  await bar.getByRole('button', { name: '1920' }).click()
  await expect.poll(width).toBe(1920)
  await expect.poll(scale).toBeLessThan(80)
  // A field that is asked for is in a panel.
  await heading.click()
  await page.keyboard.press('F2')
  await expect(side).toHaveCount(2)
  await expect(desk.field('العنوان')).toBeFocused()
  await bar.getByRole('button', { name: 'عرض الصفحة بعرض النافذة' }).click()
  await expect(side).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'عرض الصفحة بعرض النافذة' })).toHaveAttribute('aria-pressed', 'true')
})

test('[B-295] a block of two hundred tiles is worked on as any other: the last one is opened from the page and typed in, and the others stay as they were', async ({
  page,
  site,
}) => {
  const tiles = Array.from({ length: 200 }, (_, index) => ({ heading: `بطاقة ${index + 1}` }))
  const address = await site.addPage([aBlock('a', 'content_blocks', { heading: 'بطاقات' }, tiles)])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  const id = await pageIdOf(site.url, address)
  await desk.open(id)
  await desk.canvas.getByText('بطاقة 200', { exact: true }).click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('button', { name: /^بطاقة 200/, expanded: true })).toBeVisible()
  const heading = panel.getByRole('textbox', { name: 'العنوان', exact: true }).last()
  await heading.fill('الأخيرة')
  await expect(desk.canvas.getByText('الأخيرة', { exact: true })).toBeVisible()
  await expect(desk.saved).toBeVisible()
  const storedDraft = async () => {
    const { data } = await (await page.request.get(`${site.url}/api/pages/${id}/draft`)).json()
    return data.content.blocks[0].groups.map(({ fields }: { fields: { heading: string } }) => fields.heading)
  }
  expect(await storedDraft()).toEqual([...tiles.slice(0, 199).map((tile) => tile.heading), 'الأخيرة'])
})
