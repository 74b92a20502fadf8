import type { FrameLocator, Page } from '@playwright/test'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="كما سيراه الزوار"]')

test.beforeEach(async ({ site, page }) => signInTo(page, site.url, 'editor'))

test('[A-015][C-051][C-118] the question before leaving is seen on a page while it is typed, and by visitors once it is saved', async ({ page, site }) => {
  await site.set({ 'general.exit_popup.allow_list': 'https://example.com/*', 'general.exit_popup.cancel_text': '' })
  await page.goto('/ar/admin/page_parts')
  await page.getByRole('link', { name: 'سؤال المغادرة' }).click()
  const previewDialog = preview(page).getByRole('dialog')
  await expect(previewDialog.getByRole('button', { name: 'متابعة', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'زر البقاء' }).fill('البقاء هنا')
  await expect(previewDialog.getByRole('button', { name: 'البقاء هنا' })).toBeVisible()
  await page.getByRole('textbox', { name: 'أنت على وشك مغادرة الموقع' }).fill('موقع آخر')
  await expect(previewDialog.getByRole('heading', { name: 'موقع آخر' })).toBeVisible()
  const visited = async () => (await fetch(`${site.url}/ar/about`)).text()
  expect(await visited()).not.toContain('البقاء هنا')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(visited).toContain('البقاء هنا')
  expect(await visited()).toContain('موقع آخر')
  await site.query('delete from translation where key = $1', ['exit_popup.title'])
})

test('[A-015] every part is seen on a page as visitors would get it, and its fields say what does not fit', async ({ page, site, problems }) => {
  const fab = { items: [{ label: 'رابط للتجربة', link: '/about' }] }
  await site.set({ 'general.fab': fab, 'general.back_button': { pages: '/about', label: 'إلى الخلف' } })
  const shownParts: Record<string, (frame: FrameLocator) => ReturnType<FrameLocator['locator']>> = {
    navigation: (frame) => frame.getByRole('navigation', { name: 'القائمة الرئيسية' }).or(frame.getByRole('button', { name: 'القائمة' })),
    retailer_bar: (frame) => frame.getByText('معرض شارع الشيخ زايد'),
    back_button: (frame) => frame.getByRole('link', { name: 'إلى الخلف' }),
    footer: (frame) => frame.getByRole('contentinfo'),
    floating_action: (frame) => frame.getByRole('link', { name: 'رابط للتجربة' }),
    video_modal: (frame) => frame.getByRole('dialog').getByRole('button', { name: 'عرض المحتوى' }),
    cookie_banner: (frame) => frame.getByRole('button', { name: 'رفض الاختيارية' }),
  }
  for (const [part, find] of Object.entries(shownParts)) {
    await page.goto(`/ar/admin/page_parts/${part}`)
    await expect(find(preview(page)).first(), part).toBeInViewport()
  }
  await page.goto('/ar/admin/page_parts/predefined_links')
  await expect(page.getByRole('row', { name: /^contact \/ar/ })).toContainText('/ar/contact-us?utm_source=newsletter&utm_campaign=ramadan')

  await page.goto('/ar/admin/page_parts/back_button')
  const label = page.getByRole('textbox', { name: 'نص الزر' })
  await expect(preview(page).getByRole('link', { name: 'إلى الخلف' })).toBeVisible()
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/setting_previews') && answer.status() === 422)
  await label.fill('ط'.repeat(61))
  await expect(label).toHaveAccessibleDescription(/الحد الأقصى/)
  // The page with the last value that fits stays.
  await refused
  await expect(preview(page).getByRole('link', { name: 'إلى الخلف' })).toBeVisible()
  expect(problems.splice(0).filter((problem) => !problem.includes('setting_previews'))).toEqual([])
})
