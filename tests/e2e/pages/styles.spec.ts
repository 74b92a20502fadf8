import { boxOf, styleOf } from '../site-under-test/drawn.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const title = aBlock('title', 'snippet', { heading: 'صفحة للقياس', header_tag: '1' })

test('[C-029] the dropdowns of the finder are at most 335 px wide', async ({ page, site }) => {
  const settings = {
    allMarkets: { ar: { ae: 'الإمارات' } },
    marketsConfig: { ae: { flag: '', languages: ['ar'], api: { url: 'https://finder.test' } } },
    allLanguages: { ar: 'العربية' },
    api: { path: '/retailers' },
    page: { path: '/retailer' },
  }
  await page.route('https://finder.test/**', (route) => route.fulfill({ json: settings, headers: { 'access-control-allow-origin': '*' } }))
  await site.set({ 'general.mena_retailers.footer.config.api': 'https://finder.test/settings' })
  await page.goto('/ar/privacy-policy')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['السوق', 'اللغة', 'المعرض']) {
      const dropdown = footer.getByRole('combobox', { name })
      await expect(dropdown).toBeVisible()
      expect((await boxOf(dropdown)).width, `${name} at ${width} px`).toBeLessThanOrEqual(335)
      const limits = await dropdown.evaluate((element) => {
        const around: string[] = []
        for (let place: Element | null = element; place; place = place.parentElement) around.push(getComputedStyle(place).maxInlineSize)
        return around
      })
      expect(limits).toContain('335px')
    }
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[C-124] dynamic content is seen whatever its strategy would say, and its fallback is not', async ({ page, site }) => {
    const dc_strategy = { key: 'mena_offers', value: { model: 'no-such-model' }, fallback: { text: 'لا عروض الآن' } }
    const path = await site.addPage([title, aBlock('dynamic', 'content_blocks', {}, [{ heading: 'عرض للطراز', dc_strategy }])])
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'عرض للطراز' })).toBeVisible()
    await expect(page.getByText('لا عروض الآن')).toBeHidden()
  })
})

test('[C-001] a modal and the suggestions of a search are mirrored: what comes first stands on the right', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ar/find-a-car')
  await page.getByRole('button', { name: /^التصفية/ }).click()
  const modal = page.getByRole('dialog', { name: 'التصفية' })
  await expect(modal).toBeVisible()
  expect((await styleOf(modal, 'direction')).direction).toBe('rtl')
  const [frame, heading, close] = [
    await boxOf(modal),
    await boxOf(modal.getByRole('heading', { level: 2 })),
    await boxOf(modal.getByRole('button', { name: 'إغلاق' })),
  ]
  expect(heading.x + heading.width).toBeGreaterThan(frame.x + frame.width / 2)
  expect(close.x + close.width).toBeLessThan(frame.x + frame.width / 2)

  await page.goto('/ar/search')
  const search = page.locator('[data-i="search_suggestions"]')
  await expect(search).toHaveAttribute('data-ready', '')
  const field = page.getByRole('combobox', { name: 'ابحث في الموقع' })
  await field.pressSequentially('ديف')
  const suggestion = page.getByRole('listbox').getByRole('option').first()
  await expect(suggestion).toBeVisible()
  const [input, list] = [await boxOf(search), await boxOf(page.getByRole('listbox'))]
  expect(await styleOf(suggestion, 'direction', 'text-align')).toMatchObject({ direction: 'rtl' })
  expect(list.x + list.width).toBeGreaterThan(input.x + input.width / 2)
  expect(list.x + list.width).toBeLessThanOrEqual(input.x + input.width + 1)
})

test('[C-111] the suggestions of a field near the bottom of the window stand above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ar/search')
  await expect(page.locator('[data-i="search_suggestions"]')).toHaveAttribute('data-ready', '')
  const field = page.getByRole('combobox', { name: 'ابحث في الموقع' })
  const { y, height } = await boxOf(field)
  await page.setViewportSize({ width: 1280, height: Math.round(y + height + 50) })
  await field.pressSequentially('ديف')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  const [input, list] = [await boxOf(field), await boxOf(page.getByRole('listbox'))]
  expect(list.y + list.height).toBeLessThanOrEqual(input.y + 1)
})
