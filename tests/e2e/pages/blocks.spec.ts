import type { Locator, Page } from '@playwright/test'
import { aBlock, aService, expect, test } from '../site-under-test/own-site.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { turnTo } from '../site-under-test/turn-to.ts'

const DAY_MS = 86_400_000

function aQuote(id: string, text: string, fields: Record<string, unknown> = {}) {
  return aBlock(id, 'quote', { quote: text, ...fields })
}

const aTitle = aBlock('title', 'snippet', { heading: 'صفحة للتجربة', header_tag: '1', paragraph: '<p>نص قصير في أول الصفحة.</p>' })

function hero(count: number, fields: Record<string, unknown> = {}, slide: Record<string, unknown> = {}) {
  const slides = Array.from({ length: count }, (_, index) => ({
    image: { id: 24731 + index },
    heading: `شريحة ${index + 1}`,
    header_tag: index === 0 ? '1' : '2',
    ...slide,
  }))
  return aBlock('hero', 'hero_carousel', fields, slides)
}

/** The slide that shows, by the mark under the slides. */
const mark = (page: Page, number: number) => page.getByRole('button', { name: `الانتقال إلى الشريحة ${number}`, exact: true })
const expectSlide = (page: Page, number: number) => expect(mark(page, number)).toHaveAttribute('aria-current', 'true')

const topOf = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

const ready = (page: Page, id: string) => turnTo(page.locator(`[data-b="${id}"]`))

test('[A-002] [B-001] a page shows the blocks it was given, in their order, and another one as soon as it is saved', async ({ page, site, request }) => {
  const path = await site.addPage([
    aTitle,
    aQuote('q', 'قول مأثور.'),
    aBlock('faq', 'accordion', { heading: 'أسئلة' }, [{ heading: 'سؤال', paragraph: '<p>جواب.</p>' }]),
  ])
  const order = () => page.getByRole('main').locator('h1, blockquote, h2').allTextContents()
  await page.goto(path)
  expect(await order()).toEqual(['صفحة للتجربة', 'قول مأثور.', 'أسئلة'])
  await site.changePage(path, ({ blocks }) => ({ blocks: [blocks[1], blocks[0], aQuote('q2', 'قول آخر.')] }))
  await page.reload()
  expect(await order()).toEqual(['قول مأثور.', 'صفحة للتجربة', 'قول آخر.'])
  expect((await request.get(path)).status()).toBe(200)
})

test('[B-139] a direction set on one block holds for that block only', async ({ page, site }) => {
  await page.goto(await site.addPage([aTitle, aBlock('english', 'snippet', { heading: 'Left to right', dir: 'ltr', paragraph: '<p>Text</p>' })]))
  const direction = (name: string) => page.getByRole('heading', { name }).evaluate((heading) => getComputedStyle(heading).direction)
  expect(await direction('Left to right')).toBe('ltr')
  expect(await direction('صفحة للتجربة')).toBe('rtl')
})

test('[B-142] a block whose dates are over is not there; one whose dates include today is', async ({ page, site }) => {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
  const offer = (id: string, heading: string, from: number, to: number) =>
    aBlock(id, 'snippet', { heading, paragraph: '<p>نص.</p>', offer_schedule: { from: day(from), to: day(to) } })
  await page.goto(await site.addPage([aTitle, offer('past', 'عرض مضى', -9, -3), offer('now', 'عرض قائم', -3, 3), offer('later', 'عرض قادم', 3, 9)]))
  await expect(page.getByRole('heading', { name: 'عرض قائم' })).toBeVisible()
  await expect(page.getByText('عرض مضى')).toHaveCount(0)
  await expect(page.getByText('عرض قادم')).toHaveCount(0)
})

test('[A-395] pictures of the first two blocks load at once, those of the others when they come near', async ({ page, site }) => {
  const blocks = Array.from({ length: 5 }, (_, index) => aQuote(`q${index}`, `قول ${index}`, { image: { id: 24731 + index } }))
  await page.goto(await site.addPage(blocks))
  const pictures = page.getByRole('main').getByRole('img')
  expect(await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('loading')))).toEqual([null, null, 'lazy', 'lazy', 'lazy'])
})

