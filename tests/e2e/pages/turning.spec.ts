import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, type OwnSite, test as base } from '../site-under-test/own-site.ts'
import { turnTo } from '../site-under-test/turn-to.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'

/** Of the red car; the blue one turns by thirty degrees from frame to frame. */
const FRAMES = 36
const FEW_FRAMES = 12
const PAINTS = { red: [170, 20, 30], blue: [30, 50, 160] } as const
/** What stands in a panorama at each quarter of the circle, from its left end: behind, left, ahead, right. */
const QUARTERS = ['#208020', '#2040c0', '#c02020', '#d0c020'] as const

type Library = { red: number[]; blue: number[]; panorama: number; room: number; still: number }

/** Pictures of the test's own: the frames of two cars, told apart by their ids, and panoramas with another colour at each side. */
const test = base.extend<object, { library: Library }>({
  library: [
    async ({ running }, use) => {
      const frames = (count: number, paint: readonly number[]) =>
        Promise.all(
          Array.from({ length: count }, (_, index) => upload(running, flat(960, 540, { r: paint[0] ?? 0, g: (paint[1] ?? 0) + index * 4, b: paint[2] ?? 0 }))),
        )
      await use({
        red: await frames(FRAMES, PAINTS.red),
        blue: await frames(FEW_FRAMES, PAINTS.blue),
        panorama: await upload(running, circle(QUARTERS)),
        room: await upload(running, circle([...QUARTERS].reverse())),
        still: await upload(running, flat(1245, 1245, { r: 90, g: 90, b: 90 })),
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

function flat(width: number, height: number, background: { r: number; g: number; b: number }) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A panorama whose quarters begin an eighth before the place that they are named by. */
function circle(colours: readonly string[]) {
  const [behind, left, ahead, right] = colours
  const bar = (x: number, width: number, colour = '') => `<rect x="${x}" width="${width}" height="1024" fill="${colour}"/>`
  const bars = [bar(0, 256, behind), bar(256, 512, left), bar(768, 512, ahead), bar(1280, 512, right), bar(1792, 256, behind)]
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024">${bars.join('')}</svg>`))
    .png()
    .toBuffer()
}

async function upload({ url }: OwnSite, bytes: Promise<Buffer>): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await bytes)]), 'picture')
  form.set('alt_ar', 'صورة للتجربة')
  const response = await fetch(`${url}/media/api/v2/images`, { method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}` }, body: form })
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: { id: number } }).data.id
}

const aTitle = aBlock('title', 'snippet', { heading: 'صفحة للتجربة', header_tag: '1', paragraph: '<p>نص قصير في أول الصفحة.</p>' })

const aCar = ({ red, blue }: Library, fields: Record<string, unknown> = {}) =>
  aBlock('car', 'exterior_360', { heading: 'سيارة التجربة', has_autostart: false, ...fields }, [
    { color_name: 'أحمر', color_hex: '#aa1420', frames: red },
    { color_name: 'أزرق', color_hex: '#1e32a0', frames: blue, frame_count: FEW_FRAMES },
  ])

const aCabin = ({ panorama, room }: Library, fields: Record<string, unknown> = {}) =>
  aBlock('cabin', 'interior_360', { heading: 'مقصورة التجربة', panorama: { id: panorama }, ...fields }, [{ label: 'الخلف', panorama: { id: room } }])

/** The bottom of the page may not be the end of a block: a swipe has to be able to scroll it. */
const aLongEnd = aBlock('end', 'snippet', { heading: 'الخاتمة', paragraph: '<p>سطر.</p>'.repeat(40) })

const ready = (page: Page, id: string) => expect(page.locator(`[data-b="${id}"]`)).toHaveAttribute('data-ready', '')
const car = (page: Page) => page.getByRole('group', { name: 'سيارة التجربة' })
const slider = (page: Page) => car(page).getByRole('slider', { name: 'دوران السيارة' })
const picture = (page: Page) => car(page).getByRole('img')
const stageOf = (image: Locator) => image.locator('xpath=..')

/** Expects this frame of a car to show, once it has come: whoever asks for a size first waits until it is made. */
const expectFrame = (page: Page, id: number | undefined) => expect(picture(page)).toHaveAttribute('src', new RegExp(`/images/${id}/`), { timeout: 20_000 })

async function drag(page: Page, stage: Locator, byX: number, byY = 0) {
  const box = await stage.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byX / 2, y + byY / 2)
  await page.mouse.move(x + byX, y + byY)
  await page.mouse.up()
}

/** How far the stage is dragged for a whole turn, in px. */
const wayRound = async (stage: Locator) => Math.min(720, (await stage.boundingBox())?.width ?? 0)

for (const width of oneOfEach([390, 768, 1440], (one) => one === 390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[B-077] dragging turns the car the way a hand pushes it, keys and buttons turn it too', async ({ page, site, library, problems }) => {
      await page.goto(await site.addPage([aTitle, aCar(library), aLongEnd]))
      await ready(page, 'car')
      await expectFrame(page, library.red[0])
      const stage = stageOf(picture(page))
      await drag(page, stage, (await wayRound(stage)) / 4)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'الزاوية 90 درجة')
      await expectFrame(page, library.red[9])
      await drag(page, stage, -(await wayRound(stage)) / 3)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'الزاوية 330 درجة')
      await expectFrame(page, library.red[33])
      await slider(page).focus()
      for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight')
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'الزاوية 10 درجات')
      await page.keyboard.press('End')
      await expectFrame(page, library.red[35])
      await page.keyboard.press('Home')
      await expectFrame(page, library.red[0])
      await page.keyboard.press('ArrowLeft')
      await expectFrame(page, library.red[35])
      await car(page).getByRole('button', { name: 'تدوير إلى اليمين' }).click()
      await expectFrame(page, library.red[2])
      expect(problems).toEqual([])
    })

    test('[B-077] colours switch the car at its angle', async ({ page, site, library }) => {
      await page.goto(await site.addPage([aTitle, aCar(library, { start_frame: 10 }), aLongEnd]))
      await ready(page, 'car')
      await expectFrame(page, library.red[9])
      const colours = car(page).getByRole('group', { name: 'اللون: أحمر' })
      await colours.getByRole('radio', { name: 'أحمر' }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(car(page).getByRole('radio', { name: 'أزرق' })).toBeChecked()
      await expectFrame(page, library.blue[3])
      await expect(picture(page)).toHaveAccessibleName('السيارة باللون أزرق')
      await slider(page).press('ArrowRight')
      await expectFrame(page, library.blue[4])
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'الزاوية 120 درجة')
    })

    test('[B-077][B-078] axe finds nothing, also once they are in use, and nothing runs over the edge', async ({ page, site, library }) => {
      await page.goto(await site.addPage([aTitle, aCar(library), aCabin(library), aLongEnd]))
      await ready(page, 'car')
      await page.locator('[data-b="cabin"]').dispatchEvent('pointerover')
      await ready(page, 'cabin')
      await slider(page).press('ArrowRight')
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    })

    test('[B-077][B-078] without WebGL the panorama stays a picture, and says so', async ({ page, site, library, problems }) => {
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
          return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', ...rest)
        } as typeof getContext
      })
      await page.goto(await site.addPage([aTitle, aCabin(library), aLongEnd]))
      const cabin = page.getByRole('group', { name: 'مقصورة التجربة' })
      await cabin.scrollIntoViewIfNeeded()
      await turnTo(page.locator('[data-b="cabin"]'))
      await expect(cabin.getByRole('status')).toHaveText('يعرض متصفحك المنظر صورةً مسطّحة.')
      await expect(cabin.getByRole('button', { name: 'تجوّل بنظرك' })).toHaveCount(0)
      await expect(cabin.getByRole('img')).toHaveAttribute('src', new RegExp(`/images/${library.panorama}/`))
      await cabin.getByRole('button', { name: 'الخلف' }).click()
      await expect(cabin.getByRole('img')).toHaveAttribute('src', new RegExp(`/images/${library.room}/`))
      expect(problems).toEqual([])
    })
  })
}

test('[B-077] no frame but the first is loaded before the car is touched, and then in the size that fits', async ({ page, site, library }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const askedAddresses: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/images\/\d+\/[\dx]+/)?.[0]
    if (name) askedAddresses.push(name)
  })
  await page.goto(await site.addPage([aTitle, aCar(library), aLongEnd]))
  await ready(page, 'car')
  await page.waitForLoadState('networkidle')
  expect(askedAddresses.filter((name) => library.red.some((id) => name.includes(`/${id}/`)))).toEqual([`images/${library.red[0]}/640x360`])
  await slider(page).press('ArrowRight')
  await expect.poll(() => new Set(askedAddresses.filter((name) => library.red.some((id) => name.includes(`/${id}/`)))).size).toBe(FRAMES)
  expect(askedAddresses.every((name) => name.endsWith('640x360'))).toBe(true)
  // The whole of the coarse turn is asked for before anything between.
  const order = [...new Set(askedAddresses)].map((name) => library.red.indexOf(Number(name.split('/')[1])))
  expect(new Set(order.slice(0, 9).map((frame) => frame % 4)).size).toBe(1)
})

test('[B-077] in view the car turns once by itself, and its button stops it', async ({ page, site, library }) => {
  await page.goto(await site.addPage([aTitle, aCar(library, { has_autostart: true }), aLongEnd]))
  await picture(page).scrollIntoViewIfNeeded()
  await expect.poll(() => slider(page).inputValue()).not.toBe('0')
  await car(page).getByRole('button', { name: 'إيقاف الدوران' }).click()
  await expect(car(page).getByRole('button', { name: 'تدوير تلقائي' })).toBeVisible()
})

test.describe('for whoever asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[B-077] the car stands still and waits to be turned', async ({ page, site, library }) => {
    await page.goto(await site.addPage([aTitle, aCar(library, { has_autostart: true }), aLongEnd]))
    await picture(page).scrollIntoViewIfNeeded()
    await ready(page, 'car')
    await page.waitForLoadState('networkidle')
    await expect(slider(page)).toHaveValue('0')
    await slider(page).press('ArrowRight')
    await expectFrame(page, library.red[1])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[B-077] a swipe sideways turns the car, one up scrolls the page', async ({ page, site, library }) => {
    await page.goto(await site.addPage([aTitle, aCar(library), aLongEnd]))
    await ready(page, 'car')
    const stage = stageOf(picture(page))
    await isLaidOut(page)
    await stage.scrollIntoViewIfNeeded()
    const box = await stage.boundingBox()
    const protocol = await page.context().newCDPSession(page)
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const swipe = async (byX: number, byY: number) => {
      await touch('touchStart', [{ x, y }])
      for (let part = 1; part <= 6; part++) await touch('touchMove', [{ x: x + (byX * part) / 6, y: y + (byY * part) / 6 }])
      await touch('touchEnd', [])
    }
    const top = () => page.evaluate(() => Math.round(scrollY))
    const before = await top()
    await swipe(((await wayRound(stage)) * 2) / 9, 0)
    await expect.poll(() => slider(page).inputValue()).toBe('8')
    expect(await top()).toBe(before)
    await swipe(0, -120)
    await expect.poll(top).toBeGreaterThan(before + 60)
    await expect(slider(page)).toHaveValue('8')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-077][B-078] the pictures stand there, and nothing that does nothing', async ({ page, site, library }) => {
    await page.goto(await site.addPage([aTitle, aCar(library), aCabin(library, { 'preset-interior': { id: library.still } }), aLongEnd]))
    const sources = async (name: string) => {
      const images = await page.getByRole('group', { name }).getByRole('img').all()
      return Promise.all(images.map(async (image) => Number((await image.getAttribute('src'))?.match(/images\/(\d+)/)?.[1])))
    }
    expect(await sources('سيارة التجربة')).toEqual([library.red[0], library.blue[0]])
    expect(await sources('مقصورة التجربة')).toEqual([library.still, library.room])
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['أزرق', 'الخلف'])
    for (const role of ['button', 'slider', 'radio'] as const) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
  })
})

test('[B-077][B-078] in the editor both stand on the canvas as on the page', async ({ page, site, library }) => {
  const pageId = await pageIdOf(site.url, await site.addPage([aTitle, aCar(library), aCabin(library)]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(pageId)
  const carGroup = desk.canvas.getByRole('group', { name: 'سيارة التجربة' })
  await expect(carGroup.getByRole('slider', { name: 'دوران السيارة' })).toHaveAttribute('aria-valuetext', 'الزاوية 0 درجة')
  await expect(carGroup.getByRole('img')).toHaveAttribute('src', new RegExp(`/images/${library.red[0]}/`))
  const cabin = desk.canvas.getByRole('group', { name: 'مقصورة التجربة' })
  await expect(cabin.getByRole('img')).toHaveAttribute('src', new RegExp(`/images/${library.panorama}/`))
})

test.describe('with WebGL', () => {
  /** A browser that draws WebGL on the processor, which the others of the tests may not. */
  const drawing = test.extend<{ view: Page }>({
    view: async ({ playwright, launchOptions, contextOptions, locale }, use) => {
      const args = [...(launchOptions.args ?? []).filter((flag) => flag !== '--disable-gpu'), '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      const context = await browser.newContext({ ...contextOptions, locale })
      await use(await context.newPage())
      await browser.close()
    },
  })

  /** The colour of QUARTERS that is nearest to the middle of the panorama's view. */
  async function ahead(stage: Locator): Promise<string> {
    const { data, info } = await sharp(await stage.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
    const away = (colour: string) =>
      [1, 3, 5].reduce((sum, from, index) => sum + Math.abs(Number.parseInt(colour.slice(from, from + 2), 16) - (data[at + index] ?? 0)), 0)
    return [...QUARTERS].sort((one, other) => away(one) - away(other))[0] ?? ''
  }

  const [BEHIND, LEFT, AHEAD, RIGHT] = QUARTERS

  for (const width of oneOfEach([390, 768, 1440], (one) => one === 390)) {
    drawing(`[B-078] at ${width} px a panorama is panned by dragging, by keys and by buttons, and zoomed`, async ({ view, site, library }) => {
      const problems: string[] = []
      view.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await view.setViewportSize({ width, height: 900 })
      const askedAddresses: string[] = []
      view.on('request', (request) => request.url().includes(`/images/${library.panorama}/`) && askedAddresses.push(request.url()))
      await view.goto(site.url + (await site.addPage([aTitle, aCabin(library, { 'preset-interior': { id: library.still } }), aLongEnd])))
      const cabin = view.getByRole('group', { name: 'مقصورة التجربة' })
      const stage = cabin.getByRole('application', { name: 'مقصورة التجربة، المنظر الرئيس' })
      await view.waitForLoadState('networkidle')
      expect(askedAddresses).toEqual([])

      await cabin.getByRole('button', { name: 'تجوّل بنظرك' }).click()
      await expect(stage).toBeFocused()
      await expect.poll(() => ahead(stage)).toBe(AHEAD)

      // 65 degrees stand from top to bottom: dragged to the right by that and half as much again, what was at the left is ahead.
      const height = (await stage.boundingBox())?.height ?? 0
      await drag(view, stage, (height * 45) / 65)
      await drag(view, stage, (height * 45) / 65)
      await expect.poll(() => ahead(stage)).toBe(LEFT)
      await expect(cabin.getByRole('status')).toContainText('الاتجاه -90°')

      await stage.focus()
      for (let presses = 0; presses < 18; presses++) await view.keyboard.press('ArrowRight')
      await expect.poll(() => ahead(stage)).toBe(RIGHT)
      for (let presses = 0; presses < 9; presses++) await cabin.getByRole('button', { name: 'النظر إلى اليمين' }).click()
      await expect.poll(() => ahead(stage)).toBe(BEHIND)

      await stage.focus()
      await view.keyboard.press('+')
      await expect(cabin.getByRole('status')).toContainText('والتكبير 125%')
      await stage.hover()
      await view.mouse.wheel(0, 400)
      await view.keyboard.press('ArrowUp')
      await expect(cabin.getByRole('status')).not.toContainText('125%')

      await cabin.getByRole('button', { name: 'الخلف' }).click()
      await expect.poll(() => ahead(cabin.getByRole('application', { name: 'مقصورة التجربة، الخلف' }))).toBe(LEFT)

      const { violations } = await axeOn(view).include('[data-b="cabin"]').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(problems).toEqual([])
    })
  }

  drawing('[B-078] the panorama fills the screen and comes back, and a device that moves turns it', async ({ view, site, library }) => {
    await view.addInitScript(() => Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'granted' }))
    await view.goto(site.url + (await site.addPage([aTitle, aCabin(library), aLongEnd])))
    const cabin = view.getByRole('group', { name: 'مقصورة التجربة' })
    const stage = cabin.getByRole('application')
    await cabin.getByRole('button', { name: 'تجوّل بنظرك' }).click()
    await expect(stage).toBeFocused()

    await cabin.getByRole('button', { name: 'ملء الشاشة' }).click()
    await expect.poll(() => view.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toBe('مقصورة التجربة')
    await cabin.getByRole('button', { name: 'الخروج من ملء الشاشة' }).click()
    await expect(cabin.getByRole('button', { name: 'ملء الشاشة', exact: true })).toBeVisible()

    const motion = cabin.getByRole('button', { name: 'تتبّع حركة الجهاز' })
    await expect(motion).toHaveCount(0)
    const hold = (alpha: number) =>
      view.evaluate((angle) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: angle, beta: 90, gamma: 0 })), alpha)
    await hold(0)
    await motion.click()
    await hold(1)
    await hold(270)
    await expect.poll(() => ahead(stage)).toBe(RIGHT)
  })
})
