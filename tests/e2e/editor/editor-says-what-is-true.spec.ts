import { aBlock, expect, problemsBesideLostSite, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-013] recovered work is announced once, and not again when a rename opens the page again', async ({ page, site, problems }) => {
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' })]))
  await signInTo(page, site.url, 'editor')
  const lost = new Desk(page, site.url)
  await lost.open(id)
  await lost.canvas.getByRole('heading', { name: 'الأول' }).click()
  await expect(lost.field('العنوان')).toBeVisible()
  await site.kill()
  await lost.field('العنوان').fill('قبل إعادة الفتح')
  await expect(page.getByRole('banner').getByText('غير محفوظ، لا اتصال', { exact: true })).toBeVisible()
  await page.close({ runBeforeUnload: false })
  expect(problemsBesideLostSite(problems)).toEqual([])
  await site.revive()

  const desk = new Desk(await page.context().newPage(), site.url)
  await desk.page.setViewportSize({ width: 1440, height: 900 })
  const recovered = desk.page.getByText('استُعيد عمل لم يُحفظ من هذا المتصفح.')
  await desk.page.goto(`${site.url}/ar/cms?page=${id}`)
  await expect(recovered).toHaveCount(1)
  await desk.page.getByRole('button', { name: 'إخفاء الرسالة' }).click()

  await desk.canvas.getByRole('heading', { name: 'قبل إعادة الفتح' }).click()
  await desk.field('العنوان').fill('حُفظ قبيل إعادة التسمية')
  await desk.tab('الصفحات').click()
  await desk.page.getByRole('treeitem', { selected: true }).click({ button: 'right' })
  await desk.page.getByRole('menuitem', { name: 'إعادة تسمية أو نقل' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'المسار' }).fill(`test/renamed-${id}`)
  await dialog.getByRole('button', { name: 'نقل' }).click()
  await expect(desk.page.getByRole('banner').getByText(`/test/renamed-${id}`)).toBeVisible()
  await expect(desk.canvas.getByRole('heading', { name: 'حُفظ قبيل إعادة التسمية' })).toBeVisible()
  await expect(desk.saved).toBeVisible()
  await expect(recovered).toHaveCount(0)
})

test('what is looked for in the catalogue in Latin letters does not run under the icon of the field', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open()
  await desk.tab('المكتبة').click()
  const field = page.getByRole('searchbox', { name: 'البحث في المكوّنات' })
  for (const typed of ['hero_carousel', 'واجهة']) {
    await field.fill(typed)
    const overlap = await field.evaluate((input) => {
      const icon = input.parentElement?.querySelector('svg')?.getBoundingClientRect()
      const { left, right } = input.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      const content = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)] as const
      return icon ? Math.min(icon.right, content[1]) - Math.max(icon.left, content[0]) : 0
    })
    expect([typed, overlap <= 0]).toEqual([typed, true])
  }
})

test('[A-014] a problem leads to the field that has it, inside of its item, and says what the field says', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'accordion', { heading: 'أسئلة' }, [{ heading: 'سؤال' }, { heading: 'آخر' }])])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'أسئلة' }).click()
  const end = page.getByRole('complementary')
  await end.getByRole('button', { name: 'آخر', exact: true }).click()
  const inItem = end.getByRole('listitem').filter({ hasText: 'آخر' }).getByLabel('العنوان', { exact: true })
  await inItem.fill('أ'.repeat(400))
  await end.getByRole('button', { name: /^أ+/, expanded: true }).first().click()
  await expect(inItem).toBeHidden()

  await page.getByRole('banner').getByRole('button', { name: 'نشر' }).click()
  const dialog = page.getByRole('dialog', { name: 'نشر الصفحة' })
  await expect(dialog.getByText(/^الحد الأقصى لعدد الأحرف: \d+، والمُدخل: 400\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^عرض/ }).first().click()
  await expect(page.locator(':focus')).toHaveValue('أ'.repeat(400))
})

test('a part of the screen whose file did not come at first is there as soon as it can be had', async ({ page, site, problems }) => {
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  const file = /\/assets\/page-tree-.*\.js/
  await page.route(file, (route) => route.abort())
  await desk.open(await pageIdOf(site.url, await site.addPage([aBlock('a', 'quote', { text: 'قول' })])))
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await desk.tab('الصفحات').click()
  await failed
  await page.unroute(file)
  await expect(page.getByRole('button', { name: 'صفحة جديدة' }).first()).toBeVisible({ timeout: 45_000 })
  expect(problems.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})
