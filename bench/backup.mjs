// How long a backup and its way back take: a third of it database, the rest pictures, beside the site that runs.
import { spawn } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { atEnd } from '../scripts/endings.ts'
import { siteCommand } from '../scripts/processes/site-command.ts'
import { startSite } from '../scripts/start-site.mjs'
import { adminClient } from './admin-client.mjs'
import { copyVehicles, untilIndexed } from './many-cars.mjs'
import { residentMegabytes } from './process-usage.mjs'
import { rounds } from './size.ts'

/** `BACKUP_MB` makes another size. */
const WHOLE_MB = Number(process.env.BACKUP_MB ?? rounds(10_000))
const OF_DATABASE = 0.3
const BATCH_OF_CARS = rounds(50_000)
/** A large picture; noise, which nothing makes smaller, as little as a picture. */
const FILE_BYTES = 400_000
const IN_A_FOLDER = 1000
const MEMORY_POLL_MS = 250

export async function measureBackup({ data, folder, say }) {
  const site = await startSite(data)
  const { megabytes, cars } = await fillDatabase(data, WHOLE_MB * OF_DATABASE)
  await untilIndexed(site.url, cars)
  const files = Math.ceil(((WHOLE_MB - megabytes) * 1e6) / FILE_BYTES)
  writeFiles(join(data, 'media', 'originals'), files)
  const backup = join(folder, 'backup')
  const restored = join(folder, 'restored')
  const taken = await command(['backup', backup], data)
  await site.stop()
  const back = await command(['restore', backup], restored)
  say(`${megabytes.toFixed(0)} MB in the database, ${cars} cars, and ${files} files of ${FILE_BYTES / 1000} KB.\n${taken.said}${back.said}`)
  const again = await startSite(restored)
  await untilIndexed(again.url, cars)
  await again.stop()
  await Promise.all([rm(backup, { recursive: true }), rm(restored, { recursive: true })])
  const size = `${(WHOLE_MB / 1000).toLocaleString('en')} GB`
  return [
    { what: `Backup of ${size} beside a site that runs`, value: taken.seconds, unit: 's' },
    { what: 'Memory that it took at most', value: taken.memory, unit: 'MB' },
    { what: `Restore of ${size} into nothing`, value: back.seconds, unit: 's' },
    { what: 'Memory that it took at most, without the database', value: back.memory, unit: 'MB' },
    { what: `The first start of the restored site, ${cars.toLocaleString('en')} cars`, value: again.seconds, unit: 's' },
  ]
}

/** Copies cars until the database has so many megabytes. */
async function fillDatabase(data, wanted) {
  const database = await adminClient(data)
  const megabytes = async () => Number((await database.query('select pg_database_size(current_database()) / 1e6 as size')).rows[0].size)
  let copied = 0
  while ((await megabytes()) < wanted || copied === 0) {
    await copyVehicles(database, copied + BATCH_OF_CARS, copied)
    copied += BATCH_OF_CARS
  }
  const size = await megabytes()
  await database.end()
  return { megabytes: size, cars: copied }
}

function writeFiles(folder, count) {
  const bytes = Buffer.alloc(FILE_BYTES)
  for (let number = 0; number < count; number += 1) {
    const below = join(folder, `bench-${Math.floor(number / IN_A_FOLDER)}`)
    if (number % IN_A_FOLDER === 0) mkdirSync(below, { recursive: true })
    writeFileSync(join(below, `${number}.jpg`), randomFillSync(bytes))
  }
}

async function command(words, data) {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: data }
  const child = spawn(process.execPath, [...siteCommand, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  atEnd(() => child.kill())
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
  let memory = 0
  const watch = setInterval(() => {
    if (child.exitCode === null) memory = Math.max(memory, residentMegabytes(child.pid))
  }, MEMORY_POLL_MS)
  const [status] = await once(child, 'close')
  clearInterval(watch)
  if (status !== 0) throw new Error(`${words[0]} ended with ${status}: ${said}`)
  return { seconds: (performance.now() - began) / 1000, memory, said }
}
