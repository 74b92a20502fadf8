import type { Locator, Page } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { boxOf, pixels, styleOf } from '../site-under-test/drawn.ts'
import { turnTo } from '../site-under-test/turn-to.ts'

// Each preset of the block engine is measured once, for all its values: blocks only hand them on.
const title = aBlock('title', 'snippet', { heading: 'صفحة للقياس', header_tag: '1' })
const picture = { id: 24_731 }
const paragraph = '<p>نص قصير للقياس.</p>'

const sizes = ['xs', 's', 'm', 'l', 'xl', 'title']
const paddings = ['none', 'top-space-0', 'bottom-space-0', 'y-space-0']
const borders = ['border-top', 'border-bottom', 'border-top-bottom', 'no-border']
const themes = ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme']
const alignments = ['top', 'center', 'bottom']
const counts = ['1', '2', '3', '4']
const views = ['default', 'adjacent_slides']

const part = (page: Page, id: string) => page.locator(`[data-b="${id}"]`)
/** A block of a page, told by the anchor that its section has. */
const section = (page: Page, id: string) => page.locator(`main section#${id}`)
const anchored = (id: string, template: string, fields: Record<string, unknown>, groups: Record<string, unknown>[] = []) =>
  aBlock(id, template, { block_scroll_id: id, ...fields }, groups)

/** WCAG's contrast of two computed colours. */
function contrastOf(...colours: [string, string]): number {
  const [light = 0, dark = 0] = colours
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const coloursOf = async (element: Locator) => {
  const { 'background-color': ground, color } = await styleOf(element, 'background-color', 'color')
  return { ground, color, contrast: contrastOf(ground, color) }
}

test('[B-132][B-133][B-134][B-137][B-146][B-147][B-150] size, rank and font of a heading, size of a text, spacing, hairlines and colours of a section are drawn as their values say', async ({
  page,
  site,
}) => {
  const path = await site.addPage([
    title,
    ...sizes.map((header_size, index) =>
      anchored(`size-${header_size}`, 'snippet', { heading: `مقاس ${header_size}`, header_size, header_tag: `${index + 1}` }),
    ),
    ...['primary', 'secondary'].map((header_font) => anchored(`font-${header_font}`, 'snippet', { heading: `خط ${header_font}`, header_font })),
    ...['big', 'small-size'].map((font_size) => anchored(`text-${font_size}`, 'content_blocks', { font_size }, [{ paragraph }])),
    ...paddings.map((padding_grid_class) => anchored(padding_grid_class, 'quote', { quote: padding_grid_class, padding_grid_class })),
    ...borders.map((border_grid_class) => anchored(border_grid_class, 'quote', { quote: border_grid_class, border_grid_class })),
    ...themes.map((box_color) => anchored(`box-${box_color}`, 'quote', { quote: box_color, box_color })),
    ...themes.map((slider_theme) => anchored(`slider-${slider_theme}`, 'gallery_carousel', { heading: slider_theme, slider_theme }, [{ image: picture }])),
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)

  const drawnSizes: number[] = []
  for (const [index, size] of sizes.entries()) {
    const heading = page.getByRole('heading', { name: `مقاس ${size}`, exact: true, level: index + 1 })
    drawnSizes.push(pixels((await styleOf(heading, 'font-size'))['font-size']))
  }
  expect(drawnSizes).toEqual([...new Set(drawnSizes)].toSorted((one, other) => one - other))
  expect(drawnSizes).toHaveLength(sizes.length)

  const fontOf = async (font: string) => (await styleOf(page.getByRole('heading', { name: `خط ${font}`, exact: true, level: 2 }), 'font-family'))['font-family']
  const [primary, secondary] = [await fontOf('primary'), await fontOf('secondary')]
  expect(primary).not.toBe(secondary)
  expect((await styleOf(page.getByRole('heading', { level: 1 }).first(), 'font-family'))['font-family']).toBe(primary)

  const textOf = async (size: string) => pixels((await styleOf(section(page, `text-${size}`).locator('p'), 'font-size'))['font-size'])
  expect(await textOf('big')).toBeGreaterThan(await textOf('small-size'))

  const spaces = async (value: string) => {
    const style = await styleOf(section(page, value), 'padding-block-start', 'padding-block-end')
    return [pixels(style['padding-block-start']) > 0, pixels(style['padding-block-end']) > 0]
  }
  expect(await Promise.all(paddings.map(spaces))).toEqual([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ])

  const lines = async (value: string) => {
    const { ground } = await coloursOf(section(page, value))
    const names = ['top', 'bottom'] as const
    const style = await styleOf(
      section(page, value),
      ...names.flatMap((edge) => [`border-${edge}-width`, `border-${edge}-style`, `border-${edge}-color`] as const),
    )
    // A line that nobody sees is none, whether it has no width or the colour of what is behind it.
    const isSeen = (colour: string) => colour !== ground && colour !== 'rgba(0, 0, 0, 0)'
    return names.map((edge) => pixels(style[`border-${edge}-width`]) > 0 && style[`border-${edge}-style`] === 'solid' && isSeen(style[`border-${edge}-color`]))
  }
  expect(await Promise.all(borders.map(lines))).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ])

  for (const preset of ['box', 'slider']) {
    const drawnWidths = []
    for (const theme of themes) drawnWidths.push(await coloursOf(section(page, `${preset}-${theme}`)))
    // No two look the same, and each can be read.
    expect(new Set(drawnWidths.map(({ ground, color }) => `${ground} ${color}`)).size, preset).toBe(themes.length)
    for (const [index, { contrast }] of drawnWidths.entries()) expect(contrast, `${preset} ${themes[index]}`).toBeGreaterThan(7)
  }
})

