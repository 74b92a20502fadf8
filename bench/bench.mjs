// Measures the site against its budgets in one run and prints one table. `--only=cached,weight` runs parts, `--write` puts the
// table into docs/performance.md. Everything stays on the loopback and in a folder of its own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { endAll } from '../scripts/endings.mjs'
import { machine } from './machine.mjs'
import { tableOf, withMeasured } from './table.ts'

const DOCUMENT = 'docs/performance.md'
const LONGEST_MS = 8 * 60_000
const parts = {
  starts: async (run) => (await import('./starts.mjs')).measureStarts(run),
  cached: async (run) => (await import('./cached.mjs')).measureCached(run),
  render: async (run) => (await import('./render.mjs')).measureRender(run),
  uncached: async (run) => (await import('./uncached.mjs')).measureUncached(run),
  stock: async (run) => (await import('./stock-list.mjs')).measureStockList(run),
  feed: async (run) => (await import('./feed-import.mjs')).measureFeedImport(run),
  forms: async (run) => (await import('./leads.mjs')).measureLeads(run),
  deliveries: async (run) => (await import('./deliveries.mjs')).measureDeliveries(run),
  orders: async (run) => (await import('./orders.mjs')).measureOrders(run),
  publish: async (run) => (await import('./publish.mjs')).measurePublish(run),
  editor: async (run) => (await import('./editor.mjs')).measureEditor(run),
  weight: async (run) => (await import('./weight.mjs')).measureWeight(run),
  blocks: async (run) => (await import('./every-block.mjs')).measureEveryBlock(run),
  parts: async (run) => (await import('./parts.mjs')).measureParts(run),
  tap: async (run) => (await import('./first-tap.mjs')).measureFirstTap(run),
  lighthouse: async (run) => (await import('./lighthouse.mjs')).measureLighthouse(run),
}

const wanted = wantedParts()
await build()
const surroundings = machine()
const folder = mkdtempSync(join(tmpdir(), 'maarad-bench-'))
const findings = []
let ending
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(new Error(`ended by ${signal}`)))
setTimeout(() => void end(new Error(`not ready after ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS).unref()

try {
  const rows = []
  for (const name of wanted) rows.push(...(await timed(name)))
  report(rows)
  await end()
} catch (error) {
  await end(error)
}

function wantedParts() {
  const only = process.argv.find((argument) => argument.startsWith('--only='))
  const names = only ? only.slice('--only='.length).split(',') : Object.keys(parts)
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length === 0) return names
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

async function timed(name) {
  const began = performance.now()
  process.stdout.write(`  Measuring ${name} ... `)
  const rows = await parts[name]({ folder, data: join(folder, 'data'), say: (text) => findings.push(text) })
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`)
  return rows
}

function report(rows) {
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ')
  const measured = [[...surroundings, `- \`${command}\``].join('\n'), tableOf(rows)].join('\n\n')
  console.log(`${findings.join('\n')}\n\n${measured}\n`)
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, withMeasured(readFileSync(DOCUMENT, 'utf8'), measured))
}

// What fails while everything is being ended fails because of that.
function end(error) {
  ending ??= endOnce(error)
  return ending
}

async function endOnce(error) {
  if (error) console.error(`${findings.join('\n')}\n\n${error.stack ?? error}`)
  await endAll()
  rmSync(folder, { recursive: true, force: true })
  process.exit(error ? 1 : 0)
}
