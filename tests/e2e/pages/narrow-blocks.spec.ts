import type { Browser, Page } from '@playwright/test'
import { expect, siteUrl, test } from '../site-under-test/site-test.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'

/** Longer than any line of a phone, in both scripts. */
const LONG = 'والمستكشفونلطرقاتالصحراءالواسعةجميعها Donaudampfschifffahrtsgesellschaftskapitän'

/** The gallery without scripts and without motion. 640 px is a window of 1280 px at 200 %. */
async function openGallery(browser: Browser, theme: string, width: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: siteUrl(), viewport: { width, height: 900 }, javaScriptEnabled: false, reducedMotion: 'reduce' })
  await page.goto(`/ar/blocks?theme=${theme}`)
  return page
}

/** Puts a long text in the place of every other; lines that never wrap and columns of tables keep theirs. */
function lengthen(long: string): number {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const textNodes: Text[] = []
  while (texts.nextNode()) textNodes.push(texts.currentNode as Text)
  const lengthened = textNodes.filter(({ data, parentElement }) => {
    if (data.trim().length < 2 || !parentElement || parentElement.closest('script, style, noscript, select, svg, table')) return false
    return getComputedStyle(parentElement).whiteSpaceCollapse === 'collapse' && getComputedStyle(parentElement).textWrapMode === 'wrap'
  })
  for (const text of lengthened) text.data = long
  return lengthened.length
}

/** What stands out of the page, and out of nothing that scrolls or cuts it on purpose; the first of each block. */
function standingOut(): string[] {
  const width = document.documentElement.clientWidth
  const isHeld = (element: Element): boolean => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return true
    }
    return false
  }
  const isOut = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && (box.right > width + 1 || box.left < -1) && !isHeld(element)
  }
  return [...document.querySelectorAll('main > *')].flatMap((block) => {
    const outside = [...block.querySelectorAll('*')].find(isOut)
    return outside ? [`${block.getAttribute('data-i') ?? block.tagName}: ${outside.outerHTML.slice(0, 160)}`] : []
  })
}

// Each theme and each width once: what differs is type and space.
for (const theme of ['jdx', 'lrdx']) {
  for (const width of oneOfEach([320, 640], (one) => (one === 320) === (theme === 'jdx'))) {
    test(`no block stands out of ${width} px in theme ${theme} without a script, as it is and with words longer than its lines`, async ({ browser }) => {
      const page = await openGallery(browser, theme, width)
      expect(await page.locator('main > *').count()).toBeGreaterThan(100)
      expect(await page.evaluate(standingOut)).toEqual([])
      expect(await page.evaluate(lengthen, LONG)).toBeGreaterThan(1000)
      expect(await page.evaluate(standingOut)).toEqual([])
      await page.close()
    })
  }
}

test('[B-015] [B-016] [B-017] three notes say on a phone that maps are downloaded on a computer, and on a wide tablet that has no other pointer than a finger; on a wide screen there is none, and each box to prepare says more to the pointer and to the keyboard', async ({
  page,
  browser,
}) => {
  const notes = (screen: Page) =>
    screen.getByText(/^(?:تُنزّل الخرائط على جهاز حاسوب فقط|تحتاج إلى جهاز .*|أكمل الخطوات على جهاز مكتبي)$/).filter({ visible: true })
  await page.goto('/ar/blocks?template=map_update')
  for (const [width, count] of [
    [390, 3],
    [900, 3],
    [901, 0],
    [1480, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(notes(page), `at ${width} px`).toHaveCount(count)
  }
  const boxes = page
    .locator('ul')
    .filter({ has: page.getByRole('tooltip', { includeHidden: true }) })
    .first()
    .locator('> li')
  await expect(boxes).toHaveCount(3)
  for (const box of await boxes.all()) {
    const tooltip = box.getByRole('tooltip', { includeHidden: true })
    await page.mouse.move(0, 0)
    await expect(tooltip).toBeHidden()
    await box.hover()
    await expect(tooltip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tooltip).toBeHidden()
    await box.getByRole('button').focus()
    await expect(tooltip).toBeVisible()
    await box.getByRole('button').blur()
  }
  const tablet = await browser.newPage({ baseURL: siteUrl(), viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })
  await tablet.goto('/ar/blocks?template=map_update')
  await expect(notes(tablet)).toHaveCount(3)
  await tablet.close()
})
