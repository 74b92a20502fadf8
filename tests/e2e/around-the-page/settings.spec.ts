import { boxOf } from '../site-under-test/drawn.ts'
import { aBlock, aService, expect, test } from '../site-under-test/own-site.ts'

const opening = aBlock('opening', 'snippet', { heading: 'بداية الصفحة', header_tag: '1', paragraph: '<p>نص قصير.</p>' })

test('[A-017] [A-019] [A-093] the setting of the theme changes look, brand and logo of every page at once', async ({ page, site }) => {
  const look = () =>
    page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      font: getComputedStyle(document.body).fontFamily,
      button: getComputedStyle(document.documentElement).getPropertyValue('--colour-button'),
      logo: document.querySelector('body > header a[data-logo]')?.textContent,
    }))
  // The demo gives pages of no brand the mark of the site; without that the theme decides.
  await site.set({ logo: '[]' })
  await page.goto(await site.addPage([opening]))
  const main = await look()
  expect(main).toMatchObject({ theme: 'jdx', font: expect.stringContaining('JDX Arabic'), logo: expect.stringContaining('جاكوار') })
  await site.set({ 'general.theme': 'lrdx' })
  await page.reload()
  const sister = await look()
  expect(sister).toMatchObject({ theme: 'lrdx', font: expect.stringContaining('LRDX Arabic'), logo: expect.stringContaining('لاند روفر') })
  expect(sister.button).not.toBe(main.button)
  // An entry for a logo that lacks its home page is none.
  await site.query(`update setting set value = $1 where key = 'logo'`, [JSON.stringify(JSON.stringify([{ matchingPath: '/*', logo: 'jaguar' }]))])
  await page.reload()
  expect(await look()).toEqual(sister)
})

test('[A-025] [A-026] the area israel sets pages in a family that can write Hebrew', async ({ page, site }) => {
  await site.set({ 'general.area': 'israel' })
  await page.goto('/ar/about')
  for (const selector of ['body', 'main h1', 'main p']) {
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily),
      selector,
    ).toMatch(/^"?JDX Hebrew/)
  }
})

test('[A-084] a redesigned page has the light navigation, the others keep theirs', async ({ page, site }) => {
  await site.set({ 'navigation.light_on_pages': '/about' })
  await page.goto('/ar/about')
  await expect(page.locator('body > header [data-variant]')).toHaveAttribute('data-variant', 'light')
  const [menuButton, models] = [page.getByRole('button', { name: 'القائمة' }), page.getByRole('button', { name: 'الطرازات' })]
  await expect(models).toBeHidden()
  await menuButton.click()
  await expect(models).toBeVisible()
  await page.goto('/ar/contact-us')
  await expect(models).toBeVisible()
  await expect(menuButton).toBeHidden()
})

test('[A-085] [A-086] the electric model’s page has its logo only, and so has any page added to that list', async ({ page, site }) => {
  // The demo shows the menu there as well.
  await site.set({ 'navigation.logo_only_on_pages': '/jaguar-range/i-pace/index' })
  await page.goto('/ar/jaguar-range/i-pace/index')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
  await site.set({ 'navigation.logo_only_on_pages': '/about' })
  await page.goto('/ar/about')
  await expect(header.getByRole('link')).toHaveCount(1)
  await page.goto('/ar/jaguar-range/i-pace/index')
  await expect(header.getByRole('button', { name: 'الطرازات' })).toBeVisible()
})

test('[A-088] [C-016] [A-089] [C-017] [A-090] a page of the list has neither navigation nor floating button in the sister theme, and keeps both in the main one', async ({
  page,
  site,
}) => {
  const [listedPage, other] = [await site.addPage([opening]), await site.addPage([opening])]
  const fab = JSON.stringify({ items: [{ label: 'تواصل', link: '/contact-us' }] })
  await site.set({ 'navigation.disabled_on_pages': listedPage.replace('/ar', ''), 'general.theme': 'lrdx', 'general.fab': fab })
  const button = page.locator('[data-floating] > summary')
  await page.goto(listedPage)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(button).toHaveCount(0)
  await page.goto(other)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(button).toBeVisible()
  await site.set({ 'general.theme': 'jdx' })
  await page.goto(listedPage)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(button).toBeVisible()
})