test('[B-136][B-143][B-144][B-145][B-149][B-304] columns, sides, heights, ratios and neighbours are laid out as their values say', async ({ page, site }) => {
  const tiles = (id: string, fields: Record<string, unknown>, groups: Record<string, unknown>[]) => anchored(id, 'content_blocks', fields, groups)
  const long = `<p>${'نص طويل يملأ البطاقة كلها. '.repeat(40)}</p>`
  const ratios = ['16-9', '16-6-5']
  const path = await site.addPage([
    title,
    ...counts.map((count) =>
      tiles(
        `columns-${count}`,
        { 'col-numbers': count },
        Array.from({ length: 5 }, (_, index) => ({ heading: `بطاقة ${count}-${index + 1}`, paragraph })),
      ),
    ),
    ...[false, true].map((is_reversed) =>
      anchored(`reversed-${is_reversed}`, 'snippet', { heading: `جانب ${is_reversed}`, paragraph, image: picture, is_reversed }),
    ),
    ...[false, true].map((is_reversed) => tiles(`tile-reversed-${is_reversed}`, { is_reversed, 'col-numbers': '2' }, [{ image: picture, paragraph }])),
    ...alignments.map((vertical_alignment) =>
      tiles(`aligned-${vertical_alignment}`, { 'col-numbers': '2', vertical_alignment }, [{ paragraph: long }, { paragraph }]),
    ),
    ...ratios.map((ratio) => tiles(`ratio-${ratio}`, { 'col-numbers': '2', 'image-ratio': ratio }, [{ image: picture, heading: `نسبة ${ratio}` }])),
    ...views.map((carousel_view_options) =>
      anchored(`view-${carousel_view_options.replace('_', '-')}`, 'gallery_carousel', { carousel_view_options }, [
        { image: picture },
        { image: { id: 24_732 } },
        { image: { id: 24_733 } },
      ]),
    ),
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)

  const inFirstRow = async (count: string) => {
    const cards = page.getByRole('listitem').filter({ hasText: `بطاقة ${count}-` })
    await expect(cards).toHaveCount(5)
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((index) => boxOf(cards.nth(index))))
    const top = Math.min(...boxes.map(({ y }) => y))
    return boxes.filter(({ y }) => y - top < 2).length
  }
  for (const count of counts) expect(await inFirstRow(count), count).toBe(Number(count))

  const isPictureFirst = async (reversed: boolean) => {
    const [image, heading] = [section(page, `reversed-${reversed}`).locator('img'), page.getByRole('heading', { name: `جانب ${reversed}` })]
    return (await boxOf(image)).x > (await boxOf(heading)).x
  }
  expect([await isPictureFirst(false), await isPictureFirst(true)]).toEqual([true, false])
  const isPictureAbove = async (reversed: boolean) => {
    const tile = section(page, `tile-reversed-${reversed}`).getByRole('listitem')
    return (await boxOf(tile.locator('img'))).y < (await boxOf(tile.locator('p'))).y
  }
  expect([await isPictureAbove(false), await isPictureAbove(true)]).toEqual([true, false])

  /** How far down in its row the short text stands: 0 at the top, 1 at the bottom. */
  const heightOf = async (alignment: string) => {
    const [tall, short] = [section(page, `aligned-${alignment}`).locator('p').first(), section(page, `aligned-${alignment}`).locator('p').last()]
    const [row, text] = [await boxOf(tall), await boxOf(short)]
    return (text.y - row.y) / (row.height - text.height)
  }
  const heights = []
  for (const alignment of alignments) heights.push(await heightOf(alignment))
  for (const [index, share] of [0, 0.5, 1].entries()) expect(heights[index], alignments[index]).toBeCloseTo(share, 1)

  const shapeOf = async (ratio: string) => {
    const image = section(page, `ratio-${ratio}`).locator('img')
    const { width, height } = await boxOf(image)
    const files = (await image.getAttribute('srcset')) ?? ''
    return {
      shape: Math.round((width / height) * 100) / 100,
      files: [...files.matchAll(/\/(\d+)x(\d+)\./g)].map(([, wide, high]) => `${wide}x${high}`).toSorted(),
    }
  }
  expect(await shapeOf('16-9')).toEqual({ shape: 1.78, files: ['1024x576', '1600x900', '640x360'] })
  expect(await shapeOf('16-6-5')).toEqual({ shape: 2.46, files: ['1024x416', '1600x650', '640x260'] })

  /** How much of the strip the second slide takes while the first is chosen. */
  const neighbourOf = async (view: string) => {
    const slides = section(page, `view-${view}`).locator('[aria-roledescription="شريحة"]')
    await expect(slides).toHaveCount(3)
    return slides.nth(1).evaluate((slide) => {
      const [own, strip] = [slide.getBoundingClientRect(), slide.parentElement?.parentElement?.getBoundingClientRect()]
      if (!strip) return 0
      return Math.max(0, Math.min(own.right, strip.right) - Math.max(own.left, strip.left)) / strip.width
    })
  }
  expect(await neighbourOf('default')).toBeLessThan(0.01)
  const neighbour = await neighbourOf('adjacent-slides')
  expect(neighbour).toBeGreaterThan(0.05)
  expect(neighbour).toBeLessThan(0.5)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const count of counts) expect(await inFirstRow(count), count).toBe(1)
})

