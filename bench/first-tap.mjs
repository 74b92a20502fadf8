// From the first tap of a visitor to its effect, on a phone four times slower than this machine: React arrives, its island hydrates, the press is repeated.
import { median } from './numbers.ts'
import { startSite } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const RUNS = 5
const SLOWER = 4

export async function measureFirstTap({ data }) {
  const site = await startSite(data)
  const browser = await startBrowser()
  const times = []
  for (let run = 0; run < RUNS; run += 1) times.push(await tapOnce(browser, `${site.url}/ar/`))
  await browser.close()
  await site.stop()
  return [{ what: `Home: from the first tap to its effect, ${SLOWER} × slower`, value: median(times), unit: 'ms', goal: { most: 200 } }]
}

/** The second mark of the hero's slides, from the press to the frame in which it is the current one. */
async function tapOnce(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'ar-AE' })
  await context.addInitScript(() => localStorage.setItem('cookieConsentStatus', 'rejected'))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const mark = page.locator('[data-i=hero_carousel] button[aria-current] ~ button').first()
  await mark.evaluate((button) => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
    new MutationObserver(() => {
      if (button.hasAttribute('aria-current')) requestAnimationFrame(() => performance.mark('effect'))
    }).observe(button, { attributes: true })
  })
  await mark.tap()
  await page.waitForFunction(() => performance.getEntriesByName('effect').length > 0)
  const time = await page.evaluate(() => performance.getEntriesByName('effect')[0].startTime - performance.getEntriesByName('tap')[0].startTime)
  await context.close()
  return time
}
