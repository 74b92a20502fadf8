import { axeOn } from '../site-under-test/axe-on.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { isThorough, oneOfEach } from '../site-under-test/one-of-each.ts'
import { allPages, expect, readWhole, test } from '../site-under-test/site-test.ts'

// Both themes draw the same markup: what one of them can break alone is what follows from colours, type and sizes.
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A page of each kind; the gallery has every block, in one theme. `npm run test:all` looks at all pages of the sitemap, and at the gallery in both. */
const kinds = ['/ar/', '/ar/defender', '/ar/defender/110', '/ar/about', '/ar/find-a-car', '/ar/offers']
const pagesToSee = async () => (isThorough ? await allPages() : kinds)

// Each page is loaded once for all that is looked at; in parts, which two workers take in turn.
const PARTS = isThorough ? 4 : 2
for (let part = 1; part <= PARTS; part += 1) {
  test(`axe finds nothing on any page in either theme, no page overflows, and each hydrates without an error once all of it has been seen: part ${part} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    for (const path of ['/ar/blocks', ...(await pagesToSee())].filter((_, index) => index % PARTS === part - 1)) {
      await page.goto(`${path}?theme=jdx`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'jdx')
      await isLaidOut(page)
      for (const theme of oneOfEach(['jdx', 'lrdx'], (one) => one === 'jdx' || path !== '/ar/blocks')) {
        await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
        const axe = theme === 'jdx' ? axeOn(page).withTags(tags) : axeOn(page).withRules(rulesOfLooks)
        // The gallery shows every example of a template, so that landmarks of one name stand side by side there.
        const { violations } = await (path === '/ar/blocks' && theme === 'jdx' ? axe.disableRules(['landmark-unique']) : axe).analyze()
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
            `${path} in ${theme}`,
          )
          .toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `${path} in ${theme} scrolls sideways`).toBeLessThanOrEqual(0)
      }
      await readWhole(page)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its content and its links lead on', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of await pagesToSee()) {
      await page.goto(path)
      await expect(page.locator('main h1').first(), path).toBeVisible()
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(80)
    }
    await page.goto('/ar/')
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page.locator('main h1')).toBeVisible()
  })
})

test('buttons that promise something open the form that serves it, on every page', async ({ page, request }) => {
  const promising = /^(?:احجز تجربة قيادة|اطلب عرض سعر|اطلب الكتيّب|احجز جلسة تصميم|احجز موعد|قيّم سيارتك|أبلغني عند التوفر)/
  let seenCount = 0
  for (const path of await allPages()) {
    const html = await (await request.get(path)).text()
    const links = await page.evaluate((markup) => {
      const parsed = new DOMParser().parseFromString(markup, 'text/html')
      return [...parsed.querySelectorAll('main a[href]')].map((link) => ({ label: link.textContent?.trim() ?? '', href: link.getAttribute('href') ?? '' }))
    }, html)
    for (const { label, href } of links.filter(({ label: text }) => promising.test(text))) {
      seenCount += 1
      expect(href, `${path}: ${label}`).toMatch(/^\/ar\/form\/[1-6](?:\?model=|$)/)
    }
  }
  expect(seenCount).toBeGreaterThan(20)
  expect(await (await request.get('/ar/defender/90')).text()).toContain('/ar/form/2?model=defender')
})

test('[C-002] [A-003] from the home page one site leads to content pages, to the stock, to an order and to the finder in the footer', async ({ request }) => {
  const open = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  const home = await open('/ar/')
  for (const path of ['/ar/defender', '/ar/find-a-car']) expect(home).toContain(`href="${path}"`)
  expect(home).toContain('data-i="widget:footer"')
  expect(await open('/ar/defender')).toContain('data-i="hero_')
  const car = /href="(\/ar\/showroom\/[^"?]*-\d+)"/.exec(await open('/ar/find-a-car'))?.[1] ?? ''
  expect(await open(car)).toContain('data-i="screen:vehicle/')
  const order = /href="(\/ar\/showroom-order-online\/vehicle\/326)[^"]*"/.exec(await open('/ar/showroom/326'))?.[1] ?? ''
  expect(await open(order)).toContain('data-i="screen:order_vehicle"')
  expect(await open('/ar/form/1')).toContain('<form')
})

test('[C-007] forms, the page about missing permission and the missing page have their addresses; what is none answers 404', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf('/ar/auth/error?type=noPermissions')).toBe(200)
  expect(await statusOf('/ar/404')).toBe(404)
  const forms = await request.get('/ar/forms/', { maxRedirects: 0 })
  expect([forms.status(), forms.headers().location]).toEqual([302, '/ar/auth/login?target=%2Far%2Fforms%2F'])
  for (const path of ['/ar/auth/nothing', '/ar/showroom-order-online/nothing', '/ar/nothing/here']) expect(await statusOf(path), path).toBe(404)
})
