// What a first visit transfers, by kind.
import { startSite } from '../scripts/start-site.mjs'
import { furtherPages, measuredPages } from './browser-flags.mjs'
import { startBrowser, visit } from './visit.mjs'

const FORM = '/ar/form/1'
const kinds = { HTML: /^text\/html/, JavaScript: /javascript/, CSS: /^text\/css/, fonts: /^font\// }
const goals = {
  home: { JavaScript: 15, CSS: 15, fonts: 90 },
  model: { JavaScript: 15, CSS: 15, fonts: 90 },
  article: { JavaScript: 8, CSS: 15, fonts: 90 },
  list: { JavaScript: 15, CSS: 15, fonts: 90 },
  vehicle: { JavaScript: 15, CSS: 15, fonts: 90 },
}

/** JavaScript once the visitor has interacted, in KB. */
const MOST_AFTER = 75
/** A first touch of the page, beside everything that it has to press. */
const touch = (page) => page.evaluate(() => dispatchEvent(new Event('touchstart')))

export async function measureWeight({ data, say }) {
  const site = await startSite(data)
  const browser = await startBrowser()
  const rows = []
  for (const { name, path } of measuredPages) {
    // The first visit has the page compressed in haste; every later one gets the smallest form.
    await visit(browser, site.url + path)
    const { transfers } = await visit(browser, site.url + path)
    for (const [kind, type] of Object.entries(kinds)) {
      const most = goals[name][kind]
      const answers = transfers.filter((transfer) => type.test(transfer.type))
      const value = kilobytes(answers, 'bytes')
      rows.push({ what: `First visit, ${name}: ${kind}`, value, unit: 'KB', ...(most ? { goal: { most } } : {}) })
    }
    const scripts = transfers.filter(({ type }) => kinds.JavaScript.test(type))
    rows.push({ what: `First visit, ${name}: headers of its ${scripts.length} scripts, in that`, value: kilobytes(scripts, 'headerBytes'), unit: 'KB' })
    const after = (await visit(browser, site.url + path, touch)).transfers.filter(({ type }) => kinds.JavaScript.test(type))
    rows.push({ what: `First visit, ${name}: JavaScript after the first touch`, value: kilobytes(after, 'bytes'), unit: 'KB', goal: { most: MOST_AFTER } })
    say(`\n${name}, every script, after the first touch:\n${listOf(after)}`)
  }
  rows.push(...(await furtherWeights(browser, site.url)))
  rows.push(...(await formWeights(browser, site.url, say)))
  await browser.close()
  await site.stop()
  return rows
}

/** A visit that only reads, of pages of every other kind. */
async function furtherWeights(browser, url) {
  const rows = []
  for (const { name, path } of furtherPages) {
    await visit(browser, url + path)
    const { transfers } = await visit(browser, url + path)
    for (const kind of ['JavaScript', 'CSS']) {
      const value = kilobytes(
        transfers.filter(({ type }) => kinds[kind].test(type)),
        'bytes',
      )
      rows.push({ what: `First visit, ${name}: ${kind}`, value, unit: 'KB', goal: { most: 15 } })
    }
  }
  return rows
}

/** What a page with a form costs before anybody touches it, once a field is touched, and once that is the field of a phone. */
async function formWeights(browser, url, say) {
  const acts = [
    ['before the first touch', null],
    ['after the first touch', (page) => page.locator('main form input[type=text]').first().focus()],
    ['after the phone field was touched as well', (page) => page.locator('main form input[type=tel]').first().focus()],
  ]
  const rows = []
  for (const [when, act] of acts) {
    await visit(browser, `${url}${FORM}`, act)
    const { transfers } = await visit(browser, `${url}${FORM}`, act)
    const scripts = transfers.filter(({ type }) => kinds.JavaScript.test(type))
    rows.push({ what: `Page with a form: JavaScript ${when}`, value: kilobytes(scripts, 'bytes'), unit: 'KB' })
    say(`\nform, ${when}, every script:\n${listOf(scripts)}`)
  }
  return rows
}

function kilobytes(transfers, part) {
  return transfers.reduce((sum, transfer) => sum + transfer[part], 0) / 1000
}

/** Heaviest first, with its bytes on the wire. */
function listOf(scripts) {
  const sorted = scripts.toSorted((a, b) => b.bytes - a.bytes)
  return sorted.map(({ url, bytes }) => `  ${String(bytes).padStart(7)}  ${new URL(url).pathname}`).join('\n')
}