test('[A-394] [B-159] [B-127] the picture of a hero comes in its three sizes, with its alt text, and loads', async ({ page, site }) => {
  await page.goto(
    await site.addPage([aBlock('hero', 'hero_carousel', {}, [{ image: { id: 24731, alt: 'سيارة أمام المعرض' }, heading: 'هنا', header_tag: '1' }])]),
  )
  const picture = page.getByRole('img', { name: 'سيارة أمام المعرض' })
  const sizes = [...((await picture.getAttribute('srcset')) ?? '').matchAll(/\/(\d+x\d+)\.\w+\S* (\d+)w/g)].map(([, size, width]) => `${size} ${width}`)
  expect(sizes.toSorted()).toEqual(['1024x576 1024', '1600x900 1600', '640x360 640'])
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('[B-002] the next arrow is at the left and goes on', async ({ page, site }) => {
  await page.goto(await site.addPage([hero(3, { is_autoplay: false })]))
  await ready(page, 'hero')
  const [next, previous] = [page.getByRole('button', { name: 'الشريحة التالية' }), page.getByRole('button', { name: 'الشريحة السابقة' })]
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0)
  await next.click()
  await expectSlide(page, 2)
  await previous.click()
  await expectSlide(page, 1)
})

test('[B-210] [B-216] slides advance by themselves, each in its own time, and stop with the pause button', async ({ page, site }) => {
  await page.clock.install()
  await page.goto(await site.addPage([hero(3, { slide_duration: 60_000 })]))
  await ready(page, 'hero')
  await expectSlide(page, 1)
  await page.clock.fastForward(60_000)
  await expectSlide(page, 2)
  await page.getByRole('button', { name: 'إيقاف العرض مؤقتًا' }).click()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(200_000)
  await expectSlide(page, 2)
  await page.getByRole('button', { name: 'تشغيل العرض' }).click()
  await page.mouse.move(5, 5)
  await page.getByRole('heading', { name: 'شريحة 2' }).waitFor()
  await expect(page.getByRole('button', { name: 'إيقاف العرض مؤقتًا' })).toBeVisible()
})

test('[B-210] slides do not advance where motion is unwelcome, nor when they are not to', async ({ page, site }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await site.addPage([hero(3)]))
  await ready(page, 'hero')
  await expect(page.getByRole('button', { name: 'تشغيل العرض' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expectSlide(page, 1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(await site.addPage([hero(3, { is_autoplay: false })]))
  await ready(page, 'hero')
  await page.clock.fastForward(60_000)
  await expectSlide(page, 1)
  await expect(page.getByRole('button', { name: /العرض/ })).toHaveCount(0)
})

test('[B-209] the time of a slide is a line that runs as long as the slide stays', async ({ page, site }) => {
  await page.goto(await site.addPage([hero(2, { has_timer: true, slide_duration: 9000 })]))
  await ready(page, 'hero')
  const line = page.locator('[data-timer] > span')
  await expect(line).toHaveCSS('animation-duration', '9s')
  await expect(line).toBeVisible()
  await page.goto(await site.addPage([hero(2)]))
  await ready(page, 'hero')
  await expect(page.locator('[data-timer]')).toHaveCount(0)
})

test('[B-215] a film behind the text loops without sound and without a control', async ({ page, site }) => {
  await page.route('**/film.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  await page.goto(await site.addPage([hero(1, {}, { video_type: 'video_background', video_bg: '/media/film.mp4' })]))
  const film = page.locator('main video')
  await expect(film).toHaveCount(1)
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.controls])).toEqual([true, true, false])
  await expect(page.getByRole('link', { name: 'شاهد الفيلم' })).toHaveCount(0)
})

test.describe('on a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[B-208] a hero of five slides shows three, and all of them without the limit', async ({ page, site }) => {
    const marks = page.getByRole('button', { name: /^الانتقال إلى الشريحة/ })
    await page.goto(await site.addPage([hero(5)]))
    await ready(page, 'hero')
    await expect(marks).toHaveCount(3)
    await page.goto(await site.addPage([hero(5, { has_touch_devices_slides_limit: false })]))
    await ready(page, 'hero')
    await expect(marks).toHaveCount(5)
  })

  test('[B-002] a swipe to the right brings the next slide, one to the left the slide before', async ({ page, site }) => {
    await page.goto(await site.addPage([hero(3, { is_autoplay: false })]))
    await ready(page, 'hero')
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y: 300 })) })
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10)
      await touch('touchEnd')
    }
    await expectSlide(page, 1)
    await swipe(40, 340)
    await expectSlide(page, 2)
    await swipe(340, 40)
    await expectSlide(page, 1)
  })
})

