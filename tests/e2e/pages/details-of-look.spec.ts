import { boxOf, pixels, styleOf } from '../site-under-test/drawn.ts'
import { expect, readWhole, test } from '../site-under-test/site-test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('text of twice its size leaves every control on the screen and every word whole', async ({ page }) => {
    for (const path of ['/ar/find-a-car', '/ar/range-rover/range-rover', '/ar/jaguar-range/f-type/index']) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await readWhole(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBeLessThanOrEqual(0)
      const banner = page.getByRole('banner')
      for (const control of [banner.getByRole('button', { name: 'القائمة' }), banner.getByRole('link', { name: 'السيارات المحفوظة' })]) {
        const { x, width } = await boxOf(control)
        expect(x, path).toBeGreaterThanOrEqual(0)
        expect(x + width, path).toBeLessThanOrEqual(PHONE.width)
      }
    }
    await page.goto('/ar/find-a-car')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const filters = page.getByRole('button', { name: /^التصفية/ })
    expect((await boxOf(filters)).height).toBeLessThan(2 * pixels((await styleOf(filters, 'line-height'))['line-height']) + 40)
  })

  test('filters, saved cars and order stand in one row', async ({ page }) => {
    for (const width of [320, 360, PHONE.width]) {
      await page.setViewportSize({ width, height: PHONE.height })
      await page.goto('/ar/find-a-car')
      const rows = await page
        .getByRole('button', { name: /^التصفية/ })
        .locator('xpath=..')
        .evaluate((tools) => [...tools.children].map((tool) => tool.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)))
      expect(rows.length).toBe(3)
      expect(Math.max(...rows) - Math.min(...rows), `${width} px`).toBeLessThan(8)
    }
  })

  test('a carousel of more slides than dots fit in a row counts them, and a screen reader hears of each change', async ({ page }) => {
    await page.goto('/ar/blocks?template=stock_locator_carousel')
    await readWhole(page)
    const carousel = page.getByRole('region', { name: 'وصلت حديثًا إلى معارضنا' }).last()
    await expect(carousel.getByRole('button', { name: /^الانتقال إلى/ })).toHaveCount(0)
    await expect(carousel.getByText('1 / 12')).toBeVisible()
    await carousel.getByRole('button', { name: 'السيارة التالية' }).click()
    await expect(carousel.getByText('2 / 12')).toBeVisible()
    await expect(carousel.locator('[aria-live="polite"]')).toHaveText(/2/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(carousel.getByRole('button', { name: /^الانتقال إلى/ }).first()).toBeVisible()
    await expect(carousel.getByText(/^\d+ \/ \d+$/)).toBeHidden()
  })

  test('facts of a car keep off the line above them, also where they need a second line', async ({ page }) => {
    await page.goto('/ar/find-a-car')
    await readWhole(page)
    const gaps = await page
      .locator('main article summary')
      .evaluateAll((summaries) =>
        summaries.map((summary) => (summary.firstElementChild?.getBoundingClientRect().top ?? 0) - (summary.parentElement?.getBoundingClientRect().top ?? 0)),
      )
    expect(gaps.length).toBe(12)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6)
  })
})

test('the number of a step stands beside its name, also where the name needs two lines', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 844 })
  await page.goto('/ar/blocks?template=map_update')
  const tops = await page
    .locator('main ol > li')
    .evaluateAll((steps) =>
      steps.map(({ firstElementChild, lastElementChild }) => [firstElementChild, lastElementChild].map((part) => part?.getBoundingClientRect().top ?? 0)),
    )
  expect(tops.length).toBeGreaterThan(2)
  for (const [number = 0, name = 0] of tops) expect(Math.abs(number - name)).toBeLessThan(8)
})

test('strips that scroll begin and end at whole pixels, so that the borders of buttons at their edges are drawn', async ({ page }) => {
  for (const width of [375, 390, 1333, 1905]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ar/blocks?template=models_carousel')
    const edges = await page
      .getByRole('region')
      .locator('xpath=./div[1]')
      .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]))
    expect(edges.length).toBeGreaterThan(3)
    expect(
      edges.filter((edge) => edge !== Math.round(edge)),
      `${width} px`,
    ).toEqual([])
  }
})

test('a picture fills the frame that is cut for it', async ({ page }) => {
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ar/blocks')
    const flaws = await page.locator('main img').evaluateAll((images) =>
      images.flatMap((image) => {
        const frame = image.parentElement
        if (!frame || getComputedStyle(frame).aspectRatio === 'auto' || !/hidden|clip/.test(getComputedStyle(frame).overflowY)) return []
        const [drawn, cut] = [image.getBoundingClientRect(), frame.getBoundingClientRect()]
        return drawn.height < cut.height - 1 || drawn.width < cut.width - 1 ? [`${image.outerHTML.slice(0, 120)}: ${drawn.height} of ${cut.height} px`] : []
      }),
    )
    expect(flaws, `${width} px`).toEqual([])
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('no block shows a button that does nothing', async ({ page }) => {
    await page.goto('/ar/blocks')
    const dead = await page.locator('main button').evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[])
        // A description opens by CSS while its button has the focus.
        .filter((button) => button.checkVisibility() && !button.popoverTargetElement && !button.hasAttribute('aria-describedby'))
        .filter((button) => button.type === 'button' || !button.form)
        .map((button) => `${button.closest('[data-i]')?.getAttribute('data-i')}: ${button.ariaLabel ?? button.textContent}`),
    )
    expect(dead).toEqual([])
  })
})

test('paper has no menu, no search and no list of saved cars', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/ar/showroom/329')
  await page.emulateMedia({ media: 'print' })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /^معرض/ })).toBeVisible()
  for (const control of [banner.getByRole('button'), banner.getByRole('link', { name: /محفوظة|بحث/ })])
    await expect(control.filter({ visible: true })).toHaveCount(0)
})
