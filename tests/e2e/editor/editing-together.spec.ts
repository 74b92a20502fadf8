import { aBlock, expect, problemsBesideLostSite, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const blocks = [aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })]

test('[A-013] two editors on different blocks both keep their work, and see each other', async ({ page, browser, site, problems }) => {
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ar-AE' })
  await signInTo(other, site.url, 'admin')
  const [hers, his] = [new Desk(page, site.url), new Desk(other, site.url)]
  await hers.open(id)
  await his.open(id)

  await hers.canvas.getByRole('heading', { name: 'الأول' }).click()
  await his.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await hers.field('العنوان').fill('كتبته سلمى')
  await his.field('العنوان').fill('كتبه خالد')
  for (const desk of [hers, his]) {
    await expect(desk.canvas.getByRole('heading', { name: 'كتبته سلمى' })).toBeVisible()
    await expect(desk.canvas.getByRole('heading', { name: 'كتبه خالد' })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'في الصفحة الآن: مدير تجريبي' })).toBeVisible()
  await expect(other.getByRole('list', { name: 'في الصفحة الآن: محررة تجريبية' })).toBeVisible()
  await other.close()
  // Whoever saves second in the same moment is answered 412, and merges.
  expect(problems.splice(0).filter((text) => !text.includes('412'))).toEqual([])
})

test('[A-013] on the same field the second editor is asked, and nothing is lost until the answer', async ({ page, browser, site }) => {
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ar-AE' })
  await signInTo(other, site.url, 'admin')
  const [hers, his] = [new Desk(page, site.url), new Desk(other, site.url)]
  await hers.open(id)
  await his.open(id)

  await his.canvas.getByRole('heading', { name: 'الأول' }).click()
  await expect(his.field('العنوان')).toHaveValue('الأول')
  // He goes on while his line is cut, so that both change the same words. What he writes with is there by then.
  await other.context().setOffline(true)
  await his.field('العنوان').fill('صيغة خالد')
  await hers.canvas.getByRole('heading', { name: 'الأول' }).click()
  await hers.field('العنوان').fill('صيغة سلمى')
  const drafts = () => site.query('select content from page_draft where page_id = $1', [id])
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('صيغة سلمى')
  await other.context().setOffline(false)

  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText('صيغة سلمى', { timeout: 20_000 })
  await expect(dialog).toContainText('صيغة خالد')
  await dialog.getByRole('radio', { name: 'نسختي' }).check()
  await dialog.getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect(his.saved).toBeVisible()
  await expect(hers.canvas.getByRole('heading', { name: 'صيغة خالد' })).toBeVisible()
  await other.close()
})

test('[A-013] what was typed survives the server, killed in the middle of it, and the browser as well', async ({ page, site, problems }) => {
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'الأول' }).click()
  await desk.field('العنوان').fill('قبل الانقطاع')
  await expect(desk.saved).toBeVisible()

  await site.kill()
  await desk.field('العنوان').fill('أثناء الانقطاع')
  await expect(page.getByRole('banner').getByText('غير محفوظ، لا اتصال', { exact: true })).toBeVisible()
  // Nothing of this tab is left but what the browser keeps of it.
  await page.close({ runBeforeUnload: false })
  expect(problems).not.toEqual([])
  expect(problemsBesideLostSite(problems)).toEqual([])
  await site.revive()

  const again = new Desk(await page.context().newPage(), site.url)
  await again.page.setViewportSize({ width: 1440, height: 900 })
  await again.open(id)
  await expect(again.canvas.getByRole('heading', { name: 'أثناء الانقطاع' })).toBeVisible()
  await expect(again.saved).toBeVisible()
  expect(JSON.stringify(await site.query('select content from page_draft where page_id = $1', [id]))).toContain('أثناء الانقطاع')
})
