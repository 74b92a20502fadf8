import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../site-under-test/drawn.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { expect, test } from '../site-under-test/site-test.ts'

const SLOW = /\/ar\/about(\?|$)/

test('[A-053] [A-055] following a link swaps the page in place, at its top, with focus on its heading and its title announced', async ({ page }) => {
  await page.goto('/ar/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => scrollTo(0, 1200))
  await page.getByRole('contentinfo').locator('a[href="/ar/about"]').first().click()
  await expect(page).toHaveURL(/\/ar\/about$/)
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"about"/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText(await page.title())
})

test('[A-053] a page takes presses from the first moment it is seen', async ({ page }) => {
  await page.goto('/ar/')
  const atHeading = await page.evaluate(async () => {
    const titles: (string | undefined)[] = []
    void navigation.navigate('/ar/about')
    while (!document.querySelector('main[data-page*=\'"path":"about"\']')) await new Promise(requestAnimationFrame)
    const box = document.querySelector('main h1')?.getBoundingClientRect()
    for (let frame = 0; frame < 30; frame += 1) {
      titles.push(document.elementFromPoint((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)?.closest('h1')?.localName)
      await new Promise(requestAnimationFrame)
    }
    return [...new Set(titles)]
  })
  expect(atHeading).toEqual(['h1'])
  await expect(page.locator('main')).toHaveCSS('transition', /^opacity 0\.2s/)
})

test('back and forward restore the scroll position', async ({ page }) => {
  await page.goto('/ar/')
  await isLaidOut(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.evaluate(() => navigation.navigate('/ar/about').finished)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300)
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":""/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.goForward()
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"about"/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300)
})

test('[A-052] the header stays above the block that a hash of another page leads to', async ({ page }) => {
  await page.goto('/ar/defender/110')
  const anchor = await page.locator('main section[id]').nth(2).getAttribute('id')
  await page.goto('/ar/about')
  // Its code comes with the first touch.
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await expect.poll(() => page.evaluate(() => scrollTo(0, 700)).then(() => isHidden())).toBe(true)
  await page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), { href: `/ar/defender/110#${hash}`, textContent: 'x' })
    document.querySelector('main')?.append(link)
    link.click()
  }, anchor)
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"defender\/110"/)
  await expect.poll(() => page.evaluate((id) => Math.round(document.getElementById(id ?? '')?.getBoundingClientRect().top ?? -1), anchor)).toBeLessThan(400)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await isHidden()).toBe(false)
  await page.mouse.wheel(0, 900)
  await expect.poll(isHidden).toBe(true)

  function isHidden(): Promise<boolean> {
    return page.evaluate(() => document.documentElement.hasAttribute('data-header-hidden'))
  }
})

test('[A-052] a hash stops the block below the sticky parts of the page', async ({ page }) => {
  await page.goto('/ar/defender/110')
  const anchor = await page.locator('main section[id]').nth(2).getAttribute('id')
  await page.goto(`/ar/about`)
  await page.evaluate((hash) => navigation.navigate(`/ar/defender/110#${hash}`).finished, anchor)
  const top = () => page.evaluate((id) => Math.round(document.getElementById(id ?? '')?.getBoundingClientRect().top ?? -1), anchor)
  const offset = await page.evaluate(
    (id) => Math.round(Number.parseFloat(getComputedStyle(document.getElementById(id ?? '') as Element).scrollMarginTop)),
    anchor,
  )
  expect(offset).toBeGreaterThan(40)
  await expect.poll(async () => Math.abs((await top()) - offset)).toBeLessThanOrEqual(2)
  // From the top: the header with its breadcrumbs, the bar of sections, the block; nothing lies over it, and nothing is left between.
  const header = page.locator('body > header')
  const crumbs = header.locator('[data-header-part="breadcrumbs"]')
  const bar = page.getByRole('navigation', { name: 'ديفندر 110' })
  const endOf = async (part: Locator) => {
    const { y, height } = await boxOf(part)
    return y + height
  }
  // Focus brings the header back that scrolling hides.
  await header
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await expect.poll(async () => Math.abs((await top()) - (await endOf(bar)))).toBeLessThanOrEqual(2)
  expect((await boxOf(crumbs)).height).toBeGreaterThan(20)
  expect(Math.abs((await endOf(crumbs)) - (await endOf(header)))).toBeLessThanOrEqual(2)
  expect(Math.abs((await boxOf(bar)).y - (await endOf(header)))).toBeLessThanOrEqual(2)
})

test('[A-054] a missing anchor is ignored', async ({ page }) => {
  await page.goto('/ar/about#not-there')
  await expect(page.locator('main h1')).toBeVisible()
})

