// `npm start` as people type it, from the key press to the line that says that the site is ready.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

// Without the step before it, which may install packages: a measurement must not change what it measures.
const NPM_START = ['npm', 'start', '--ignore-scripts']
const ROUNDS = Math.min(3, rounds(3))
const REST_MS = 2000

export async function measureStarts({ folder }) {
  const data = mkdtempSync(join(folder, 'empty-'))
  const first = await startSite(data, NPM_START)
  await first.stop()
  const again = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(data, NPM_START)
    await site.stop()
    again.push(site.seconds)
  }
  const site = await startSite(data)
  await fetch(`${site.url}/ar/`)
  await new Promise((resume) => setTimeout(resume, REST_MS))
  const memory = residentMegabytes(site.pid)
  await site.stop()
  return [
    { what: 'First `npm start`, built, no data: until ready', value: first.seconds, unit: 's', goal: { most: 8 } },
    { what: 'Every later `npm start`: until ready', value: median(again), unit: 's', goal: { most: 3 } },
    { what: 'Memory at rest, without the database', value: memory, unit: 'MB', goal: { most: 200 } },
  ]
}
