// What the parts around every page cost: the banner, measurement, conditions of content, quick actions, dialogs.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, loadConfigFromFile } from 'vite'
import { startSite, TOKEN } from '../scripts/start-site.mjs'
import { look, startBrowser, visit } from './visit.mjs'

/** Their code in the two scripts of every page. */
const modulesOfParts = [
  'src/domains/analytics/start-measuring.ts',
  'src/domains/consent/consent-now.ts',
  'src/domains/consent/google-consent.ts',
  'src/domains/consent/platform-banner.ts',
  'src/site/browser/errors/error-reports.ts',
  'src/site/browser/hold-tags.ts',
  'src/site/browser/islands/unmet-content.ts',
  'src/widgets/cookie-banner/browser.ts',
  'src/widgets/header/your-retailer.ts',
  'src/widgets/exit-popup/after-interaction.ts',
  'src/widgets/floating-action/after-interaction.ts',
  'src/widgets/video-modal/after-interaction.ts',
]

const off = {
  'consent.strategy': 'basic',
  cookie_consent: null,
  'general.fab': null,
  'general.exit_popup.allow_list': '',
  'general.back_button': null,
  'analytics.tag_manager_id': '',
  'analytics.visitor_speed': 'off',
}
const links = Array.from({ length: 5 }, (_, index) => ({ label: `رابط ${index + 1}`, link: '/about' }))
const on = {
  'consent.strategy': 'basic',
  cookie_consent: { title: 'ملفات تعريف الارتباط', text: 'نستخدم ملفات تعريف الارتباط لقياس زيارتك بعد موافقتك.' },
  'general.fab': { items: links },
  'general.exit_popup.allow_list': '*',
  'general.back_button': { pages: '*', label: 'رجوع', link: '/' },
  'analytics.tag_manager_id': 'GTM-BENCH1',
  'analytics.visitor_speed': 'after_consent',
}
const quickLinks = { 'general.fab': { items: links, isQuickLinks: true } }

const PAGES = [
  ['home', '/ar/'],
  ['about us', '/ar/about'],
]
const SETTLING_MS = 1500
const kinds = { JavaScript: /javascript/, CSS: /^text\/css/ }
/** A first touch of the page, beside everything that it has to press. */
const touch = (page) => page.evaluate(() => dispatchEvent(new Event('touchstart')))

export async function measureParts({ data, say }) {
  const shares = await sharesOfScripts()
  const rows = [
    { what: 'All parts: their JavaScript of every page, until the first interaction', value: shares.start, unit: 'KB' },
    { what: 'All parts: the same with what comes with the first interaction', value: shares.start + shares.afterInteraction, unit: 'KB', goal: { most: 3 } },
  ]
  const site = await startSite(data)
  const browser = await startBrowser()
  const without = await weights(site, browser, off)
  const all = await weights(site, browser, on)
  for (const [name] of PAGES) {
    for (const kind of Object.keys(without[name])) {
      rows.push({ what: `${name}, ${kind}: without the parts`, value: without[name][kind], unit: 'KB' })
      rows.push({ what: `${name}, ${kind}: with all of them`, value: all[name][kind], unit: 'KB' })
    }
  }
  for (const [label, settings] of [
    ['all parts', on],
    ['with quick links', quickLinks],
  ]) {
    await set(site, settings)
    for (const [name, path] of PAGES) {
      const { shift, largest, isBanner } = await look(browser, site.url + path, '#cookie-banner')
      rows.push({ what: `${name}, ${label}: layout shift`, value: shift, unit: '', goal: { most: 0 } })
      rows.push({ what: `${name}, ${label}: the banner is the largest paint (0 no, 1 yes)`, value: isBanner ? 1 : 0, unit: '', goal: { most: 0 } })
      say(`${name}, ${label}: the largest paint is ${largest}`)
    }
  }
  await browser.close()
  await site.stop()
  return rows
}

async function weights(site, browser, settings) {
  await set(site, settings)
  const pages = {}
  for (const [name, path] of PAGES) {
    await visit(browser, site.url + path)
    const sums = {}
    for (const [when, act] of [
      ['until the first interaction', null],
      ['after the first touch', touch],
    ]) {
      const { transfers } = await visit(browser, site.url + path, act)
      for (const [kind, type] of Object.entries(kinds)) {
        const bytes = transfers.filter((transfer) => type.test(transfer.type)).reduce((sum, transfer) => sum + transfer.bytes, 0)
        sums[`${kind} ${when}`] = bytes / 1000
      }
    }
    pages[name] = sums
  }
  return pages
}

async function set(site, settings) {
  for (const [key, value] of Object.entries(settings)) {
    const stored = value !== null && typeof value === 'object' ? JSON.stringify(value) : value
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
    const response = await fetch(`${site.url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key, value: stored }) })
    if (!response.ok) throw new Error(`${key}: ${response.status} ${await response.text()}`)
  }
  await new Promise((resume) => setTimeout(resume, SETTLING_MS))
}

/** How much smaller the scripts are, as brotli, when these modules do nothing. In KB. */
async function sharesOfScripts() {
  const whole = await builtScripts([])
  const rest = await builtScripts(modulesOfParts)
  return { start: (whole.start - rest.start) / 1000, afterInteraction: (whole.afterInteraction - rest.afterInteraction) / 1000 }
}

async function builtScripts(emptied) {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [emptyModules(emptied.map((path) => resolve(path))), ...config.plugins],
    build: { ...config.build, write: false },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const named = (name) => [...chunks.values()].find((chunk) => chunk.facadeModuleId === resolve(name))
  const before = withImports(named('src/site/browser/start.ts'), chunks)
  const after = withImports(named('src/site/browser/after-interaction.ts'), chunks).filter((chunk) => !before.includes(chunk))
  return { start: compressed(before), afterInteraction: compressed(after) }
}

function emptyModules(paths) {
  return {
    name: 'empty-modules',
    enforce: 'pre',
    load(id) {
      if (!paths.includes(id)) return undefined
      const exported = [...readFileSync(id, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
      return exported.map(([, name]) => `export const ${name} = () => undefined`).join('\n')
    },
  }
}

function withImports(chunk, chunks, known = []) {
  if (!chunk || known.includes(chunk)) return known
  known.push(chunk)
  for (const name of chunk.imports) withImports(chunks.get(name), chunks, known)
  return known
}

function compressed(chunks) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code, quality).length, 0)
}
