import type { Page } from '@playwright/test'
import { expect, test } from '../site-under-test/site-test.ts'

const heroes = ['', 'range-rover', 'defender', 'defender/110', 'defender/90', 'discovery', 'jaguar-range/i-pace/index', 'about', 'ownership']

/** The picture and the words of each slide that stands in view. */
function framesInView(page: Page) {
  return page.locator('main [data-caption]').evaluateAll((frames) =>
    frames
      .map((frame) => {
        const [media, words] = frame.children
        const picture = media?.querySelector('img')
        if (!media || !words || !picture) throw new Error('a hero without picture or words')
        return {
          caption: frame.getAttribute('data-caption'),
          media: media.getBoundingClientRect(),
          words: words.getBoundingClientRect(),
          picture: picture.getBoundingClientRect(),
        }
      })
      .filter(({ media }) => media.left < innerWidth && media.right > 0),
  )
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`at ${width} px words stand below a picture that keeps nine tenths of its width, in every hero`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of heroes) {
      await page.goto(`/ar/${path}`)
      const frames = await framesInView(page)
      expect(frames.length, path).toBeGreaterThan(0)
      for (const { media, words, picture } of frames) {
        expect(words.y, path).toBeGreaterThanOrEqual(media.y + media.height - 1)
        expect(media.width / media.height, path).toBeGreaterThan(1.59)
        expect([picture.width, picture.height], path).toEqual([media.width, media.height])
      }
    }
  })

test('on wide screens words keep to the side that the focal point leaves free', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['range-rover/range-rover', 'defender/110']) {
    await page.goto(`/ar/${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.x, path).toBeGreaterThan(1440 * 0.6)
    // Lines end before the car begins, which reaches to two thirds of these pictures.
    const lines = await page.locator("main [data-caption='over-start'] > :nth-child(2) p").evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = document.createRange()
        text.selectNodeContents(paragraph)
        return [...text.getClientRects()].map(({ x }) => x)
      }),
    )
    expect(lines.length, path).toBeGreaterThan(0)
    expect(Math.min(...lines), path).toBeGreaterThan(1440 * 0.66)
  }
})

test('on wide screens words stand beside a picture whose subject is in its middle', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['discovery', 'discovery/discovery', 'range-rover', 'about', 'ownership']) {
    await page.goto(`/ar/${path}`)
    for (const { caption, media, words } of await framesInView(page)) {
      expect(caption, path).toBe('beside')
      expect(words.x, path).toBeGreaterThanOrEqual(media.x + media.width - 1)
      expect(media.width / media.height, path).toBeGreaterThan(1.4)
    }
  }
})

test('nothing shades a picture that has its words beside it: no edge towards them, and controls stand below the words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['discovery/discovery', 'range-rover']) {
    await page.goto(`/ar/${path}`)
    const media = page.locator("main [data-caption='beside'] > :first-child").first()
    expect(await media.evaluate((element) => getComputedStyle(element, '::after').content), path).toBe('none')
    const bar = await page.locator('main [data-pagination]').first().boundingBox()
    const picture = await media.boundingBox()
    expect(bar?.x, path).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? Infinity) - 1)
  }
})

test('the shade behind words has no visible edge: its alpha changes by little from one hundredth of the width to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ar/defender/110')
  const gradient = await page.locator("main [data-caption='over-start'] > :nth-child(2)").evaluate((words) => getComputedStyle(words).backgroundImage)
  const stops = [...gradient.matchAll(/(?:rgba?|color)\(([^()]*)\)(?: ([\d.]+)%)?/g)].map(([, colour, at]) => {
    const parts = (colour ?? '').split(/[\s,/]+/).map(Number)
    return { alpha: parts.filter((part) => !Number.isNaN(part))[3] ?? 1, at }
  })
  expect(stops.length).toBeGreaterThan(5)
  const alphas = stops.map(({ alpha, at }, index) => ({ alpha, at: at ? Number(at) : index === 0 ? 0 : 100 }))
  expect(alphas.at(-1)?.alpha).toBe(0)
  const slopes = alphas.slice(1).map(({ alpha, at }, index) => ((alphas[index]?.alpha ?? 0) - alpha) / (at - (alphas[index]?.at ?? 0)))
  for (const slope of slopes) expect(slope).toBeLessThan(0.016)
  expect(slopes[0]).toBeLessThan(0.003)
  expect(slopes.at(-1)).toBeLessThan(0.003)
})

test('a slide that only peeks in shows no words that would be cut', async ({ page }) => {
  await page.goto('/ar/defender')
  const peeking = page.getByRole('heading', { name: 'الجبل جزء من الطريق' })
  const words = page.locator('[data-vertical]').filter({ has: peeking })
  await expect(words).toHaveCSS('opacity', '0')
})
