import type { Page } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/**'

/** Stands in for YouTube, and lists what was asked of other sites than ours. */
async function watchStrangers(page: Page): Promise<string[]> {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) strangers.push(request.url())
  })
  await page.route(YOUTUBE, (route) => route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }))
  return strangers
}

function snippetWith(...buttons: Record<string, unknown>[]) {
  const all = buttons.map((button, index) => ({ id: `b${index}`, button_type: 'primary', ...button }))
  return aBlock('actions', 'snippet', { heading: 'أزرار', header_tag: '1', paragraph: '<p>نص.</p>', buttons: all })
}

test('[A-078] [A-406] a film opens over the page and ends with Escape or the close button; nobody else is asked before', async ({ page, site }) => {
  const film = { image: { id: 24731 }, heading: 'فيلم', video_type: 'video', video_desktop: 'https://youtu.be/aqz-KE-bpKQ', header_tag: '1' }
  const strangers = await watchStrangers(page)
  await page.goto(await site.addPage([aBlock('hero', 'hero_carousel', {}, [film])]))
  const link = page.getByRole('link', { name: 'شاهد الفيلم' })
  await link.hover()
  expect(strangers).toEqual([])
  await link.press('Enter')
  const modal = page.getByRole('dialog', { name: 'شاهد الفيلم' })
  // Nobody has allowed anything optional, so the visitor agrees to this one first.
  await expect(modal.getByText('youtube-nocookie.com')).toBeVisible()
  expect(strangers).toEqual([])
  await page.keyboard.press('Enter')
  await expect(modal.locator('iframe')).toBeVisible()
  expect(strangers).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'])
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(modal).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await modal.getByRole('button', { name: 'إغلاق' }).click()
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('[A-078] a film of our own plays in the modal, which a press beside it closes', async ({ page, site }) => {
  await page.route('**/film.mp4', (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }))
  const film = { image: { id: 24731 }, heading: 'فيلم', video_type: 'video', video_desktop: '/media/film.mp4', header_tag: '1' }
  await page.goto(await site.addPage([aBlock('hero', 'hero_carousel', {}, [film])]))
  await page.getByRole('link', { name: 'شاهد الفيلم' }).click()
  await expect(page.locator('dialog video[controls]')).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('[A-145] [B-260] [B-261] every kind of target opens as it should', async ({ page, site, context }) => {
  await watchStrangers(page)
  const path = await site.addPage([
    snippetWith(
      { label: 'صفحة', target: '/about', target_type: 'url' },
      { label: 'نافذة جديدة', target: '/about', target_type: 'url', target_action: 'new_tab' },
      { label: 'صفحة فوق الصفحة', target: '/about', target_type: 'url', target_action: 'modal' },
      { label: 'محتوى مضمّن', target: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', target_type: 'embed' },
      { label: 'مضمّن في نافذة', target: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', target_type: 'embed', target_action: 'new_tab' },
      { label: 'هاتف', target: '+971 4 000 0000', target_type: 'phone' },
      { label: 'هاتف فوق الصفحة', target: '04 000 0000', target_type: 'phone', target_action: 'modal' },
      { label: 'بريد', target: 'care@example.com', target_type: 'email' },
    ),
  ])
  await page.goto(path)
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

  await expect(link('هاتف')).toHaveAttribute('href', 'tel:+97140000000')
  await expect(link('هاتف فوق الصفحة')).toHaveAttribute('href', 'tel:040000000')
  await expect(link('بريد')).toHaveAttribute('href', 'mailto:care@example.com')
  for (const name of ['هاتف', 'هاتف فوق الصفحة', 'بريد']) await expect(link(name)).not.toHaveAttribute('data-opens')

  const newTab = page.getByRole('link', { name: 'نافذة جديدة (' })
  await expect(newTab).toHaveAttribute('rel', /noopener/)
  const [newPage] = await Promise.all([context.waitForEvent('page'), newTab.click()])
  await expect(newPage).toHaveURL(/\/ar\/about$/)
  expect(await newPage.evaluate(() => window.opener)).toBeNull()
  await newPage.close()
  await expect(page.getByRole('link', { name: 'مضمّن في نافذة' })).toHaveAttribute('target', '_blank')

  for (const [name, address] of [
    ['صفحة فوق الصفحة', /\/ar\/about$/],
    ['محتوى مضمّن', /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/],
  ] as const) {
    await link(name).click()
    const modal = page.getByRole('dialog', { name, exact: true })
    if (name === 'محتوى مضمّن') await modal.getByRole('button', { name: 'عرض المحتوى' }).click()
    await expect(modal.locator('iframe')).toHaveAttribute('src', address)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await link('صفحة').click()
  await expect(page).toHaveURL(/\/ar\/about$/)
})

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens below the bar by mouse, one panel at a time, and a press beside it closes it', async ({ page }) => {
    await page.goto('/ar/about')
    const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
    const [models, buying] = [menu.getByRole('button', { name: 'الطرازات' }), menu.getByRole('button', { name: 'الشراء' })]
    const [defender, offers] = [menu.getByRole('link', { name: 'ديفندر 110' }), menu.getByRole('link', { name: 'العروض والتمويل' })]
    await expect(defender).toBeHidden()
    await models.click()
    await expect(defender).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    expect((await defender.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + 60)
    await buying.click()
    await expect(offers).toBeVisible()
    await expect(defender).toBeHidden()
    await page.mouse.click(720, 850)
    await expect(offers).toBeHidden()
    await models.click()
    await defender.click()
    await expect(page).toHaveURL(/\/ar\/defender\/110$/)
    await expect(defender).toBeHidden()
  })

  test('is worked by keyboard: Enter opens, Tab goes through the panel and on, Escape closes and gives focus back', async ({ page }) => {
    await page.goto('/ar/about')
    const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
    const buying = menu.getByRole('button', { name: 'الشراء' })
    await buying.focus()
    await page.keyboard.press('Enter')
    const names = await menu.locator(':popover-open').getByRole('link').allInnerTexts()
    expect(names.map((name) => name.trim())).toEqual(['السيارات المتوفرة', 'السيارات المعتمدة', 'العروض والتمويل', 'صمّم سيارتك', 'مقارنة الطرازات'])
    for (const name of names) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: name.trim() })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'صمّم سيارتك' })).toBeHidden()
    await expect(buying).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'الملكية' })).toBeFocused()
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('fills the screen, goes a level deeper and back, and a link leads on and closes it', async ({ page }) => {
    await page.goto('/ar/about')
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('navigation', { name: 'القائمة الرئيسية' })
    await expect(menu).toBeHidden()
    const toggle = banner.getByRole('button', { name: 'القائمة', exact: true })
    await toggle.click()
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBe(390)
    await menu.getByRole('button', { name: 'الشراء', exact: true }).click()
    const offers = menu.getByRole('link', { name: 'العروض والتمويل' })
    await expect(offers).toBeVisible()
    await menu.getByRole('button', { name: 'رجوع: الشراء' }).click()
    await expect(offers).toBeHidden()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('button', { name: 'الشراء', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await menu.getByRole('button', { name: 'الشراء', exact: true }).click()
    await offers.click()
    await expect(page).toHaveURL(/offers-and-finance$/)
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('[A-405] [A-406] a dropdown is at most 300 px high and scrolls, says that nothing is chosen, and closes with Escape', async ({ page, site }) => {
  const codes = Array.from({ length: 20 }, (_, index) => `m${index + 1}`)
  const settings = {
    allMarkets: { ar: Object.fromEntries(codes.map((code, index) => [code, `سوق ${index + 1}`])) },
    marketsConfig: Object.fromEntries(codes.map((code) => [code, { flag: '', languages: ['ar'], api: { url: 'https://finder.test' } }])),
    allLanguages: { ar: 'العربية' },
    api: { path: '/retailers' },
    page: { path: '/retailer' },
  }
  await page.route('https://finder.test/**', (route) => route.fulfill({ json: settings, headers: { 'access-control-allow-origin': '*' } }))
  await site.set({ 'general.mena_retailers.footer.config.api': 'https://finder.test/settings' })
  await page.goto('/ar/privacy-policy')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const market = page.getByRole('combobox', { name: 'السوق' })
  await expect(market).toBeEnabled()
  await expect(market).toHaveText('اختر')
  await market.click()
  const list = page.getByRole('listbox', { name: 'السوق' })
  await expect(list.getByRole('option')).toHaveCount(20)
  const size = await list.evaluate((element) => ({ shown: element.getBoundingClientRect().height, all: element.scrollHeight }))
  expect(size.shown).toBe(300)
  expect(size.all).toBeGreaterThan(300)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(market).toBeFocused()
})

test('[A-004] [A-006] a visitor reads pages and offers without signing in', async ({ page, context }) => {
  for (const path of ['/ar/', '/ar/defender/110', '/ar/offers-and-finance']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.locator('input[type="password"]'), path).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
  expect(await context.cookies()).toEqual([])
  const offers = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'عروض سارية' }) })
    .getByRole('listitem')
  expect(await offers.count()).toBeGreaterThan(1)
  for (const offer of await offers.all()) {
    const address = await offer.getByRole('link').first().getAttribute('href')
    expect((await page.request.get(address ?? '')).status(), address ?? 'an offer without a link').toBe(200)
  }
  const leads = page.getByRole('main').getByRole('link')
  expect(await leads.count()).toBeGreaterThan(3)
  await page.getByRole('main').locator('a[href^="/ar/"]:not([href^="/ar/form/"])').first().click()
  await expect(page).not.toHaveURL(/offers-and-finance$/)
})
