import { allPages, expect, test } from '../site-under-test/site-test.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'

test('[A-001] [A-021] [C-001] the site is Arabic and reads from right to left', async ({ page }) => {
  await page.goto('/ar/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('[A-023] [A-026] body text is set in an Arabic face of our own server', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/ar/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?JDX Arabic/)
  expect(await page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('JDX Arabic') && status === 'loaded'))).toBe(true)
  expect(hosts.size).toBe(1)
})

const heights = [
  { width: 375, path: '/ar/', height: 48 },
  { width: 1440, path: '/ar/', height: 72 },
  { width: 375, path: '/ar/defender/110', height: 103 },
  { width: 1440, path: '/ar/defender/110', height: 116 },
]
for (const { width, path, height } of heights) {
  test(`[C-410] [C-411] at ${width} px the header of ${path} is ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    expect(await page.locator('body > header').evaluate((header) => header.getBoundingClientRect().height)).toBe(height)
    // What a link leads to stands below it, and below the bar of sections of a model.
    const bar = path.endsWith('110') ? 56 : 0
    expect(
      await page
        .locator('main section')
        .first()
        .evaluate((section) => getComputedStyle(section).scrollMarginBlockStart),
    ).toBe(`${height + bar}px`)
  })
}

test('[C-422] the header hides on the way down and returns on the way up and with focus', async ({ page }) => {
  await page.goto('/ar/about')
  const top = () => page.locator('body > header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 700)
  await expect.poll(top).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(top).toBeGreaterThan(0)
  await page.mouse.wheel(0, 500)
  await expect.poll(top).toBeLessThanOrEqual(0)
  await page.locator('body > header a').first().focus()
  await expect.poll(top).toBeGreaterThan(0)
})

test('[C-422] [B-098] the bar of sections takes the place of a hidden header, and makes room for it again', async ({ page }) => {
  await page.goto('/ar/defender/110')
  const bar = page.getByRole('navigation', { name: 'ديفندر 110' })
  const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const headerEnd = () => page.locator('body > header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 2500)
  await expect.poll(top).toBe(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await top()) > 0 && (await top()) === (await headerEnd())).toBe(true)
})

test.describe('what stands below the first screen', () => {
  const footer = () => getComputedStyle(document.querySelector('body > footer') as Element).contentVisibility

  test('is laid out only after the page has loaded, while the browser rests', async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      Object.assign(window, { waiting, requestIdleCallback: (task: IdleRequestCallback) => waiting.push(task) })
      // Making one takes ten milliseconds, forty on a phone, in which the page cannot answer.
      const made: string[] = []
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const) {
        const construct: ProxyHandler<never>['construct'] = (type, parameters) => {
          made.push(name)
          return Reflect.construct(type, parameters)
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
      }
      Object.assign(window, { made })
    })
    await page.goto('/ar/about')
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made), 'formats that are made before anybody needs one').toEqual([])
    expect(await page.evaluate(footer)).toBe('auto')
    await page.evaluate(() => {
      const { waiting } = window as unknown as { waiting: (() => void)[] }
      for (const task of waiting) task() // each adds the next
    })
    expect(await page.evaluate(footer)).toBe('visible')
    await isLaidOut(page)
  })

  test('[A-052] is laid out from the start for an address with an anchor, and for who reloads', async ({ page }) => {
    await page.goto('/ar/about#main')
    await expect(page.locator('html')).toHaveAttribute('data-whole-layout', '')
    expect(await page.evaluate(footer)).toBe('visible')
    await page.goto('/ar/contact-us')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-whole-layout', '')
  })
})

test('[A-404] [C-387] the footer hydrates when it comes within 100 px of view, not before', async ({ page }) => {
  await page.goto('/ar/about')
  await isLaidOut(page) // until then what is above the footer changes its height
  const footer = page.locator('[data-i="widget:footer"]')
  const approach = (distance: number) =>
    page.evaluate((gap) => {
      const element = document.querySelector('[data-i="widget:footer"]') as Element
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - gap, behavior: 'instant' })
    }, distance)
  await approach(140)
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))
  await expect(footer).not.toHaveAttribute('data-ready', '')
  await approach(90)
  await expect(footer).toHaveAttribute('data-ready', '')
})

test('[C-416] the footer is at most 1740 px wide and centred', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/ar/about')
  // The widest of what stands in it, beside what is as wide as the page.
  const box = await page.locator('body > footer').evaluate((footer) => {
    const boxes = [...footer.querySelectorAll('*')].map((element) => element.getBoundingClientRect()).filter(({ width }) => width < footer.clientWidth)
    const widest = boxes.toSorted((one, other) => other.width - one.width)[0]
    return { width: widest?.width, before: widest?.left ?? 0, after: footer.clientWidth - (widest?.right ?? 0) }
  })
  expect(box.width).toBe(1740)
  expect(Math.abs(box.before - box.after)).toBeLessThanOrEqual(1)
})

test('[A-407] the sprite holds the 22 icons and takes no space', async ({ page }) => {
  await page.goto('/ar/')
  const names =
    'battery speed fuel co2 seats capacity svo drive brochure location build quote payments review kmi spanner x590 compare phone globe chevron chevron_l'.split(
      ' ',
    )
  for (const name of names) await expect(page.locator(`symbol[id="icon-${name}"]`), name).toHaveCount(1)
  const box = await page.locator('svg:has(symbol)').first().boundingBox()
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBe(0)
})

test('[A-091] a family page shows its own logo, which leads to its own home', async ({ page }) => {
  await page.goto('/ar/defender/110')
  await expect(page.locator('body > header a[data-logo="defender"]')).toHaveAttribute('href', '/ar/defender')
})

test('pages that belong to no brand carry the mark and the name of the site', async ({ page }) => {
  for (const path of ['', 'offers-and-finance', 'ownership-guides/desert-driving', 'showroom/326']) {
    await page.goto(`/ar/${path}`)
    const logo = page.locator('body > header a[data-logo]')
    await expect(logo, path).toHaveAttribute('data-logo', 'group')
    await expect(logo, path).toHaveText('معرض، الرئيسية')
    await expect(page.locator('body > footer p').first(), path).toHaveText('معرض')
  }
})

test('the page of I-PACE has menu, saved list and breadcrumbs that lead to pages of their own', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ar/jaguar-range/i-pace/index')
  await expect(page.locator('body > header a[data-logo="jaguar"]')).toHaveText('جاكوار، الرئيسية')
  await expect(page.locator('body > header a[data-saved]')).toBeVisible()
  await expect(page.locator('body > header nav').first()).toBeVisible()
  const crumbs = page.locator('[data-header-part="breadcrumbs"] a')
  await expect(crumbs).toHaveText(['الرئيسية', 'الطرازات', 'جاكوار'])
  const hrefs = await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/ar/', '/ar/models', '/ar/jaguar-range'])
  expect(await (await request.get('/ar/models')).text()).toContain('>الطرازات</')
})

test('[A-375] the web app has its colour in page and manifest', async ({ page, request }) => {
  await page.goto('/ar/')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#9e1b32')
  expect(await (await request.get('/ar/site.webmanifest')).json()).toMatchObject({ theme_color: '#9e1b32' })
})

test('[A-073] [C-325] [A-103] [A-104] [A-105] [A-106] [A-107] [A-108] the 404 screen says what is the matter and leads home; in the sister theme alone it lists causes and advice', async ({
  page,
  problems,
}) => {
  // What can be no page at all says so in a sentence, and to programs in English.
  expect((await page.goto('/ar/a//b'))?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('تعذّر العثور على هذه الصفحة', { exact: true })).toBeVisible()
  expect(await (await page.request.get('/api/nowhere')).json()).toMatchObject({ error: { status: 404, message: 'This page could not be found' } })
  const response = await page.goto('/ar/404')
  expect(response?.status()).toBe(404)
  await page.locator('main').getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click()
  await expect(page).toHaveURL(/\/ar\/$/)
  await page.goto('/ar/404')
  const sentence = 'نأسف، تعذّر العثور على الصفحة المطلوبة. يتيح لك الرابط الانتقال إلى الصفحة الرئيسية أو متابعة تصفّح موقعنا.'
  const main = page.getByRole('main')
  await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(0)
  await page.goto('/ar/404?theme=lrdx')
  await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  const causes = ['خلل تقني', 'حذف الصفحة عند تجديد الموقع', 'رابط لم يعد صالحًا', 'خطأ في كتابة العنوان']
  const advice = ['الانتقال إلى الصفحة الرئيسية', 'الرجوع إلى الصفحة السابقة', 'إعادة كتابة العنوان']
  await expect(main.getByRole('listitem').locator('visible=true')).toHaveText([...causes, ...advice])
  await main.getByRole('link', { name: 'الرجوع إلى الصفحة السابقة' }).click()
  await expect(page).toHaveURL(/\/ar\/404$/)
  await page.goForward()
  await main.getByRole('link', { name: 'الانتقال إلى الصفحة الرئيسية' }).click()
  await expect(page).toHaveURL(/\/ar\/$/)
  problems.splice(0)
})

test('[A-408] every default link of the site answers', async ({ request }) => {
  const links = [
    '/jaguar-range/f-pace/index',
    '/offers-and-finance',
    '/compare',
    '/build-yours',
    '/retailer-locator',
    '/contact-us',
    '/terms-conditions',
    '/privacy-policy',
    '/cookie-policy',
  ]
  for (const link of links) expect((await request.get(`/ar${link}`)).status(), link).toBe(200)
})

test('[A-261] every page of the sitemap is open to a browser without a session, and sets none', async ({ request, page }) => {
  const paths = await allPages()
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['set-cookie']], path).toEqual([200, undefined])
  }
  await page.goto(paths[0] ?? '/ar/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})