test('a page without navigation gets it back when the visitor goes on', async ({ page, site }) => {
  const listedPage = await site.addPage([opening])
  await site.set({ 'navigation.disabled_on_pages': listedPage.replace('/ar', ''), 'general.theme': 'lrdx' })
  await page.goto(listedPage)
  await page.evaluate(() => navigation.navigate('/ar/contact-us').finished)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.locator('body > header ~ main').count()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'بداية الصفحة' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('[A-081] [A-349] a configured origin serves the menu by its locale; while it fails, our own menu stands', async ({ page, site }) => {
  const askedAddresses: string[] = []
  const service = await aService((request, response) => {
    askedAddresses.push(request.url ?? '')
    response.end('<ul><li><a href="/about">من مكان آخر</a></li></ul>')
  })
  await site.set({ 'navigation.config': { url: `${service.url}/any/path`, locale: 'ar' } })
  await page.goto('/ar/contact-us')
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  await expect(menu.getByRole('button')).toHaveCount(0)
  await menu.getByRole('link', { name: 'من مكان آخر' }).click()
  await expect(page).toHaveURL(/\/ar\/about$/)
  expect(askedAddresses[0]).toBe('/naas/?locale=ar')
  await service.close()
  await site.set({ 'navigation.config': { url: `${service.url}/`, locale: 'ar-AE' } })
  await page.reload()
  await expect(menu.getByRole('button', { name: 'الطرازات' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'من مكان آخر' })).toHaveCount(0)
})

test('[A-087] the menu is made of the navigation entries: a new one stands in it', async ({ page, site }) => {
  const [entry] = await site.query(`insert into nav_entry (label, url, position) values ('وصل حديثًا', '/about', 99) returning id`)
  await page.goto('/ar/contact-us')
  await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'وصل حديثًا' }).click()
  await expect(page).toHaveURL(/\/ar\/about$/)
  await site.query('delete from nav_entry where id = $1', [entry?.id])
  await page.reload()
  await expect(page.getByRole('link', { name: 'وصل حديثًا' })).toHaveCount(0)
})

test('[A-046] [A-101] [A-102] the page-not-found screen shows the configured markup, and without it a banner with a snippet', async ({
  page,
  site,
  problems,
}) => {
  const main = page.getByRole('main')
  await page.goto('/ar/404')
  await expect(main.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeVisible()
  await expect(main.getByText('نأسف، تعذّر العثور على الصفحة المطلوبة.')).toBeVisible()
  await site.set({ 'general.page_not_found_html': '<h2>ضللت الطريق</h2><p><a href="/contact-us">اسألنا</a></p>' })
  await page.goto('/ar/404')
  await expect(main.getByRole('heading', { name: 'ضللت الطريق' })).toBeVisible()
  await expect(main.getByText('الصفحة غير موجودة')).toHaveCount(0)
  await main.getByRole('link', { name: 'اسألنا' }).click()
  await expect(page).toHaveURL(/\/ar\/contact-us$/)
  problems.splice(0)
})

test('[A-060] [A-119] title, description, canonical address and picture of a page are those of its settings', async ({ page, site }) => {
  const path = await site.addPage([], {
    title: 'اسم الصفحة',
    meta_title: 'عنوان للبحث',
    meta_description: 'وصف للبحث',
    canonical_url: 'https://example.com/canonical',
    image_id: '24731',
  })
  await page.goto(path)
  await expect(page).toHaveTitle(/^عنوان للبحث/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'وصف للبحث')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://example.com/canonical')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/24731\//)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  // A vehicle is described by itself, and what is ordered of it not at all.
  await page.goto('/ar/showroom/326')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^\u2068?ديفندر 110/)
  await page.goto('/ar/showroom-order-online/vehicle/326')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="description"], meta[property^="og:"]')).toHaveCount(0)
})

