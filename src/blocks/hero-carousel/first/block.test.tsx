// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import type { Block } from '#block-engine/define-block.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'
import { heroCarousel } from './block.ts'
import { load } from './data.server.ts'
import { filmsOf } from '../shared/films.ts'
import type { HeroOffer } from '../shared/hero-stage.tsx'
import { readPlacement } from '../shared/placement.ts'
import { HeroCarousel } from './view.tsx'

const WIDTH = 1000
const styles = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const stageStyles = styles('../shared/hero-stage.module.css')
const slide = (heading: string, more: Record<string, unknown> = {}) => ({ heading, ...more })
const five = ['أ', 'ب', 'ج', 'د', 'هـ'].map((heading) => slide(heading))

let matching: string[] = []

// jsdom has no layout: slides stand side by side, each as wide as the hero.
beforeEach(() => {
  matching = ['(prefers-reduced-motion: no-preference)', '(min-width: 901px)']
  const nothing = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', nothing)
  vi.stubGlobal('IntersectionObserver', nothing)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query), addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.role === 'group' ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(fields: Record<string, unknown>, groups: readonly Record<string, unknown>[], data: HeroOffer | null = null) {
  const resolved = resolveBlock(aStoredBlock('hero_carousel', { ...fields }, groups), heroCarousel as unknown as Block, plainResolver)
  if (!resolved) throw new Error('hidden')
  const props = { ...resolved, isEager: true, data } as unknown as Parameters<typeof HeroCarousel>[0]
  return render(<HeroCarousel {...props} />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const current = () => screen.getAllByRole('group').findIndex(({ dataset }) => dataset.selected)
const dots = () => screen.getAllByRole('button', { name: /الانتقال/ })

test('[B-073] the hero carousel is in the group Hero', () => {
  expect(heroCarousel.group).toBe('Hero')
})

test('[B-211] [B-214] the fields carry the symbols of the specification, two of them hyphenated', () => {
  const symbols = heroCarousel.fields.map(({ symbol }) => symbol)
  for (const symbol of ['has_banner', 'has_mobile_video', 'has_wide_ratio', 'is_ffi', 'offer_key', 'has_mxo']) expect(symbols).toContain(symbol)
  const ofSlide = heroCarousel.groups.fields.map(({ symbol }) => symbol)
  for (const symbol of [
    'slide_duration_limit',
    'video_bg',
    'video_type',
    'video_desktop',
    'video_mobile',
    'video-styles',
    'video-styles-wide',
    'info',
    'description',
    'price',
  ])
    expect(ofSlide).toContain(symbol)
})

test('[B-207] [B-209] [B-210] [B-213] a new hero limits touch devices, has no timer, and moves every 6000 ms', () => {
  const defaults = Object.fromEntries(heroCarousel.fields.map((field) => [field.symbol, 'default' in field ? field.default : undefined]))
  expect(defaults).toMatchObject({ has_touch_devices_slides_limit: true, has_timer: false, is_autoplay: true, slide_duration: 6000 })
})

test('[B-133] the headline of a slide can be the h1 of the page, and is an h2 otherwise', () => {
  const page = renderExample('hero_carousel', {}, [slide('أول', { header_tag: '1' }), slide('ثان')])
  expect(page.querySelector('h1')?.textContent).toBe('أول')
  expect(page.querySelector('h2')?.textContent).toBe('ثان')
})

test('[A-395] only the picture of the first slide is not lazy, and only at the top of a page', () => {
  const { container } = show({}, [slide('أ', { image: { id: 1 } }), slide('ب', { image: { id: 2 } })])
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy'])
  expect(
    renderExample('hero_carousel', {}, [slide('أ', { image: { id: 1 } })])
      .querySelector('img')
      ?.getAttribute('loading'),
  ).toBe('lazy')
})

test('[B-213] [B-216] the next slide comes after 6000 ms, or after the time of its own', () => {
  show({}, [slide('أ'), slide('ب', { slide_duration_limit: 2000 }), slide('ج')])
  pass(5999)
  expect(current()).toBe(0)
  pass(1)
  expect(current()).toBe(1)
  pass(2000)
  expect(current()).toBe(2)
})

test('[B-210] without autoplay nothing moves, and there is nothing to pause', () => {
  show({ is_autoplay: false }, five)
  pass(60_000)
  expect(current()).toBe(0)
  expect(screen.queryByRole('button', { name: 'إيقاف العرض مؤقتًا' })).toBeNull()
})

test('[B-210] the pause button, the pointer and reduced motion hold the slides', () => {
  const { container, unmount } = show({}, five)
  const region = container.querySelector('[aria-label="أبرز ما لدينا"]') as Element
  fireEvent.pointerEnter(region)
  pass(20_000)
  expect(current()).toBe(0)
  fireEvent.pointerLeave(region)
  fireEvent.click(screen.getByRole('button', { name: 'إيقاف العرض مؤقتًا' }))
  pass(20_000)
  expect(current()).toBe(0)
  unmount()
  matching = ['(prefers-reduced-motion: reduce)']
  show({}, five)
  pass(20_000)
  expect(current()).toBe(0)
})

test('[B-210] the focus of the keyboard within the hero holds the slides, and they go on once it has left', () => {
  show({}, five)
  const next = screen.getByRole('button', { name: 'الشريحة التالية' })
  // jsdom cannot tell the keyboard from the pointer.
  vi.spyOn(next, 'matches').mockImplementation((selector: string) => selector === ':focus-visible')
  act(() => next.focus())
  pass(20_000)
  expect(current()).toBe(0)
  act(() => next.blur())
  pass(6000)
  expect(current()).toBe(1)
})

test('[B-208] before the script runs, the stylesheet hides all but three slides of a limited hero on touch devices', () => {
  const isLimited = (fields: object, slides = five) => renderExample('hero_carousel', { ...fields }, slides).querySelector('[data-limited]') !== null
  expect([isLimited({}), isLimited({}, five.slice(0, 3)), isLimited({ has_touch_devices_slides_limit: false })]).toEqual([true, false, false])
  expect(stageStyles).toMatch(/@media \(pointer: coarse\) \{\s*\.stage\[data-limited\] :is\(\.slide, \.marks > \*\):nth-child\(n \+ 4\) \{\s*display: none;/)
})

test('[B-208] a touch device shows three of five slides, and all of them with the limit off', () => {
  matching.push('(pointer: coarse)')
  const { unmount } = show({}, five)
  expect(screen.getAllByRole('group')).toHaveLength(3)
  unmount()
  show({ has_touch_devices_slides_limit: false }, five)
  expect(screen.getAllByRole('group')).toHaveLength(5)
  expect(dots()).toHaveLength(5)
})

test('[B-209] the time of a slide shows only with has_timer', () => {
  expect(renderExample('hero_carousel', { has_timer: true }, five).querySelectorAll('[data-timer]')).toHaveLength(1)
  expect(renderExample('hero_carousel', {}, five).querySelectorAll('[data-timer], .progress')).toHaveLength(0)
  expect(renderExample('hero_carousel', { has_timer: true, is_autoplay: false }, five).querySelector('[data-timer]')).toBeNull()
})

test('[B-209] the line of the time is seen, runs as long as the slide stays, and pauses with it', () => {
  const { container } = show({ has_timer: true }, [slide('أ'), slide('ب', { slide_duration_limit: 2000 })])
  const line = () => container.querySelector<HTMLElement>('[data-timer] [data-progress]')
  expect([line()?.style.animationDuration, line()?.dataset.waiting]).toEqual(['6000ms', undefined])
  pass(6000)
  expect(line()?.style.animationDuration).toBe('2000ms')
  fireEvent.pointerEnter(container.querySelector('[aria-label="أبرز ما لدينا"]') as Element)
  expect(line()?.dataset.waiting).toBe('true')
  expect(stageStyles).toMatch(/\.timer \{[^}]*inset-inline: 0;\s*block-size: 3px;/)
  const carouselStyles = styles('../../../ui/carousel/carousel.module.css')
  expect(carouselStyles).toMatch(/\.progress \{[^}]*animation: fill 6s linear both;/)
  expect(carouselStyles).toMatch(/\.progress\[data-waiting\] \{\s*animation-play-state: paused;/)
})

test('[B-211] [B-212] has_wide_ratio makes the hero 16 : 6.5, and is_ffi shows the whole picture on light ground with the text below it', () => {
  const stage = (fields: object) => {
    const page = renderExample('hero_carousel', { ...fields }, [slide('أ', { image: { id: 1 } })])
    const { ratio, frame } = page.querySelector<HTMLElement>('[data-ratio]')?.dataset ?? {}
    return [ratio, frame, page.querySelector('section')?.getAttribute('data-section-theme'), page.querySelector('[data-caption]') !== null]
  }
  expect(stage({})).toEqual(['16-9', 'cover', 'black-theme', true])
  expect(stage({ has_wide_ratio: true })).toEqual(['16-6-5', 'cover', 'black-theme', true])
  expect(stage({ is_ffi: true })).toEqual(['16-9', 'full', 'light-theme', false])
  // Of the width: 9 sixteenths, or 6.5 of them.
  expect(stageStyles).toMatch(/\.stage \{\s*--hero-size: [^;]*56\.25vw\)\);/)
  expect(stageStyles).toMatch(/\.stage\[data-ratio='16-6-5'\] \{\s*--hero-size: [^;]*40\.625vw\)\);/)
  expect(stageStyles).toMatch(/\[data-frame='full'\] \.frame > :first-child \{\s*aspect-ratio: 16 \/ 9;/)
  expect(stageStyles).toMatch(/\[data-frame='full'\]\[data-ratio='16-6-5'\] \.frame > :first-child \{\s*aspect-ratio: 16 \/ 6\.5;/)
})

test('[B-211] [B-212] the strip names the offer, and holds the intro lines where there is none', () => {
  const block = aStoredBlock('hero_carousel', { has_banner: true, offer_key: 'k' }, [slide('أ', { info: '<p>تمهيد</p>' })])
  const strip = (data: HeroOffer | null) =>
    new DOMParser().parseFromString(renderHtml(block, {}, data), 'text/html').querySelector('[data-banner]')?.textContent
  expect(strip({ title: 'عرض الموسم', price: '' })).toBe('عرض الموسم')
  expect(strip(null)).toBe('تمهيد')
  expect(renderExample('hero_carousel', {}, [slide('أ', { info: '<p>تمهيد</p>' })]).querySelector('[data-banner]')).toBeNull()
})

test('[B-211] [B-212] the price of the offer takes the place of the slide’s own only with has_mxo', () => {
  const html = (has_mxo: boolean) => renderHtml(aStoredBlock('hero_carousel', { has_mxo }, [slide('أ', { price: '500' })]), {}, { title: '', price: '450' })
  expect(html(true)).toContain('<bdi>450</bdi>')
  expect([html(true), html(false)].map((text) => text.includes('سعر العرض'))).toEqual([true, false])
  expect(html(true)).not.toContain('<bdi>500</bdi>')
  expect(html(false)).toContain('<bdi>500</bdi>')
})

test('[B-211] [B-212] the feed is asked for the offer of the key, and left alone without one', async () => {
  const find = vi.fn(async (key: string) => ({ car_model_key: key, title: ' عرض ', price: 450 }))
  const ctx = { offers: { find } }
  expect(await load({ offer_key: ' velar ' }, ctx)).toEqual({ title: 'عرض', price: '' })
  expect(find).toHaveBeenCalledExactlyOnceWith('velar')
  expect(await load({ offer_key: '' }, ctx)).toBeNull()
  expect(find).toHaveBeenCalledOnce()
})

test('[B-215] a video has a play control: a link to the film, which the page opens over itself', () => {
  const link = renderExample('hero_carousel', {}, [slide('أ', { video_type: 'video', video_desktop: '/film.mp4' })]).querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('data-opens'), link?.textContent]).toEqual(['/film.mp4', 'video', 'شاهد الفيلم'])
})

test('[B-215] a video behind the text loops without sound, and only once the browser may play it', () => {
  const film = slide('أ', { video_type: 'video_background', video_desktop: '/film.mp4' })
  expect(renderExample('hero_carousel', {}, [film]).querySelector('video, [data-opens]')).toBeNull()
  const { container, unmount } = show({}, [film])
  const video = container.querySelector('video')
  expect([video?.muted, video?.loop, video?.playsInline, video?.getAttribute('src')]).toEqual([true, true, true, '/film.mp4'])
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'إيقاف العرض مؤقتًا' }))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  unmount()
  matching = ['(prefers-reduced-motion: reduce)', '(min-width: 901px)']
  expect(show({}, [film]).container.querySelector('video')).toBeNull()
})

test('[B-215] no film is loaded where the visitor saves data', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
  const { container } = show({}, [slide('أ', { video_type: 'video_background', video_desktop: '/film.mp4' })])
  expect(container.querySelector('video')).toBeNull()
})

