// Measures the search of the stock: page, facets, bounds and reach, by the column index and by SQL, over growing stocks in a
// database of its own. `--million` adds a stock of a million vehicles, `--only=index` leaves SQL out. The figures are printed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateVehicles } from '../demo/stock/generate-vehicles.ts'
import { importVehicles, openStockIndex, seedListings, sqlStockSearch } from '../src/domains/stock/index.server.ts'
import { openDatabase } from '../src/platform/database/database.server.ts'
import { migrateDatabase } from '../src/platform/database/migrate.server.ts'
import { atEnd, endAll } from '../scripts/endings.ts'
import { percentile, threeDigits } from './numbers.ts'

const SIZES = [1000, 10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
const withSql = !process.argv.includes('--only=index')
const LOADED_AT_ONCE = 20_000
const CONNECTIONS = 4
const sorts = ['createdAtDesc', 'priceAsc', 'priceDesc', 'mileageAsc', 'productionYearDesc', 'status']

/** What visitors ask: nothing, a few things, many things; amounts and pages differ from one question to the next. */
const questions = {
  'no filter': () => ({}),
  'one filter': (turn) => ({ states: [['new'], ['used'], ['approved']][turn % 3] }),
  'three filters': (turn) => ({
    models: [
      ['Range Rover', 'Defender 110', 'F-Pace'],
      ['Discovery', 'XF', 'Range Rover Sport'],
    ][turn % 2],
    display_price: { from: 150_000 + (turn % 40) * 2500, to: 500_000 },
    transmissions: ['automatic'],
  }),
  'seven filters': (turn) => ({
    brands: ['Land Rover'],
    states: ['new', 'approved'],
    statuses: ['stock', 'available_soon'],
    engine_types: ['petrol'],
    colors: ['black', 'white', 'grey'],
    production_year: { from: 2021 },
    display_price: { from: 100_000, to: 350_000 + (turn % 40) * 2500 },
  }),
}

const log = { error: console.error, warn: console.warn, info: () => undefined }
const folder = mkdtempSync(join(tmpdir(), 'maarad-bench-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void endAll().then(() => process.exit(1)))

try {
  await measure()
} finally {
  await endAll()
}

const readPriceBasis = async () => ({ taxIncluded: true, priceOnRequestOptions: ['cash'], siteCurrency: 'AED', factors: [['AED', 1]] })

async function measure() {
  const database = await openDatabase({ url: undefined, folder, connections: CONNECTIONS, log })
  atEnd(() => database.close())
  await migrateDatabase(database.url, 'db/migrations')
  const { db } = database
  // Each connection of the pool has the limit of a site, which a million vehicles by SQL would pass.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => db.$client.query(`set statement_timeout = '10min'`)))
  const ctx = { db, log, clock: { now: () => new Date() }, staff: { id: 'system:bench', name: 'bench', role: 'admin' } }
  await seedListings(ctx, { listings: [{ key: 'all', name: 'all', currency: 'AED', membership: 'filtered', filters: {} }], configs: [] })
  let loaded = 0
  for (const size of SIZES) {
    for (; loaded < size; loaded += Math.min(LOADED_AT_ONCE, size - loaded)) {
      await importVehicles(ctx, [...generateVehicles({ count: Math.min(LOADED_AT_ONCE, size - loaded), from: loaded + 1 })])
    }
    await db.$client.query('analyze vehicle')
    const began = performance.now()
    const index = await openStockIndex({ db, log, readPriceBasis })
    const built = performance.now() - began
    const { bytes } = index.figures()
    console.log(`\n${size.toLocaleString('en')} vehicles: index built in ${threeDigits(built)} ms, ${threeDigits(bytes / 2 ** 20)} MB`)
    await report('column index', index, size > 100_000 ? 200 : 1000)
    await reportPatch(ctx, index)
    if (withSql) await report('SQL', sqlStockSearch(db, readPriceBasis), size > 100_000 ? 4 : size > 10_000 ? 24 : 60)
    index.close()
  }
}

async function report(name, stock, turns) {
  for (const [question, filtersOf] of Object.entries(questions)) {
    const ask = (turn) => stock.search('all', { filters: filtersOf(turn), sort: sorts[turn % sorts.length], page: 1 + (turn % 5), items: 12 })
    for (let turn = 0; turn < turns / 4; turn += 1) await ask(turn)
    const times = []
    const before = process.cpuUsage()
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now()
      await ask(turn)
      times.push(performance.now() - began)
    }
    const { user, system } = process.cpuUsage(before)
    const processor = name === 'SQL' ? '' : `, processor ${threeDigits((user + system) / 1000 / turns)} ms`
    console.log(
      `  ${name.padEnd(13)} ${question.padEnd(14)} p50 ${threeDigits(percentile(times, 0.5))} ms, p99 ${threeDigits(percentile(times, 0.99))} ms${processor}`,
    )
  }
}

async function reportPatch(ctx, index) {
  await ctx.db.$client.query(`update vehicle set version = version + 1 where id = 7`)
  const began = performance.now()
  await index.refresh()
  console.log(`  column index  one change     ${threeDigits(performance.now() - began)} ms`)
}
