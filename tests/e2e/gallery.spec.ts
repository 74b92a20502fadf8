import { expect, test } from './site-test.ts'

for (const theme of ['jdx', 'lrdx']) {
  for (const width of [390, 768, 1440]) {
    test(`every block of the gallery shows at ${width} px in theme ${theme}, and none is wider than the page`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/ar/blocks?theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      for (const island of await page.locator('main [data-i]:visible').all()) {
        await island.scrollIntoViewIfNeeded()
        await island.dispatchEvent('pointerover') // some wait for a visitor
        await expect(island).toHaveAttribute('data-ready', '')
      }
      const found = await page.evaluate(() => {
        // A block that sticks has an element around it without a box of its own.
        const boxed = (element: Element) => (getComputedStyle(element).display === 'contents' ? (element.firstElementChild ?? element) : element)
        const shown = '[data-panel-of][data-active] > :not(script)'
        // Some blocks say something to search engines only.
        const isData = (element: Element) => element.childElementCount > 0 && [...element.children].every((child) => child.tagName === 'SCRIPT')
        const roots = [...document.querySelectorAll(`main > :not(script), main ${shown}`)].filter((element) => !isData(element)).map(boxed)
        return {
          count: roots.length,
          hidden: roots
            .filter((element) => !element.checkVisibility() || element.getBoundingClientRect().height < 20)
            .map((element) => element.outerHTML.slice(0, 120)),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
      expect(found.count).toBeGreaterThan(40)
      expect(found.hidden).toEqual([])
      expect(found.overflow).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
    })
  }
}

for (const path of ['/ar/', '/ar/defender/110']) {
  for (const width of [390, 1440]) {
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
        const drawn = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
        for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
          scrollTo({ top, behavior: 'instant' })
          await drawn()
        }
      })
      for (const island of await page.locator('[data-i]:visible').all()) await expect(island).toHaveAttribute('data-ready', '')
      await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.01)
    })
  }
}
