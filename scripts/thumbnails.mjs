// Photographs each template as its first example draws it, for the picker: npm run thumbnails [-- symbol …]. Needs a build.
// What draws nothing on a page keeps a drawing of its own, thumbnail.svg.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startSite } from './start-site.mjs'
import { findChromium } from './find-chromium.mjs'

const SIZE = { width: 240, height: 160 }
const MAX_BYTES = 5 * 1024
/** Widths of the window, the first of which makes the block high enough for its picture. */
const WIDTHS = [1200, 720, 480]

const wanted = process.argv.slice(2)
const folders = [...readFileSync('src/blocks/folders.gen.ts', 'utf8').matchAll(/(\w+): '([^']+)'/g)]
  .map(([, symbol, folder]) => ({ symbol, folder }))
  .filter(({ symbol, folder }) => existsSync(`src/blocks/${folder}/block.ts`) && (wanted.length === 0 || wanted.includes(symbol)))

const data = mkdtempSync(join(tmpdir(), 'maarad-thumbnails-'))
// A site that runs already may be named; otherwise the built one is started.
const site = process.env.SITE ? { url: process.env.SITE, stop: async () => undefined } : await startSite(data, undefined, { DEMO_PICTURES: 'asked' })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const { symbol, folder } of folders) {
    const photo = await photograph(symbol)
    const path = `src/blocks/${folder}/thumbnail`
    if (photo) {
      writeFileSync(`${path}.webp`, photo)
      rmSync(`${path}.svg`, { force: true })
    }
    console.log(`${symbol}: ${photo ? `${photo.length} bytes` : 'draws nothing'}`)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(data, { recursive: true, force: true })
}

/** The first example as a small picture; null where it draws nothing. */
async function photograph(symbol) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'ar-AE', reducedMotion: 'reduce', bypassCSP: true })
    try {
      await page.addInitScript(() => localStorage.setItem('cookieConsentStatus', 'rejected'))
      await page.goto(`${site.url}/ar/blocks?template=${symbol}`)
      const box = await boxOf(page)
      if (!box) return null
      const height = (width * SIZE.height) / SIZE.width
      const isLast = width === WIDTHS.at(-1)
      if (box.height < height * 0.6 && !isLast) continue
      return await shrunk(await page.screenshot({ clip: { x: 0, y: box.y, width, height: Math.min(box.height, height) }, fullPage: true }))
    } finally {
      await page.close()
    }
  }
  return null
}

/** Where the first block stands once its pictures are there. */
async function boxOf(page) {
  // What belongs to the page and not to the block; films and lazy pictures would be missing from the photo.
  await page.addStyleTag({
    content:
      'html { scrollbar-width: none } body > :not(main), [data-place]:not(main), dialog { display: none !important } main { padding: 0 !important; margin: 0 !important }',
  })
  await page.mouse.move(200, 200)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ])
  })
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    for (const child of document.querySelector('main')?.children ?? []) {
      const { top, height } = (child.matches('[data-b]') ? (child.firstElementChild ?? child) : child).getBoundingClientRect()
      if (height > 8) return { y: top + scrollY, height }
    }
    return null
  })
}

/** The photo in the size of the picker, on the ground of its upper corner, as small as it has to be. */
async function shrunk(png) {
  const corner = await sharp(png).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
  const [r = 255, g = 255, b = 255] = corner
  const small = sharp(png)
    .resize({ ...SIZE, fit: 'contain', background: { r, g, b } })
    .flatten({ background: { r, g, b } })
  for (const quality of [72, 60, 48, 36, 24]) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error('a photo that no quality makes small enough')
}