test('[B-211] [B-212] a small screen shows the picture, and its own film with has_mobile_video', () => {
  const slideFilms = { video_type: 'video_background', video_bg: '', video_desktop: '/wide.mp4', video_mobile: '/small.mp4' } as const
  expect(filmsOf(slideFilms, false).loop).toEqual({ wide: '/wide.mp4', small: '' })
  expect(filmsOf(slideFilms, true).loop).toEqual({ wide: '/wide.mp4', small: '/small.mp4' })
  expect(filmsOf({ ...slideFilms, video_type: 'video', video_bg: '/behind.mp4' }, true)).toEqual({
    loop: { wide: '/behind.mp4', small: '/small.mp4' },
    play: { wide: '/wide.mp4', small: '/small.mp4' },
  })
})

test('an address that is neither of this site nor of the web is no film, and a YouTube address never loops', () => {
  const films = (video_desktop: string, video_type: 'video' | 'video_background') =>
    filmsOf({ video_type, video_bg: '', video_desktop, video_mobile: '' }, false)
  expect(films('javascript:alert(1)', 'video').play.wide).toBe('')
  expect(films('https://youtu.be/aqz-KE-bpKQ', 'video').play.wide).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(films('https://youtu.be/aqz-KE-bpKQ', 'video_background').loop.wide).toBe('')
})

