import { expect, readWhole, test } from '../site-under-test/site-test.ts'
import { turnTo } from '../site-under-test/turn-to.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'

// One theme begins on a phone and the other on a desk: what a block decides as it comes, and what it decides anew when the window changes, is seen of each width.
for (const { theme, widths } of oneOfEach(
  [
    { theme: 'jdx', widths: oneOfEach([390, 768, 1440], (width) => width !== 768) },
    { theme: 'lrdx', widths: [1440, 768, 390] },
  ],
  ({ theme }) => theme === 'jdx',
)) {
  test(`every block of the gallery shows at ${widths.join(', ')} px in theme ${theme}, and none is wider than the page`, async ({ page, problems }) => {
    test.setTimeout(180_000)
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (index === 0) await page.goto(`/ar/blocks?theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await readWhole(page)
      const idFlaws = await page.evaluate(() => {
        // A block that sticks has an element around it without a box of its own.
        const boxed = (element: Element) => (getComputedStyle(element).display === 'contents' ? (element.firstElementChild ?? element) : element)
        const shownPanels = '[data-panel-of][data-active] > :not(script)'
        // Some blocks say something to search engines only.
        const isData = (element: Element) => element.childElementCount > 0 && [...element.children].every((child) => child.tagName === 'SCRIPT')
        // A shared section of which the demo has none.
        const isAbsent = (element: Element) => element.id === 'shared' && element.childElementCount === 0
        const roots = [...document.querySelectorAll(`main > :not(script), main ${shownPanels}`)]
          .filter((element) => !isData(element) && !isAbsent(element))
          .map(boxed)
        return {
          count: roots.length,
          hidden: roots
            .filter((element) => !element.checkVisibility() || element.getBoundingClientRect().height < 20)
            .map((element) => element.outerHTML.slice(0, 120)),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
      expect(idFlaws.count, `${width} px`).toBeGreaterThan(40)
      expect(idFlaws.hidden, `${width} px`).toEqual([])
      expect(idFlaws.overflow, `${width} px`).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
    }
  })
}

for (const path of ['/ar/', '/ar/defender/110']) {
  for (const width of oneOfEach([390, 1440], (one) => (one === 390) === (path === '/ar/'))) {
    test(`nothing moves by itself on ${path} at ${width} px while all of it is read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
            const what = entry.sources
              .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.textContent).slice(0, 60)))
              .join(' | ')
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, what })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // From here on the fonts come from the browser's cache: how they replace local ones depends on the machine's fonts.
      await page.reload()
      await page.evaluate(async () => {
        const nextFrames = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
        for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
          scrollTo({ top, behavior: 'instant' })
          await nextFrames()
        }
      })
      for (const island of await page.locator('[data-i]:visible').all()) {
        await island.scrollIntoViewIfNeeded() // those that were passed before the code came wait for the next look
        await turnTo(island)
      }
      await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.01)
    })
  }
}

test('examples lead only to pages of the demo and to parts that stand beside them, and show no joke', async ({ page, request }) => {
  const html = await (await request.get('/ar/blocks')).text()
  const { hrefs, ids } = await page.evaluate((markup) => {
    const parsed = new DOMParser().parseFromString(markup, 'text/html')
    return {
      hrefs: [...parsed.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? ''),
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    }
  }, html)
  expect(hrefs.length).toBeGreaterThan(60)
  const knownIds = new Set(ids)
  const paths = new Set<string>()
  for (const href of new Set(hrefs)) {
    if (href.startsWith('#')) expect([...knownIds], href).toContain(decodeURIComponent(href.slice(1)))
    else if (href.startsWith('/')) paths.add(href)
    else if (/^https?:/.test(href)) expect(['wa.me', 'www.google.com', 'www.youtube.com'], href).toContain(new URL(href).hostname)
    else expect(href).toMatch(/^(?:\?|tel:|mailto:)/)
  }
  expect(paths.size).toBeGreaterThan(10)
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const anchor = path.split('#')[1]
    if (anchor) expect(await answer.text(), path).toContain(`id="${anchor}"`)
  }
  // Films are our own, and are there.
  expect(html).not.toMatch(/youtube(-nocookie)?\.com\/(watch|embed)/)
  const films = new Set(html.match(/\/ar\/brand\/[\w-]+\.mp4/g))
  expect(films.size).toBeGreaterThan(0)
  for (const film of films) expect((await request.get(film)).headers()['content-type'], film).toBe('video/mp4')
})

test('the bar of an example finds its parts where only its template is shown', async ({ page }) => {
  await page.goto('/ar/blocks?template=inpage_navigation')
  const hrefs = await page.locator('main nav a[href^="#"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(7)
  for (const href of hrefs) await expect(page.locator(href), href).toHaveCount(1)
})
