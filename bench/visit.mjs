import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { atEnd } from '../scripts/endings.ts'
import { browserFlags } from './browser-flags.mjs'

/** The phone that Lighthouse imitates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'ar-AE' }

/** Until what an act has asked for has come. */
const QUIET_MS = 1500

export async function startBrowser() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is needed: install it, or name it in CHROMIUM')
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  atEnd(() => browser.close())
  return browser
}

/**
 * A first visit without scrolling, with an empty cache: every answer's address, media type, and bytes on the wire, in all and of headers. `act` is
 * what the visitor does once the page is quiet.
 */
export async function visit(browser, url, act = null) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  const transfers = new Map()
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    transfers.set(requestId, { url: response.url, type: response.mimeType, bytes: 0, headerBytes: response.encodedDataLength })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await protocol.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  if (act) {
    await act(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
  }
  await context.close()
  return { transfers: [...transfers.values()] }
}

/** A visit for the eye: how much its layout shifts, also after a first touch, and what its largest paint is; whether that stands in `part`. */
export async function look(browser, url, part) {
  const context = await browser.newContext(PHONE)
  await context.addInitScript((selector) => {
    const seen = { shift: 0, largest: '', isPart: false }
    window.seen = seen
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1)
      seen.largest = element?.localName ?? ''
      seen.isPart = Boolean(element?.closest(selector))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  }, part)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('touchstart')))
  await page.waitForTimeout(QUIET_MS)
  const { shift, largest, isPart } = await page.evaluate(() => window.seen)
  await context.close()
  return { shift, largest, isBanner: isPart }
}
