// How the editor feels with 12, 100 and 150 blocks, what an autosave uploads, and what editor and admin weigh.
import { signIn } from '../tests/support/site/sign-in.ts'
import { addPage } from './api.mjs'
import { startBrowser } from './visit.mjs'
import { percentile } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

const SIZES = [12, 100, 150]
/** The size that has goals. */
const MEASURED = 100
const KEYS = rounds(50)
/** Between two keys, in ms: somebody who types fast. */
const KEY_PAUSE_MS = 60
const SCREEN = { viewport: { width: 1440, height: 900 }, locale: 'ar-AE' }
const templates = ['snippet', 'quote', 'text_steps', 'content_blocks', 'accordion', 'key_details_post']

export async function measureEditor({ data }) {
  const site = await startSite(data)
  const browser = await startBrowser()
  const [name, value] = (await signIn(site.url, 'admin')).split('=')
  const context = await browser.newContext(SCREEN)
  await context.addCookies([{ name, value, url: site.url }])
  const rows = []
  for (const size of SIZES) rows.push(...(await measureSize(context, site, size)))
  rows.push(...(await weightOf(browser, context, site, 'editor', `/ar/cms`, 300)), ...(await weightOf(browser, context, site, 'admin', '/ar/admin', 285)))
  await browser.close()
  await site.stop()
  return rows
}

async function measureSize(context, site, size) {
  const added = await addPage(site, { path: `bench-editor-${size}`, title: `${size}`, status: 'published', blocks: blocksOf(size) })
  const openings = []
  for (let round = 0; round < 3; round += 1) openings.push(await opening(context, site, added.id))
  const page = await context.newPage()
  await open(page, site, added.id)
  const uploads = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') uploads.push({ bytes: request.postDataBuffer()?.length ?? 0, request })
  })
  await page.evaluate(watchKeys)
  const { times, late } = await typed(page)
  const saves = []
  for (const { request } of uploads) saves.push((await request.response())?.request().timing().responseEnd ?? 0)
  // Its code comes when the text is opened, so that the click ends with a field that takes keys.
  const text = page.getByRole('complementary').getByRole('textbox', { name: 'النص', exact: true })
  await text.click()
  await page.keyboard.press('End')
  const rich = await typed(page)
  await page.close()
  const goal = size === MEASURED
  const label = `Editor, ${size} blocks`
  return [
    { what: `${label}: first editable field`, value: percentile(openings, 0.5), unit: 'ms', ...(goal ? { goal: { most: 1000 } } : {}) },
    { what: `${label}: key to paint, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${label}: key to paint, p95`, value: percentile(times, 0.95), unit: 'ms', ...(goal ? { goal: { most: 25 } } : {}) },
    { what: `${label}: keys after whose frame the page did not show them`, value: late, unit: `of ${KEYS}` },
    { what: `${label}: key to paint in a rich text, p50`, value: percentile(rich.times, 0.5), unit: 'ms' },
    { what: `${label}: key to paint in a rich text, p95`, value: percentile(rich.times, 0.95), unit: 'ms', ...(goal ? { goal: { most: 25 } } : {}) },
    { what: `${label}: keys in a rich text after whose frame the page did not show them`, value: rich.late, unit: `of ${KEYS}` },
    { what: `${label}: uploaded for ${KEYS} keys, in ${uploads.length} saves`, value: uploads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, unit: 'KB' },
    { what: `${label}: a save, p50`, value: percentile(saves, 0.5), unit: 'ms' },
  ]
}

/** Types into the field with the focus until it is saved; how long each key took until it was painted, and how many the canvas did not show by then. */
async function typed(page) {
  await page.evaluate(() => Object.assign(globalThis.typed, { times: [], late: 0 }))
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
  await page.getByRole('banner').getByText('محفوظ', { exact: true }).waitFor()
  return page.evaluate(() => globalThis.typed)
}

/** From the address to a field that takes keys, in ms. */
async function opening(context, site, id) {
  const page = await context.newPage()
  const began = performance.now()
  await open(page, site, id)
  const took = performance.now() - began
  await page.close()
  return took
}

async function open(page, site, id) {
  await page.goto(`${site.url}/ar/cms?page=${id}`, { waitUntil: 'commit' })
  await page.frameLocator('iframe').getByRole('heading', { name: 'الأول' }).click()
  await page.getByRole('complementary').getByLabel('العنوان', { exact: true }).click()
}

/** In the page: from a key's event to the frame after it has been painted, and whether the canvas showed it in that frame. */
function watchKeys() {
  const typed = { times: [], late: 0 }
  globalThis.typed = typed
  addEventListener(
    'keydown',
    ({ timeStamp, target }) => {
      requestAnimationFrame(() => {
        // A rich text has no value; what it says is in its paragraphs.
        const isShown = document.querySelector('iframe').contentDocument.body.textContent.includes(target.value ?? target.textContent)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          typed.times.push(performance.now() - timeStamp)
          if (!isShown) typed.late += 1
        }
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

async function weightOf(browser, context, site, name, path, most) {
  const fresh = await browser.newContext(SCREEN)
  await fresh.addCookies(await context.cookies())
  const page = await fresh.newPage()
  const protocol = await fresh.newCDPSession(page)
  const scripts = new Map()
  let bytes = 0
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, response.url)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await protocol.send('Network.enable')
  await page.goto(site.url + path)
  await page.getByRole('banner').first().waitFor()
  const first = bytes
  await page.waitForLoadState('networkidle')
  await fresh.close()
  return [
    { what: `JavaScript of the ${name} until it stands (brotli)`, value: first / 1000, unit: 'KB', ...(most ? { goal: { most } } : {}) },
    { what: `JavaScript of the ${name} with what it fetches ahead`, value: bytes / 1000, unit: 'KB' },
  ]
}

/** A page of that many blocks with some text each; the first is the one that is typed into. */
function blocksOf(size) {
  return Array.from({ length: size }, (_, index) => {
    const template = index === 0 ? 'snippet' : templates[index % templates.length]
    const fields =
      template === 'quote'
        ? { quote: `اقتباس ${index}` }
        : { heading: index === 0 ? 'الأول' : `عنوان ${index}`, paragraph: `<p>${'نص للقياس. '.repeat(12)}</p>` }
    return { id: `b${index}`, template, version: 1, fields, groups: [], positions: [], active_positions: [] }
  })
}