test('[A-070] [A-079] a page that cannot be read is the error page with its status, between navigation and footer', async ({ page, site, problems }) => {
  const path = await site.addPage([opening])
  await site.query('alter table page rename to page_away')
  const answer = await page.goto(path)
  await site.query('alter table page_away rename to page')
  expect(answer?.status()).toBe(500)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'حدث خلل ما' })).toBeVisible()
  await expect(main.getByText('500')).toBeVisible()
  const [above, middle, below] = await Promise.all([page.getByRole('banner'), main, page.getByRole('contentinfo')].map(boxOf))
  expect(above?.y).toBeLessThan(middle?.y ?? 0)
  expect(below?.y).toBeGreaterThan(middle?.y ?? Number.POSITIVE_INFINITY)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'بداية الصفحة' })).toBeVisible()
  problems.splice(0)
})

test('[A-120] a page without SEO tracking asks robots to stay away and is not in the sitemap', async ({ page, site, request }) => {
  const open = await site.addPage([])
  const closed = await site.addPage([], { disable_seo_tracking: true })
  await page.goto(closed)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  const sitemap = await (await request.get('/sitemap/pages.xml')).text()
  expect(sitemap).toContain(`${open}<`)
  expect(sitemap).not.toContain(`${closed}<`)
})

test('[A-114] metaheads run in their sequence; one that reloads on each page runs again after a client navigation', async ({ page, site }) => {
  const insert = `insert into metahead (content, language, sequence, in_body, reload_on_each_page, consent_scope) values ($1, $2, $3, $4, $5, 'obligatory')`
  const script = (name: string) => `(window.ran ??= []).push('${name}')`
  await site.query(insert, [script('second'), 'javascript', 20, false, true])
  await site.query(insert, [script('first'), 'javascript', 10, false, false])
  await site.query(insert, [script('third'), 'javascript', 5, true, false])
  await site.query(insert, ['$c: #123456;\nmain { outline-color: $c }', 'scss', 30, false, false])
  const ran = () => page.evaluate(() => (window as unknown as { ran: string[] }).ran)
  await page.goto('/ar/about')
  expect(await ran()).toEqual(['first', 'second', 'third'])
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineColor)).toBe('rgb(18, 52, 86)')
  await page.evaluate(() => navigation.navigate('/ar/contact-us').finished)
  expect(await ran()).toEqual(['first', 'second', 'third', 'second'])
  await page.evaluate(() => navigation.navigate('/ar/about').finished)
  expect(await ran()).toEqual(['first', 'second', 'third', 'second', 'second'])
})

test('[A-367] [A-369] [C-318] [C-342] with a key and consent, an uncaught error reaches the reporting service; without a key nothing of it is loaded', async ({
  page,
  site,
  problems,
}) => {
  const reports: string[] = []
  await page.route('https://api.raygun.com/**', (route) => {
    reports.push(`${route.request().url()} ${route.request().postData()}`)
    return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } })
  })
  const askedAddresses: string[] = []
  page.on('request', (request) => askedAddresses.push(request.url()))
  const reporter = page.waitForRequest(/error-reporter/)
  await site.set({ 'performance.raygun_api_key': 'a key' })
  await page.goto('/ar/about')
  await page.waitForLoadState('networkidle')
  expect(askedAddresses.filter((url) => /error-reporter|raygun/.test(url))).toEqual([])
  // The visitor agrees, in another tab.
  await page.evaluate(() => {
    localStorage.setItem('cookieConsentStatus', 'accepted')
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentStatus' }))
  })
  await reporter
  // A script of a page throws in a task of its own, which nobody catches.
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('لم يُمسك')), 0))
  await expect.poll(() => reports.join()).toContain('لم يُمسك')
  expect(reports[0]).toContain('apikey=a%20key')
  problems.splice(0)

  await site.set({ 'performance.raygun_api_key': '' })
  askedAddresses.splice(0)
  await page.goto('/ar/about')
  await expect(page.locator('main h1')).toBeVisible()
  expect(askedAddresses.filter((url) => /error-reporter|raygun/.test(url))).toEqual([])
})
