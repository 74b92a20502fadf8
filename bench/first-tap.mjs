// From the first tap of a visitor to its effect, on a phone four times slower than this machine. Nothing of an island is there: what is pressed is brought
// into view and tapped in the same moment, sooner than anybody could.
import { median } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'
import { startBrowser } from './visit.mjs'

const RUNS = Math.min(5, rounds(5))
const SLOWER = 4
const PATIENCE_MS = 10_000

/** `effect` is an attribute of the pressed element that the press sets, or the selector of what it shows. */
const taps = [
  { name: 'mark of the hero', path: '/ar/', press: '[data-i=hero_carousel] [data-slide="1"]', effect: 'aria-current' },
  { name: 'mark of a carousel', path: '/ar/', press: '[data-i=models_carousel] [data-slide="1"]', effect: 'aria-current' },
  { name: 'small picture of a gallery', path: '/ar/', press: '[data-i=gallery_carousel] [data-slide="1"]', effect: 'aria-current' },
  {
    name: 'tab',
    path: '/ar/',
    press: '[data-i=tabbed_component] [role=tab][aria-selected=false]',
    effect: '[data-i=tabbed_component] a:nth-child(2)[aria-selected=true]',
  },
  { name: 'section of an accordion', path: '/ar/', press: '[data-i=accordion] summary', effect: '[data-i=accordion] details[open]' },
  { name: 'menu of the header', path: '/ar/', press: 'header button[popovertarget]:visible', effect: 'header :popover-open' },
  { name: 'floating button', path: '/ar/defender/110', press: '[data-floating] summary', effect: '[data-floating][open], [data-floating] details[open]' },
  { name: 'filters of the list', path: '/ar/find-a-car', press: '[data-i=stock_locator] button[aria-haspopup=dialog]', effect: 'dialog[open]' },
  {
    name: 'save a car of the list',
    path: '/ar/find-a-car',
    press: '[data-i=stock_locator] li button[aria-pressed]',
    effect: '[data-i=stock_locator] li button[aria-pressed=true]',
  },
  { name: 'picture of a car', path: '/ar/showroom/326', press: '[data-i="screen:vehicle/gallery"] [data-slide="1"]', effect: 'aria-current' },
  {
    name: 'compare a car',
    path: '/ar/showroom/326',
    press: '[data-i="screen:vehicle/actions"] button[aria-pressed] >> nth=-1',
    effect: '[data-i="screen:vehicle/actions"] [aria-pressed=true]',
  },
  { name: 'open all of a specification', path: '/ar/defender/110', press: '[data-opens-all]', effect: '[data-i=specification_accordion] details[open]' },
  { name: 'field of a form', path: '/ar/form/1', press: 'main form input[type=text]', effect: 'main form input:focus' },
  { name: 'choice of a form', path: '/ar/form/1', press: 'main form input[type=radio]', effect: 'main form input[type=radio]:checked' },
]

export async function measureFirstTap({ data }) {
  const site = await startSite(data)
  const browser = await startBrowser()
  const rows = []
  for (const tap of taps) {
    const times = []
    for (let run = 0; run < RUNS; run += 1) times.push(await tapOnce(browser, site.url, tap))
    rows.push({ what: `First tap, ${SLOWER} × slower: ${tap.name}`, value: median(times), unit: 'ms', goal: { most: 200 } })
  }
  await browser.close()
  await site.stop()
  return rows
}

/** From the press to the frame that shows its effect. */
async function tapOnce(browser, url, { path, press, effect }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'ar-AE' })
  await context.addInitScript(() => localStorage.setItem('cookieConsentStatus', 'rejected'))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const pressed = page.locator(press).first()
  await pressed.evaluate((element, shown) => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
    const isThere = () => (/^[a-z-]+$/.test(shown) ? element.hasAttribute(shown) : document.querySelector(shown) !== null)
    const look = () => (isThere() ? performance.mark('effect') : requestAnimationFrame(look))
    requestAnimationFrame(look)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, effect)
  await pressed.tap()
  await page.waitForFunction(() => performance.getEntriesByName('effect').length > 0)
  const time = await page.evaluate(() => performance.getEntriesByName('effect')[0].startTime - performance.getEntriesByName('tap')[0].startTime)
  await context.close()
  return time
}
