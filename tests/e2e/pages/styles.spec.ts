import type { Locator } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

/** Computed styles of an element, as the browser draws it. */
const styleOf = <Name extends string>(element: Locator, ...names: Name[]) =>
  element.evaluate((node, wanted) => {
    const style = getComputedStyle(node)
    return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)])) as Record<Name, string>
  }, names)
const pixels = (length: string) => Number.parseFloat(length)
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return box
}
const title = aBlock('title', 'snippet', { heading: 'صفحة للقياس', header_tag: '1' })

test('[B-132] each of the six sizes of a heading is larger than the one before', async ({ page, site }) => {
  const sizes = ['xs', 's', 'm', 'l', 'xl', 'title']
  const path = await site.addPage([
    title,
    ...sizes.map((header_size) => aBlock(`size-${header_size}`, 'snippet', { heading: `مقاس ${header_size}`, header_size })),
  ])
  await page.goto(path)
  const drawn: number[] = []
  for (const size of sizes) drawn.push(pixels((await styleOf(page.getByRole('heading', { name: `مقاس ${size}`, exact: true }), 'font-size'))['font-size']))
  expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other))
  expect(drawn).toHaveLength(sizes.length)
})

test('[B-136] as many columns stand side by side on a wide screen as the field says, and one on a narrow screen', async ({ page, site }) => {
  const counts = ['1', '2', '3', '4']
  const blocks = counts.map((count) =>
    aBlock(
      `columns-${count}`,
      'content_blocks',
      { heading: `أعمدة ${count}`, 'col-numbers': count },
      Array.from({ length: 4 }, (_, index) => ({ heading: `بطاقة ${count}-${index + 1}`, paragraph: '<p>نص</p>' })),
    ),
  )
  const path = await site.addPage([title, ...blocks])
  const inFirstRow = async (count: string) => {
    const tiles = page.getByRole('listitem').filter({ hasText: `بطاقة ${count}-` })
    await expect(tiles).toHaveCount(4)
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => boxOf(tiles.nth(index))))
    const top = Math.min(...boxes.map(({ y }) => y))
    return boxes.filter(({ y }) => y - top < 2).length
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  for (const count of counts) expect(await inFirstRow(count), count).toBe(Number(count))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const count of counts) expect(await inFirstRow(count), count).toBe(1)
})

test('[B-146] each value of the spacing takes away the space above, below or both', async ({ page, site }) => {
  const values = ['none', 'top-space-0', 'bottom-space-0', 'y-space-0']
  const path = await site.addPage([
    title,
    ...values.map((padding_grid_class) => aBlock(padding_grid_class, 'quote', { quote: padding_grid_class, padding_grid_class })),
  ])
  await page.goto(path)
  const spaces = async (value: string) => {
    const style = await styleOf(page.locator('section').filter({ hasText: value }).last(), 'padding-block-start', 'padding-block-end')
    return [pixels(style['padding-block-start']) > 0, pixels(style['padding-block-end']) > 0]
  }
  expect(await Promise.all(values.map(spaces))).toEqual([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ])
})

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
  const suggestion = page.getByRole('option').first()
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
  await expect(page.getByRole('option').first()).toBeVisible()
  const [input, list] = [await boxOf(field), await boxOf(page.getByRole('listbox'))]
  expect(list.y + list.height).toBeLessThanOrEqual(input.y + 1)
})