for (const { name, reducedMotion, moves } of [
  { name: '[B-064] a parallax picture moves inside its frame while the page scrolls', reducedMotion: 'no-preference', moves: true },
  { name: '[B-064] a parallax picture stands still where motion is unwelcome', reducedMotion: 'reduce', moves: false },
] as const) {
  test(name, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion })
    const around = [aTitle, aQuote('q1', 'أول.'), aQuote('q2', 'ثانٍ.')]
    await page.goto(
      await site.addPage([
        ...around,
        aBlock('scene', 'parallax_image', {}, [{ image: { id: 24747 }, speed: 1 }]),
        aQuote('q3', 'ثالث.'),
        aQuote('q4', 'رابع.'),
      ]),
    )
    await isLaidOut(page)
    const layer = page.locator('main figure [data-speed] img')
    const positions = await layer.evaluate(async (image) => {
      const frame = image.parentElement as Element
      const inside = () => Math.round(image.getBoundingClientRect().top - frame.getBoundingClientRect().top)
      const nextFrames = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
      const start = frame.getBoundingClientRect().top + scrollY - innerHeight
      const scrollPositions: number[] = []
      for (const share of [0.2, 0.5, 0.8]) {
        scrollTo({ top: start + share * innerHeight, behavior: 'instant' })
        await nextFrames()
        scrollPositions.push(inside())
      }
      return scrollPositions
    })
    expect(new Set(positions).size).toBe(moves ? 3 : 1)
  })
}