test('[B-212] a hero is 16 to 6.5 with its wide ratio, shows all of its picture above the text as a full frame, has its strip below, and its film on a small screen', async ({
  page,
  site,
}) => {
  await page.route('**/small.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  const hero = (id: string, fields: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    aBlock(id, 'hero_carousel', { is_autoplay: false, ...fields }, [{ image: picture, heading: id, header_tag: '2', info: '<p>سطر تمهيدي</p>', ...more }])
  const path = await site.addPage([
    title,
    hero('plain', {}),
    hero('wide', { has_wide_ratio: true }),
    hero('frame', { is_ffi: true }),
    hero('wide-frame', { is_ffi: true, has_wide_ratio: true }),
    hero('strip', { has_banner: true }),
    hero('film', { has_mobile_video: true }, { video_type: 'video_background', video_mobile: '/media/small.mp4' }),
  ])
  // Low heroes fill the window; this one is high enough for their ratio to count.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto(path)
  const stage = (id: string) => part(page, id).locator('[data-ratio]')
  const shapeOf = async (element: Locator) => {
    const { width, height } = await boxOf(element)
    return width / height
  }
  expect(await shapeOf(stage('plain'))).toBeCloseTo(16 / 9, 1)
  expect(await shapeOf(stage('wide'))).toBeCloseTo(16 / 6.5, 1)
  for (const [id, shape] of [
    ['frame', 16 / 9],
    ['wide-frame', 16 / 6.5],
  ] as const) {
    const [image, heading] = [part(page, id).locator('img'), page.getByRole('heading', { name: id, exact: true })]
    expect(await shapeOf(image), id).toBeCloseTo(shape, 1)
    const [box, words] = [await boxOf(image), await boxOf(heading)]
    expect(box.width, id).toBeCloseTo(1440, -2)
    expect(words.y, id).toBeGreaterThanOrEqual(box.y + box.height)
  }
  const over = await boxOf(page.getByRole('heading', { name: 'plain', exact: true }))
  const plain = await boxOf(stage('plain'))
  expect(over.y).toBeLessThan(plain.y + plain.height)
  const [strip, slides] = [await boxOf(part(page, 'strip').getByText('سطر تمهيدي')), await boxOf(stage('strip'))]
  expect(strip.y).toBeGreaterThanOrEqual(slides.y + slides.height)

  await expect(part(page, 'film').locator('video')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await turnTo(part(page, 'film'))
  await expect(part(page, 'film').locator('video')).toHaveAttribute('src', '/media/small.mp4')
  await expect(part(page, 'plain').locator('video')).toHaveCount(0)
})

test('[C-381] the search with suggestions fills the row at 600 and 800 px and takes half of it at 1000 and 1300 px, unless a width says otherwise', async ({
  page,
  site,
}) => {
  const widths = { usual: {}, one: { sm: 'half', md: 'full', lg: 'half', xl: 'full' }, other: { sm: 'full', md: 'half', lg: 'full', xl: 'half' } }
  await page.goto(await site.addPage([title, ...Object.entries(widths).map(([id, fields]) => anchored(id, 'search_suggestions', fields))]))
  const shareOf = (id: string) =>
    section(page, id)
      .getByRole('search')
      .evaluate((form) => {
        const parent = form.parentElement as HTMLElement
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(parent)
        return form.clientWidth / (parent.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd))
      })
  for (const [width, ...shares] of [
    [600, 1, 0.5, 1],
    [800, 1, 1, 0.5],
    [1000, 0.5, 0.5, 1],
    [1300, 0.5, 1, 0.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [index, id] of Object.keys(widths).entries()) expect(await shareOf(id), `${id} at ${width} px`).toBeCloseTo(shares[index] ?? 0, 2)
  }
})