test('[B-216] the style fields place picture and film, and can say nothing else', () => {
  expect(readPlacement('object-fit: contain; object-position: 20% 100%')).toEqual({ fit: 'contain', x: 25, y: 100 })
  expect(readPlacement('top left')).toEqual({ x: 0, y: 0 })
  expect(readPlacement('display: none; position: fixed; background: url(//x) 50%')).toEqual({})
  const media = renderExample('hero_carousel', {}, [slide('أ', { 'video-styles': 'top', 'video-styles-wide': 'contain' })]).querySelector('[data-y]')
  expect([media?.getAttribute('data-y'), media?.getAttribute('data-wide-fit'), media?.hasAttribute('style')]).toEqual(['0', 'contain', false])
  const css = styles('../shared/hero-media.module.css').replace(/\s+/g, ' ')
  for (const screen of ['', 'wide-']) {
    for (const axis of ['x', 'y']) for (const at of [0, 25, 50, 75, 100]) expect(css).toContain(`.media[data-${screen}${axis}='${at}'] { --${axis}: ${at}%; }`)
    for (const fit of ['contain', 'fill', 'none', 'scale-down']) expect(css).toContain(`.media[data-${screen}fit='${fit}'] { --fit: ${fit}; }`)
  }
  expect(css).toContain('.picture, .film { object-fit: var(--fit, cover); }')
})
