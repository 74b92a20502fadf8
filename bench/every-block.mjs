// What every block weighs, and what a page with all of them asks of the browser.
import { mostKilobytes, weighBlocks } from './block-weights.ts'
import { startSite } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const PAGE = '/ar/blocks'
/** A task of the page's thread that takes longer blocks the visitor for the rest of it. */
const BLOCKS_AFTER_MS = 50
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
/** Long enough for the blocks below the first screen to be laid out when the browser is idle. */
const QUIET_MS = 4000

export async function measureEveryBlock({ data, say }) {
  const rows = weights(say)
  const site = await startSite(data)
  const browser = await startBrowser()
  // The first visit has the page drawn and compressed.
  await tracedVisit(browser, site.url + PAGE)
  const { blockingMs, errors, islands, dead } = await tracedVisit(browser, site.url + PAGE)
  await browser.close()
  await site.stop()
  if (errors.length > 0) say(`\nerrors of the page with every block:\n${errors.join('\n')}`)
  const what = 'Page with every example of every block'
  return [
    ...rows,
    { what: `${what}: blocking time, by the processor's time`, value: blockingMs, unit: 'ms', goal: { most: 300 } },
    { what: `${what}: errors in the browser, scrolled from end to end`, value: errors.length, unit: '', goal: { most: 0 } },
    { what: `${what}: islands that did not hydrate when turned to, of ${islands}`, value: dead, unit: '', goal: { most: 0 } },
  ]
}

function weights(say) {
  const weighed = weighBlocks().toSorted((one, other) => other.kilobytes - one.kilobytes)
  say(`\nJavaScript of each block's own, brotli:\n${weighed.map(({ folder, kilobytes }) => `  ${kilobytes.toFixed(2).padStart(6)} KB  ${folder}`).join('\n')}`)
  return Object.entries(mostKilobytes).map(([kind, most]) => {
    const heaviest = weighed.find((block) => block.kind === kind)
    return { what: `JavaScript of the heaviest ${kind} of its own (${heaviest.folder})`, value: heaviest.kilobytes, unit: 'KB', goal: { most } }
  })
}

/** A visit on a phone: how long tasks block while the page loads, then every island is turned to, one after the other. */
async function tracedVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'ar-AE' })
  await context.addInitScript(() => localStorage.setItem('cookieConsentStatus', 'rejected'))
  const page = await context.newPage()
  const errors = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const blockingMs = blockingOf(JSON.parse(await browser.stopTracing()).traceEvents)
  const ids = await page.evaluate(() => [...document.querySelectorAll('main [data-i]')].map((island) => island.getAttribute('data-b')))
  for (const id of ids) {
    await page.evaluate((name) => {
      const island = document.querySelector(`[data-b="${CSS.escape(name)}"]`)
      island?.scrollIntoView({ block: 'center' })
      island?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    }, id)
    await page
      .waitForFunction((name) => document.querySelector(`[data-b="${CSS.escape(name)}"]`)?.hasAttribute('data-ready'), id, { timeout: 15_000 })
      .catch(() => null)
  }
  const dead = await page.evaluate(
    (names) => names.filter((name) => !document.querySelector(`[data-b="${CSS.escape(name)}"]`)?.hasAttribute('data-ready')),
    ids,
  )
  await context.close()
  return { blockingMs, errors: [...errors, ...dead.map((name) => `no answer from ${name}`)], islands: ids.length, dead: dead.length }
}

/** By the time that the processor gave to each task: another program on the machine does not count. */
function blockingOf(events) {
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
  const threads = Map.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`)
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => threads.get(`${pid} ${tid}`) ?? [])
  const sum = (list) => list.reduce((total, { tdur = 0 }) => total + tdur, 0)
  const busiest = mains.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
  return busiest.reduce((total, { tdur = 0 }) => total + Math.max(0, tdur / 1000 - BLOCKS_AFTER_MS), 0)
}
