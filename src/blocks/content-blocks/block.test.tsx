import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const image = { id: 24744 }
const tiles = ['الجلد', 'الشاشة', 'العجلات', 'الصوت', 'الضوء'].map((heading) => ({ image, heading }))
const draw = (fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = tiles) => renderExample('content_blocks', fields, groups)
const listOf = (fields: Record<string, unknown>) => draw(fields).querySelector('ul')

test('[B-072] every group is a tile with picture, heading, text and buttons', () => {
  const page = draw({}, [
    { image, heading: 'الجلد', paragraph: '<p>ست درجات</p>', buttons: [{ id: 'a', label: 'المقصورة', target: '/interior' }] },
    { heading: 'الشاشة' },
  ])
  const [first, second] = page.querySelectorAll('ul > li')
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/24744/')
  expect(first?.querySelector('h3')?.textContent).toBe('الجلد')
  expect(first?.querySelector('p')?.textContent).toBe('ست درجات')
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/interior')
  expect(second?.querySelector('img')).toBeNull()
})

test('[B-304] one to four columns, three unless chosen, and no value gives more than four', () => {
  for (const columns of ['1', '2', '3', '4']) {
    expect(draw({ 'col-numbers': columns }).querySelectorAll(`[data-columns="${columns}"] li`)).toHaveLength(5)
  }
  expect(draw().querySelector('[data-columns="3"]')).not.toBeNull()
  expect(validateBlocks([aStoredBlock('content_blocks', { 'col-numbers': '5' })], catalogue)).toMatchObject([{ field: 'col-numbers' }])
})

test('[B-295] a thousand tiles are accepted and drawn, one more is refused', () => {
  const many = (count: number) =>
    aStoredBlock(
      'content_blocks',
      {},
      Array.from({ length: count }, (_, index) => ({ heading: `ب${index}` })),
    )
  expect(validateBlocks([many(1000)], catalogue)).toEqual([])
  expect(renderHtml(many(1000)).match(/<li/g)).toHaveLength(1000)
  expect(validateBlocks([many(1001)], catalogue)).toMatchObject([{ code: 'too_many_groups' }])
})

test('[B-131] [B-133] [B-134] [B-135] heading and paragraph introduce the tiles, whose headings have a level of their own', () => {
  const page = draw({ heading: 'تفاصيل', header_size: 'l', header_font: 'secondary', paragraph: '<p>كل شيء</p>' }, [{ heading: 'الجلد', header_tag: '5' }])
  expect(page.querySelector('h2')?.outerHTML).toMatch(/data-size="l" data-font="secondary"/)
  expect(page.querySelector('section p')?.textContent).toBe('كل شيء')
  expect(page.querySelector('li h5')?.textContent).toBe('الجلد')
})

test('[B-137] big or small text', () => {
  const tile = [{ heading: 'الجلد', paragraph: '<p>ست</p>' }]
  const sizesOf = (font_size: string) => [...draw({ font_size }, tile).querySelectorAll('li [data-size]')].map((part) => part.getAttribute('data-size'))
  expect(sizesOf('big')).toEqual(['m', 'big'])
  expect(sizesOf('small-size')).toEqual(['s', 'small-size'])
})

test('[B-138] a YouTube video is a poster that opens it, and nothing of YouTube is loaded before', () => {
  const page = draw({}, [{ image, yt: 'https://youtu.be/dQw4w9WgXcQ', heading: 'الصعود' }])
  const link = page.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(link?.getAttribute('data-opens')).toBe('video')
  expect(link?.textContent).toBe('تشغيل الفيديو: الصعود')
  expect(link?.querySelector('img')?.getAttribute('src')).toContain('/24744/')
  expect([...page.querySelectorAll('iframe, script, [src*="youtu"]')]).toEqual([])
})

test('[B-138] a video file has a player with controls that loads nothing before it is played', () => {
  const player = draw({}, [{ image, native_video: '/media/drive.mp4', heading: 'الصعود' }]).querySelector('video')
  expect(player?.getAttribute('src')).toBe('/media/drive.mp4')
  expect(player?.hasAttribute('controls')).toBe(true)
  expect(player?.hasAttribute('playsinline')).toBe(true)
  expect(player?.hasAttribute('autoplay')).toBe(false)
  expect(player?.getAttribute('preload')).toBe('none')
  expect(player?.getAttribute('poster')).toContain('/24744/')
  expect(player?.getAttribute('aria-label')).toBe('الصعود')
})

test('[B-156] two picture ratios, both in the standard sizes', () => {
  expect(listOf({})?.dataset.ratio).toBe('16-9')
  expect(listOf({ 'image-ratio': '16-6-5' })?.dataset.ratio).toBe('16-6-5')
  expect(
    draw()
      .querySelector('img')
      ?.getAttribute('srcset')
      ?.match(/\d+x\d+/g),
  ).toEqual(['1600x900', '1024x576', '640x360'])
})

test('[B-143] picture and text swap their places', () => {
  expect(listOf({})?.hasAttribute('data-reversed')).toBe(false)
  expect(listOf({ is_reversed: true })?.hasAttribute('data-reversed')).toBe(true)
})

test('[B-144] texts stand at the top unless they are put in the middle or at the bottom', () => {
  expect(listOf({})?.dataset.vertical).toBe('top')
  for (const value of ['center', 'bottom']) expect(listOf({ vertical_alignment: value })?.dataset.vertical).toBe(value)
  const placeOf = (vertical_alignment: string) =>
    declaredStyle(listOf({ vertical_alignment })?.querySelector('.text'), 'blocks/content-blocks/view.module.css', 1280)['justify-content']
  expect(['top', 'center', 'bottom'].map(placeOf)).toEqual([undefined, 'center', 'flex-end'])
})

