// Lighthouse as a phone, the median of three runs of each page, with every picture in its final format beforehand.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/find-chromium.mjs'
import { atEnd } from '../scripts/endings.ts'
import { findingsOf } from './lighthouse-findings.mjs'
import { median } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'
import { browserFlags, measuredPages } from './browser-flags.mjs'
import { startBrowser, visit } from './visit.mjs'

const RUNS = Math.min(3, rounds(3))
const ATTEMPTS = 3
const PICTURES_MS = 60_000
const BARE_PAGE = '<!doctype html><html lang="ar" dir="rtl"><meta name="viewport" content="width=device-width"><title>معرض</title><p>سيارات</p>'
const scores = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' }
const times = [
  { audit: 'largest-contentful-paint', name: 'largest paint', unit: 's', scale: 1000, most: 1.3 },
  { audit: 'total-blocking-time', name: 'blocking time', unit: 'ms', scale: 1, most: 50 },
  { audit: 'cumulative-layout-shift', name: 'layout shift', unit: '', scale: 1, most: 0.01 },
]

export async function measureLighthouse({ data, say }) {
  const site = await startSite(data)
  await makePictures(site)
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', ...browserFlags] })
  atEnd(() => chrome.kill())
  const rows = [await measureBarePage(chrome.port)]
  for (const { name, path } of measuredPages) {
    // Lighthouse would count the way to a page's own address against it.
    const { url } = await fetch(site.url + path)
    const reports = []
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await audit(url, chrome.port))
    }
    for (const [category, label] of Object.entries(scores)) {
      const value = median(reports.map((report) => 100 * (report.categories[category].score ?? 0)))
      rows.push({ what: `Lighthouse, ${name}: ${label}`, value, unit: '', goal: { least: leastScore(name, category) } })
    }
    for (const { audit, name: label, unit, scale, most } of times) {
      const value = median(reports.map((report) => report.audits[audit].numericValue / scale))
      rows.push({ what: `Lighthouse, ${name}: ${label}`, value, unit, goal: { most } })
    }
    say(`\n${name}, what Lighthouse found:\n${findingsOf(reports.at(-1))}`)
  }
  chrome.kill()
  await site.stop()
  return rows
}

/** What the browser of this machine takes for one sentence: no page can block for less. */
async function measureBarePage(port) {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(BARE_PAGE)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reports = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(`http://127.0.0.1:${server.address().port}/`, port))
  server.close()
  return {
    what: 'Lighthouse, a bare page of one sentence: blocking time',
    value: median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue)),
    unit: 'ms',
  }
}

/** Pages of the stock carry a list or a gallery, so that their performance may fall a little short of the rest. */
function leastScore(page, category) {
  return category === 'performance' && ['list', 'vehicle'].includes(page) ? 98 : 100
}

/** One report. The browser sometimes loses the trace of a page on a busy machine, so a run without a result is made again. */
async function audit(url, port) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(scores) })
    if (!lhr.runtimeError) return lhr
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  }
}

/** Visits every page once and waits until its pictures come as AVIF, which the site makes in the background. */
async function makePictures(site) {
  const browser = await startBrowser()
  const until = performance.now() + PICTURES_MS
  for (const { path } of measuredPages) {
    const { transfers } = await visit(browser, site.url + path)
    const pictures = transfers.filter(({ type }) => /^image\/(webp|avif|jpeg)/.test(type))
    for (const { url } of pictures) {
      while (!(await isFinal(url)) && performance.now() < until) await new Promise((resume) => setTimeout(resume, 200))
    }
  }
  await browser.close()
}

async function isFinal(url) {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } })
  await response.arrayBuffer()
  return response.headers.get('content-type') === 'image/avif'
}
