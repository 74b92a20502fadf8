import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-014] what the server will take out of HTML is said at the field before it goes, and the page shows what visitors will get', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'accordion', { heading: 'أسئلة', paragraph: '<p>نص</p>' }, [{ heading: 'سؤال' }])]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'أسئلة' }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'تحرير الشيفرة' }).first().click()
  const source = page.getByRole('complementary').locator('.cm-content').first()
  await source.fill('<p style="color:red">باق</p><iframe src="https://example.com"></iframe>')
  await expect(page.getByText(/^يُحذف عند الحفظ/)).toContainText('<iframe>')
  await expect(page.getByText(/^يُحذف عند الحفظ/)).toContainText('style')
  await expect(desk.canvas.getByText('باق')).not.toHaveAttribute('style', /./)
  await expect(desk.canvas.locator('[data-block="a"] iframe')).toHaveCount(0)
  await expect(desk.saved).toBeVisible()
})

test('[B-142][B-337] a block that is out of its dates is drawn veiled, with the reason', async ({ page, site }) => {
  const past = { from: '2020-01-01', to: '2020-02-01' }
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('o', 'snippet', { heading: 'عرض مضى', offer_schedule: past })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await expect(desk.canvas.locator('[data-block="o"]').getByText('عرض مضى')).toBeVisible()
  await expect(desk.canvas.locator('[data-block="o"]').getByText(/انتهى عرضه في .*2020/)).toBeVisible()
})

test('[A-014] the bar says what visitors have; one press shows the draft; selecting a block shows its fields', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const bar = page.getByRole('banner')
  await expect(bar.getByText('منشورة', { exact: true })).toBeVisible()
  await desk.tab('الصفحة').click()
  await desk.canvas.getByRole('heading', { name: 'الأول' }).click()
  await desk.field('العنوان').fill('في المسودة')
  await expect(bar.getByText('منشورة، وفيها تغييرات غير منشورة')).toBeVisible()

  const [preview] = await Promise.all([page.waitForEvent('popup'), bar.getByRole('button', { name: 'معاينة', exact: true }).click()])
  await expect(preview.getByRole('heading', { name: 'في المسودة' })).toBeVisible()
  await preview.close()

  await desk.publish()
  await expect(bar.getByText('منشورة', { exact: true })).toBeVisible()
  const [live] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'عرض الصفحة', exact: true }).click()])
  await expect(live.getByRole('heading', { name: 'في المسودة' })).toBeVisible()
})

test('[A-076] pages of visitors and the editor declare the same faces of our own', async ({ page, site }) => {
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, weight }) => `${family} ${weight}`).sort())
  await page.goto(await site.addPage([aBlock('a', 'quote', { quote: 'قول.' })]))
  const declared = await faces()
  expect(declared.filter((face) => /JDX Arabic/.test(face)).length).toBeGreaterThan(1)
  await signInTo(page, site.url, 'editor')
  await page.goto('/ar/cms')
  await expect.poll(faces).toEqual(declared)
})