const may = { from: '2026-05-10', to: '2026-05-20' }

test('[B-142] [B-336] [A-376] [A-377] the block is shown from 00:00:01 of its first day to 23:59:59 of its last, in the time of the site', () => {
  const scheduledBlock = aStoredBlock('content_blocks', { heading: 'عروض', offer_schedule: may }, tiles)
  const isShownAt = (instant: string, timeZone: string) => renderHtml(scheduledBlock, { now: new Date(instant), timeZone }) !== ''
  expect(isShownAt('2026-05-10T00:00:00+04:00', 'Asia/Dubai')).toBe(false)
  expect(isShownAt('2026-05-10T00:00:01+04:00', 'Asia/Dubai')).toBe(true)
  expect(isShownAt('2026-05-10T00:00:01+04:00', 'Europe/London')).toBe(false)
  expect(isShownAt('2026-05-20T23:59:59+04:00', 'Asia/Dubai')).toBe(true)
  expect(isShownAt('2026-05-21T00:00:00+04:00', 'Asia/Dubai')).toBe(false)
})

test('[B-142] [B-336] [A-376] a tile comes and goes with its own schedule, the others stay', () => {
  const scheduledTiles = aStoredBlock('content_blocks', {}, [{ heading: 'دائم' }, { heading: 'عرض', offer_schedule: may }])
  const headingsAt = (instant: string) => renderHtml(scheduledTiles, { now: new Date(instant) }).match(/(?<=<h3[^>]*>)[^<]+/g)
  expect(headingsAt('2026-05-20T23:59:59+04:00')).toEqual(['دائم', 'عرض'])
  expect(headingsAt('2026-05-21T00:00:00+04:00')).toEqual(['دائم'])
})

const offersTile = { heading: 'عروض', dc_strategy: { key: 'mena_offers', value: { model: 'velar' } } }
const drawUnmet = (tile: Record<string, unknown>) =>
  new JSDOM(renderHtml(aStoredBlock('content_blocks', {}, [tile, { heading: 'دائم' }]), { isMet: ({ key }) => key !== 'mena_offers' })).window.document

test('[C-128] a tile whose condition is not met is drawn and marked, and what takes its place waits beside it', () => {
  const fallback = { text: 'لا عروض', link: { label: 'تواصل معنا', url: '/ar/contact-us' } }
  const [tile, other] = drawUnmet({ ...offersTile, dc_strategy: { ...offersTile.dc_strategy, fallback } }).querySelectorAll('li')
  expect(tile?.querySelector('[data-unmet] h3')?.textContent).toBe('عروض')
  const replacement = tile?.querySelector('[data-unmet-fallback]')
  expect(replacement?.querySelector('p')?.textContent).toBe('لا عروض')
  expect(replacement?.querySelector('a')?.getAttribute('href')).toBe('/ar/contact-us')
  expect(other?.outerHTML).not.toContain('data-unmet')
})

test('[C-128] without a fallback the whole tile goes', () => {
  const page = drawUnmet(offersTile)
  expect(page.querySelector('li[data-unmet] h3')?.textContent).toBe('عروض')
  expect(page.querySelector('[data-unmet-fallback]')).toBeNull()
})

test('[C-124] a tile whose condition is met, or that nobody decides about, is a tile like all others', () => {
  const met = { heading: 'ديفندر', dc_strategy: '{"key":"url_brands","value":"Defender"}' }
  expect(drawUnmet(met).querySelector('[data-unmet]')).toBeNull()
  expect(draw({}, [offersTile]).querySelector('[data-unmet]')).toBeNull()
})

test('[B-289] a check that cannot be read is logged and the tile drawn without it', () => {
  const error = vi.fn()
  const html = renderHtml(aStoredBlock('content_blocks', {}, [{ heading: 'عروض', dc_strategy: '{key' }]), {
    log: { error, warn: vi.fn(), info: vi.fn() },
  })
  expect(error).toHaveBeenCalledWith('Invalid JSON in content_blocks.dc_strategy')
  expect(html).toContain('عروض')
  expect(html).not.toContain('data-unmet')
})

test('the link of a fallback leads to this site or to the web only', () => {
  const withUrl = (url: string) =>
    validateBlocks(
      [aStoredBlock('content_blocks', {}, [{ dc_strategy: { key: 'k', value: '', fallback: { text: 'ن', link: { label: 'ر', url } } } }])],
      catalogue,
    )
  expect(withUrl('/ar/offers')).toEqual([])
  expect(withUrl('https://example.com/')).toEqual([])
  expect(withUrl('javascript:alert(1)')).toMatchObject([{ field: 'dc_strategy' }])
  expect(withUrl('//example.com')).toMatchObject([{ field: 'dc_strategy' }])
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const section = draw({ padding_grid_class: 'top-space-0', border_grid_class: 'border-bottom', box_color: 'grey-theme' }).querySelector('section')
  expect(section?.dataset).toMatchObject({ padding: 'top-space-0', border: 'border-bottom', sectionTheme: 'grey-theme' })
})

test('an empty block is not drawn', () => {
  expect(renderHtml(aStoredBlock('content_blocks'))).toBe('')
})
