import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { atEnd } from './endings.mjs'
import { browserFlags } from './browser-flags.mjs'

/** The phone that Lighthouse imitates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'ar-AE' }

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
