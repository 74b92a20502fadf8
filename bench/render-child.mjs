// Draws one page many times and prints the processor milliseconds of each, user and system time of all threads.
import { build } from 'vite'

const [data, path] = process.argv.slice(2)
const WARM = 1500
const ROUNDS = 1500

await build({ logLevel: 'error', build: { ssr: 'bench/render-entry.ts', outDir: 'build/bench' } })
const { openDatabase, previewPage, readBuiltAssets, SiteSource } = await import('../build/bench/render-entry.js')

const log = { error: console.error, warn: () => undefined, info: () => undefined }
const database = await openDatabase({ url: undefined, folder: data, connections: 4, log })
const services = {
  database,
  log,
  clock: { now: () => new Date() },
  env: { PUBLIC_URL: 'http://localhost' },
  assets: readBuiltAssets('build/client', '/ar/'),
  site: new SiteSource(),
}

for (let round = 0; round < WARM; round += 1) await previewPage(services, path)
const before = process.cpuUsage()
for (let round = 0; round < ROUNDS; round += 1) await previewPage(services, path)
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ cpuMs: (user + system) / 1000 / ROUNDS }))
await database.db.$client.end()
