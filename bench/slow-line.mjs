// When the first words stand on a slow line: 400 kbit/s and 400 ms to the server, a phone's screen, nothing kept from before.
import { measuredPages } from './browser-flags.mjs'
import { median } from './numbers.ts'
import { rounds } from './size.ts'
import { PHONE, startBrowser } from './visit.mjs'
import { startSite } from '../scripts/start-site.mjs'

const BYTES_PER_SECOND = 400_000 / 8
const LATENCY_MS = 400
const ROUNDS = rounds(5)

export async function measureSlowLine({ data }) {
  const site = await startSite(data)
  const browser = await startBrowser()
  const rows = []
  for (const { name, path } of measuredPages) {
    // The first visit has the page compressed in haste; every later one gets the smallest form.
    await firstWords(browser, site.url + path)
    const times = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await firstWords(browser, site.url + path))
    rows.push({ what: `First words at 400 kbit/s and 400 ms, ${name}`, value: median(times) / 1000, unit: 's', goal: { most: 2 } })
  }
  await browser.close()
  await site.stop()
  return rows
}

/** From the address to the first contentful paint, in ms. */
async function firstWords(browser, url) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return painted
}