test('[A-072] [C-140] a navigation that another overtakes leaves nothing half swapped and shows no failure', async ({ page }) => {
  await page.goto('/ar/')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SLOW, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await page.evaluate(() => void navigation.navigate('/ar/about').finished?.catch(() => undefined))
  await page.evaluate(() => navigation.navigate('/ar/contact-us').finished)
  release()
  await expect(page).toHaveURL(/contact-us$/)
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"contact-us"/)
  await expect(page.locator('#loading-bar')).not.toHaveAttribute('data-failed', '')
})

test('[A-234] [A-363] a page that cannot be fetched is loaded by the browser, once a minute at most', async ({ page, problems }) => {
  await page.goto('/ar/')
  let requests = 0
  await page.route(SLOW, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.evaluate(() => void navigation.navigate('/ar/about').finished?.catch(() => undefined))
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"about"/)
  expect(requests).toBe(2)
  problems.splice(0)
})

test('[A-240] [A-241] a link to a missing page ends at /ar/404; asked for directly it answers 404 and keeps its address', async ({ page, problems }) => {
  await page.goto('/ar/')
  await page.evaluate(() => void navigation.navigate('/ar/does-not-exist'))
  await expect(page).toHaveURL(/\/ar\/404$/)
  await expect(page.locator('main h1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/ar\/$/)
  const direct = await page.goto('/ar/does-not-exist')
  expect([direct?.status(), direct?.request().redirectedFrom()]).toEqual([404, null])
  await expect(page).toHaveURL(/\/ar\/does-not-exist$/)
  await expect(page.locator('main h1')).toBeVisible()
  problems.splice(0)
})

test('[A-019] a page of the other theme brings its look along', async ({ page }) => {
  await page.goto('/ar/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'jdx')
  await page.evaluate(() => navigation.navigate('/ar/defender/110').finished)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lrdx')
})

test('[A-238] losing the network is said, and so is its return', async ({ page, context, problems }) => {
  await page.goto('/ar/')
  await context.setOffline(true)
  await expect(page.locator('#offline-notice')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('#offline-notice')).toBeHidden()
  problems.splice(0)
})

/** Holds the page's HTML of an address back until it is released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

test('[A-235] [C-136] the loading bar runs while the next page is on its way', async ({ page }) => {
  await page.goto('/ar/')
  const release = await hold(page, SLOW)
  const bar = page.getByRole('progressbar', { name: 'جارٍ التحميل' })
  await expect(bar).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' }).click()
  await expect(bar).toBeVisible()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  release()
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"about"/)
  await expect(bar).toBeHidden()
})

test('[A-234] the bar is red when the navigation failed', async ({ page, problems }) => {
  await page.goto('/ar/')
  await page.evaluate(() => sessionStorage.setItem('maarad_reloaded_at', String(Date.now())))
  await page.route(SLOW, (route) => route.abort())
  await page.evaluate(() => {
    Object.assign(window, { colours: [] as string[] })
    const bar = document.getElementById('loading-bar') as Element
    const note = () =>
      (window as unknown as { colours: string[] }).colours.push(`${bar.hasAttribute('data-failed')} ${getComputedStyle(bar, '::before').backgroundColor}`)
    new MutationObserver(note).observe(bar, { attributes: true })
  })
  await page.evaluate(() => navigation.navigate('/ar/about').finished?.catch(() => undefined))
  const error = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--colour-error)'
    return getComputedStyle(probe).color
  })
  await expect.poll(() => page.evaluate(() => (window as unknown as { colours: string[] }).colours)).toContain(`true ${error}`)
  problems.splice(0)
})

for (const { name, path, isShown } of [
  { name: '[A-237] [C-138] of a page that watches nothing no change of the query starts it', path: '/ar/about', isShown: { page: false, utm_source: false } },
  {
    name: '[A-236] [A-237] [C-137] only a query parameter that a block of the page reads starts it',
    path: '/ar/search',
    isShown: { keyword: true, utm_source: false },
  },
]) {
  test(`the loading bar: ${name}`, async ({ page }) => {
    await page.clock.install()
    for (const [parameter, isExpected] of Object.entries(isShown)) {
      await page.goto(path)
      const address = `${path}?${parameter}=2`
      const release = await hold(page, new RegExp(`\\?${parameter}=2`))
      const pageRequest = page.waitForRequest((request) => request.url().includes(address))
      await page.evaluate((url) => void navigation.navigate(url), address)
      await pageRequest
      await page.clock.runFor(1000)
      await expect(page.getByRole('progressbar')).toBeVisible({ visible: isExpected })
      release()
      await page.waitForLoadState()
    }
  })
}

test('[A-050] a deep link stays where it is when it is loaded again', async ({ page }) => {
  await page.goto('/ar/')
  await page.evaluate(() => navigation.navigate('/ar/defender/110?x=1#reasons').finished)
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL(/\/ar\/defender\/110\?x=1#reasons$/)
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"defender\/110"/)
})

test('[A-055] a redirect that leaves the site is followed by the browser, however often', async ({ page, problems }) => {
  await page.route('https://example.com/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>example</h1>' }))
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/ar/')
    await page.evaluate(() => void navigation.navigate('/ar/newsroom').finished?.catch(() => undefined))
    await expect(page).toHaveURL('https://example.com/')
  }
  // Chromium asks for our icon once more on behalf of the other site, and then keeps it from itself: that is no failure of ours.
  const isOfTheIcon = problems.some((problem) => problem.includes('/ar/brand/favicon'))
  if (isOfTheIcon) problems.splice(0, problems.length, ...problems.filter((problem) => !/favicon|net::ERR_FAILED/.test(problem)))
})

test('header and footer stay the same elements over a navigation, the content does not', async ({ page }) => {
  await page.goto('/ar/about')
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body > header, main, body > footer')) Object.assign(element, { isKept: true })
  })
  await page.evaluate(() => navigation.navigate('/ar/privacy-policy').finished)
  const isKeptAt = (selector: string) => page.locator(selector).evaluate((element) => 'isKept' in element)
  expect(await isKeptAt('main')).toBe(false)
  expect(await isKeptAt('body > footer')).toBe(true)
  await page.evaluate(() => navigation.navigate('/ar/terms-conditions').finished)
  await page.evaluate(() => Object.assign(document.querySelector('body > header') as Element, { isKept: true }))
  await page.evaluate(() => navigation.navigate('/ar/cookie-policy').finished)
  expect(await isKeptAt('body > header')).toBe(true)
})

test('nothing on a page keeps it out of the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...parameters: Parameters<typeof listen>) {
      heard.push(parameters[0])
      return listen.apply(this, parameters)
    }
  })
  const response = await page.goto('/ar/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-i="widget:footer"]')).toHaveAttribute('data-ready', '')
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard).toContain('click')
  expect(heard.filter((type) => /unload/.test(type))).toEqual([])
  expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null])
  expect(response?.headers()['cache-control']).not.toContain('no-store')
})

test('[A-061] while a page is on its way the head keeps the tags of the page before it, and takes the new ones with the page', async ({ page }) => {
  const described = () => page.locator('head meta[name="description"]').getAttribute('content')
  await page.goto('/ar/about')
  const titleOfNext = await page.title()
  const textOfNext = await described()
  await page.goto('/ar/')
  const title = await page.title()
  const text = await described()
  expect(titleOfNext).not.toBe(title)
  const release = await hold(page, SLOW)
  const slowRequest = page.waitForRequest(SLOW)
  await page.evaluate(() => void navigation.navigate('/ar/about'))
  await slowRequest
  expect([await page.title(), await described()]).toEqual([title, text])
  release()
  await expect(page).toHaveTitle(titleOfNext)
  expect(await described()).toBe(textOfNext)
})

test('[A-363] a page that a reload cannot load either shows the error, with a retry', async ({ page, problems }) => {
  await page.goto('/ar/')
  await page.evaluate(() => sessionStorage.setItem('maarad_reloaded_at', String(Date.now())))
  await page.route(SLOW, (route) => route.abort())
  await page.evaluate(() => void navigation.navigate('/ar/about').finished?.catch(() => undefined))
  await expect(page.getByRole('heading', { level: 1, name: 'تعذّر تحميل الصفحة' })).toBeVisible()
  await page.unroute(SLOW)
  await page.getByRole('main').getByRole('link', { name: 'إعادة المحاولة' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"about"/)
  problems.splice(0)
})

test('[A-363] an error page stands in place of the page, and the bar says that it failed', async ({ page, problems }) => {
  await page.goto('/ar/')
  const html = await (await page.request.get('/ar/404')).text()
  await page.route(SLOW, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html.replace('الصفحة غير موجودة', 'عطل تجريبي') }))
  await page.evaluate(() => {
    const bar = document.getElementById('loading-bar') as Element
    new MutationObserver(() => bar.hasAttribute('data-failed') && Object.assign(window, { hasFailed: true })).observe(bar, { attributes: true })
  })
  await page.evaluate(() => void navigation.navigate('/ar/about').finished?.catch(() => undefined))
  await expect.poll(() => page.evaluate(() => (window as unknown as { hasFailed?: boolean }).hasFailed)).toBe(true)
  await expect(page.locator('main')).toHaveAttribute('data-page', /"path":"404"/)
  problems.splice(0)
})

test('[A-054] another query of the same page keeps the place', async ({ page }) => {
  await page.goto('/ar/')
  await isLaidOut(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await page.evaluate(() => navigation.navigate('?x=1').finished)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
