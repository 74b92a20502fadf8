import { signPreview, versionSubject } from '#domains/accounts/index.server.ts'
import { aBlock, expect, test, TEST_SECRET_KEY } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const blocks = [aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })]

test('[A-014] one block is restored from a version, and the others stay as they are', async ({ page, site }) => {
  const address = await site.addPage(blocks)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await rename(desk, 'الأول', 'الأول، نسخة ثانية')
  await desk.publish()
  await rename(desk, 'الأول، نسخة ثانية', 'الأول، نسخة ثالثة')
  await rename(desk, 'الثاني', 'الثاني، نسخة ثالثة')
  await expect(desk.saved).toBeVisible()

  await desk.tab('الإصدارات').click()
  await page
    .getByRole('button', { name: /^مقارنة الإصدار \d+ بالمسودة$/ })
    .first()
    .click()
  const comparison = page.getByRole('dialog', { name: 'مقارنة الإصدارات' })
  await expect(comparison).toContainText('نسخة ثالثة')
  await comparison.getByRole('button', { name: 'استعادة هذا المكوّن' }).first().click()
  await page
    .getByRole('dialog', { name: /استعادة المكوّن/ })
    .getByRole('button', { name: 'استعادة' })
    .click()
  await expect(desk.canvas.getByRole('heading', { name: 'الأول، نسخة ثانية' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await desk.outline()).toEqual(['الأول، نسخة ثانية', 'الثاني، نسخة ثالثة'])
})

test('[A-014][A-035] a preview is shared with somebody who is not signed in, is kept out of search, and expires', async ({ page, browser, site }) => {
  const address = await site.addPage(blocks)
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await rename(desk, 'الأول', 'لم يُنشر بعد')
  await page.getByRole('banner').getByRole('button', { name: 'رابط معاينة' }).click()
  const dialog = page.getByRole('dialog', { name: 'رابط معاينة' })
  await dialog.getByRole('button', { name: 'إنشاء الرابط' }).click()
  const shared = new URL(await dialog.getByRole('textbox', { name: 'الرابط', exact: true }).inputValue())

  const guest = await browser.newPage({ locale: 'ar-AE' })
  const answer = await guest.goto(site.url + shared.pathname + shared.search)
  expect([answer?.status(), answer?.headers()['x-robots-tag'], answer?.headers()['cache-control']]).toEqual([200, 'noindex, nofollow', 'private, no-store'])
  await expect(guest.getByRole('heading', { name: 'لم يُنشر بعد' })).toBeVisible()
  await guest.goto(site.url + address)
  await expect(guest.getByRole('heading', { name: 'الأول' })).toBeVisible()

  const [, , , pageId, version] = shared.pathname.split('/')
  const expired = signPreview(versionSubject(Number(pageId), Number(version)), new Date(Date.now() - 1000), TEST_SECRET_KEY)
  expect((await guest.goto(`${site.url}${shared.pathname}?token=${expired}`))?.status()).toBe(410)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.close()
})

test('[A-014] a page is published at its time, without anybody there', async ({ page, site }) => {
  const address = await site.addPage(blocks)
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await rename(desk, 'الأول', 'عند منتصف الليل')
  await page.getByRole('banner').getByRole('button', { name: 'جدولة' }).click()
  const dialog = page.getByRole('dialog', { name: 'جدولة' })
  await dialog.getByRole('button', { name: 'جدولة' }).click()
  await expect(dialog.getByText('ستُنشر')).toBeVisible()
  await page.close()

  // The hours until then pass in the database, where the site looks for what is due.
  await site.query("update page_schedule set run_at = now() - interval '1 second' where page_id = $1", [id])
  await site.query("update pgboss.job set start_after = now() where state in ('created', 'retry') and name like '%schedule%'")
  await expect.poll(async () => (await fetch(`${site.url}${address}`)).text(), { timeout: 70_000 }).toContain('عند منتصف الليل')
})

test('[A-014] publishing waits until what is not valid is put right, and leads to it', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('y', 'gallery_carousel', { heading: 'معرض' }, [{ yt: '' }])])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'الأول' }).click()
  await desk.field('العنوان').fill('أ'.repeat(400))
  await page.getByRole('banner').getByRole('button', { name: 'نشر' }).click()
  const dialog = page.getByRole('dialog', { name: 'نشر الصفحة' })
  await expect(dialog.getByRole('heading', { name: /يجب تصحيحه أولًا/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'نشر' })).toBeDisabled()
  await dialog.getByRole('button', { name: /^عرض/ }).first().click()
  await expect(dialog).toBeHidden()
  await expect(desk.field('العنوان')).toBeFocused()
  await desk.field('العنوان').fill('عنوان مناسب')
  await desk.publish()
})

async function rename(desk: Desk, from: string, to: string): Promise<void> {
  await desk.canvas.getByRole('heading', { name: from, exact: true }).click()
  await desk.field('العنوان').fill(to)
  await expect(desk.canvas.getByRole('heading', { name: to, exact: true })).toBeVisible()
}