test('[B-070] an accordion opens and closes by keyboard and says which', async ({ page, site }) => {
  const items = ['الأول', 'الثاني', 'الثالث'].map((name) => ({ heading: `السؤال ${name}`, paragraph: `<p>الجواب ${name}.</p>` }))
  await page.goto(await site.addPage([aTitle, aBlock('faq', 'accordion', { heading: 'أسئلة', allow_multiple: false }, items)]))
  await ready(page, 'faq')
  const summaries = page.locator('main summary')
  const expanded = () => summaries.evaluateAll((all) => all.map((summary) => summary.getAttribute('aria-expanded')))
  await expect.poll(expanded).toEqual(['false', 'false', 'false'])
  await summaries.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('الجواب الأول.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(summaries.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(expanded).toEqual(['false', 'true', 'false'])
  await expect(page.getByText('الجواب الأول.')).toBeHidden()
  await page.keyboard.press('Space')
  await expect.poll(expanded).toEqual(['false', 'false', 'false'])
})

test('[B-076] [B-218] [B-219] section tabs show the next blocks of the page, by mouse, keyboard and address', async ({ page, site }) => {
  const tabs = aBlock('tabs', 'section_tabs', {}, [
    { tab_label: 'التصميم', tab_id: 'design', blocks_count: 2 },
    { tab_label: 'الأداء', tab_id: 'performance', blocks_count: 1 },
  ])
  const path = await site.addPage([aTitle, tabs, aQuote('q1', 'واحد.'), aQuote('q2', 'اثنان.'), aQuote('q3', 'ثلاثة.'), aQuote('q4', 'أربعة.')])
  const visibleTexts = async () => {
    const quotes = await page.getByRole('main').locator('blockquote').all()
    return (await Promise.all(quotes.map(async (quote) => ((await quote.isVisible()) ? quote.textContent() : '')))).filter(Boolean)
  }
  await page.goto(path)
  await ready(page, 'tabs')
  const [design, performance] = [page.getByRole('tab', { name: 'التصميم' }), page.getByRole('tab', { name: 'الأداء' })]
  await expect(design).toHaveCSS('padding-inline', '22px')
  await expect.poll(visibleTexts).toEqual(['واحد.', 'اثنان.', 'أربعة.'])
  await performance.click()
  await expect(performance).toHaveAttribute('aria-selected', 'true')
  await expect.poll(visibleTexts).toEqual(['ثلاثة.', 'أربعة.'])
  await expect(page).toHaveURL(/#performance$/)
  await page.keyboard.press('ArrowRight')
  await expect(design).toBeFocused()
  await expect.poll(visibleTexts).toEqual(['واحد.', 'اثنان.', 'أربعة.'])
  await page.keyboard.press('ArrowLeft')
  await expect(performance).toBeFocused()
  await page.goto('/ar/about')
  await page.goto(`${path}#performance`)
  await expect.poll(visibleTexts).toEqual(['ثلاثة.', 'أربعة.'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('الأداء')
})

test('[B-079] [B-218] a tabbed component has a panel for each tab, of which one shows', async ({ page, site }) => {
  const tabs = ['المدينة', 'السفر', 'الصحراء'].map((label, index) => ({
    tab_label: label,
    tab_id: `drive-${index}`,
    heading: `قيادة ${index}`,
    paragraph: '<p>نص.</p>',
  }))
  const path = await site.addPage([aTitle, aBlock('drive', 'tabbed_component', { heading: 'القيادة' }, tabs)])
  await page.goto(path)
  await ready(page, 'drive')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.locator('main [role="tabpanel"]')).toHaveCount(3)
  await expect(page.getByRole('tab').first()).toHaveCSS('padding-inline', '22px')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.getByRole('tab', { name: 'المدينة' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'السفر' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'الصحراء' })).toContainText('قيادة 2')
  await page.goto('/ar/about')
  await page.goto(`${path}#drive-1`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('السفر')
})

test('[B-098] the links of a page stay in view, stop their blocks below the sticky parts, and mark the one being read', async ({ page, site }) => {
  const targets = ['overview', 'design', 'cabin', 'power']
  const entries = targets.map((target, index) => ({ label: `قسم ${index + 1}`, target_scroll_id: target }))
  const sections = targets.map((target, index) =>
    aBlock(target, 'snippet', { heading: `عنوان ${index + 1}`, block_scroll_id: target, image: { id: 24731 + index }, paragraph: '<p>نص.</p>' }),
  )
  await page.goto(await site.addPage([aTitle, aBlock('nav', 'inpage_navigation', { title: 'الطراز' }, entries), ...sections, aQuote('end', 'النهاية.')]))
  const bar = page.getByRole('navigation', { name: 'الطراز', exact: true })
  for (const number of [3, 2]) {
    await bar.getByRole('link', { name: `قسم ${number}` }).click()
    await expect(bar.getByRole('link', { name: `قسم ${number}` })).toHaveAttribute('aria-current', 'true')
    const stop = async () =>
      (await topOf(page.locator(`#${targets[number - 1]}`))) - (await bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)))
    await expect.poll(async () => Math.abs(await stop())).toBeLessThanOrEqual(2)
    await expect(bar).toBeInViewport()
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
  }
})

test('[B-113] a gallery opens its picture in full by keyboard, goes on with the arrows, and gives focus back', async ({ page, site }) => {
  const items = ['الأولى', 'الثانية', 'الثالثة'].map((name, index) => ({ image: { id: 24731 + index, alt: `الصورة ${name}` }, caption: `التعليق ${name}` }))
  await page.goto(await site.addPage([aTitle, aBlock('gallery', 'gallery_carousel', { heading: 'معرض' }, items)]))
  await page.locator('[data-b="gallery"]').scrollIntoViewIfNeeded()
  await ready(page, 'gallery')
  const first = page.getByRole('link', { name: /الصورة الأولى/ })
  await first.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'معرض' })
  await expect(lightbox).toBeVisible()
  await expect(lightbox.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.getByText('2 / 3')).toBeVisible()
  await expect(lightbox.locator('p', { hasText: 'التعليق الثانية' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  // The picture that was shown last takes the focus: one that still scrolls in was not shown yet.
  await expect(lightbox.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(page.getByRole('link', { name: /الصورة الثانية/ })).toBeFocused()
})

test('a button that is pressed before its block can answer is pressed once it can', async ({ page, site }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/mount-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(await site.addPage([hero(3, { is_autoplay: false })]))
  await page.getByRole('button', { name: 'الشريحة التالية' }).click()
  await expect(page.locator('[data-b="hero"]')).not.toHaveAttribute('data-ready')
  release()
  await expectSlide(page, 2)
})

test('[A-361] [B-321] [B-323] a block without its data apologises, the others stand, and "try again" brings it without a navigation', async ({
  page,
  site,
}) => {
  const probe = await aService((_request, response) => response.end())
  await probe.close()
  await site.set({ 'mena.offers_api_url': `${probe.url}/offers` })
  const path = await site.addPage([hero(2, { offer_key: 'f_pace', has_mxo: true, is_autoplay: false }), aTitle, aQuote('q', 'قول.')])
  await page.goto(path)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('حدث خلل ما، يُرجى المحاولة مرة أخرى.')
  await expect(page.getByRole('heading', { name: 'صفحة للتجربة' })).toBeVisible()
  await expect(page.locator('blockquote')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const feed = await aService(
    (_request, response) => response.end(JSON.stringify([{ car_model_key: 'F_PACE', title: 'عرض', price: '199,000 درهم' }])),
    probe.port,
  )
  await notice.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByText('199,000 درهم').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  await ready(page, 'hero')
  await page.getByRole('button', { name: 'الشريحة التالية' }).click()
  await expectSlide(page, 2)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await feed.close()
})

// The page links the styles of the blocks it shows, and a failed one is not among them yet.
test('a block that came late is dressed as one that was there at first', async ({ page, site }) => {
  const probe = await aService((_request, response) => response.end())
  await probe.close()
  await site.set({ 'mena.offers_api_url': `${probe.url}/offers` })
  const path = await site.addPage([hero(2, { offer_key: 'f_pace', is_autoplay: false }), aTitle])
  const height = async () => {
    await ready(page, 'hero')
    return page.locator('[data-b="hero"]').evaluate((block) => block.getBoundingClientRect().height)
  }
  await page.goto(path)
  const feed = await aService((_request, response) => response.end('[]'), probe.port)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  const late = await height()
  await page.goto(path)
  expect(await height()).toBe(late)
  await feed.close()
})

test('[A-362] [B-322] a failed block apologises in the words that editors wrote', async ({ page, site, problems }) => {
  await site.set({ 'mena.offers_api_url': 'http://127.0.0.1:9/offers' })
  await site.query(`insert into translation (language, key, text) values ('ar', 'error.block', 'نعتذر.'), ('ar', 'error.try_again', 'مرة أخرى')`)
  await page.goto(await site.addPage([hero(1, { offer_key: 'f_pace' }), aTitle]))
  await expect(page.getByRole('alert')).toContainText('نعتذر.')
  const retry = page.getByRole('button', { name: 'مرة أخرى' })
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(1)
  expect(problems).toEqual([])
})

test('[A-292][C-298] a model that is compared with itself is asked for once, and kept for the visit', async ({ page, site }) => {
  const askedAddresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/compare/spec/')) askedAddresses.push(new URL(request.url()).pathname)
  })
  const path = await site.addPage([aTitle, aBlock('compared', 'compare_models', {})])
  const first = page.getByRole('combobox', { name: 'الطراز الأول' })
  for (const visit of [1, 2]) {
    await page.goto(path)
    await ready(page, 'compared')
    const key = await first.locator('option').nth(1).getAttribute('value')
    await first.selectOption(key)
    await page.getByRole('combobox', { name: 'الطراز الثاني' }).selectOption(key)
    await expect(page.getByRole('columnheader'), `visit ${visit}`).toHaveCount(2)
    expect(askedAddresses).toEqual([`/api/compare/spec/${key}`])
    expect(await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('models') ?? '') as object))).toEqual([key])
  }
})
