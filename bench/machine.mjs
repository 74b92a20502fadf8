import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { readFileSync } from 'node:fs'
import { findChromium } from '../scripts/find-chromium.mjs'

/** Where and with what was measured, as lines of a list. Take it before the run: it tells what else kept the machine busy. */
export function machine() {
  const cores = cpus()
  const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`
  return [
    `- ${new Date().toISOString().slice(0, 10)}, ${cores.length} cores (${cores[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory; ${loadBefore(cores.length)}`,
    `- Node ${process.versions.node}, ${browserVersion()}, ${['react', 'hono', 'vite', 'lighthouse'].map(version).join(', ')}`,
  ]
}

function browserVersion() {
  const chromium = findChromium()
  if (!chromium) return 'no Chromium'
  const printed = execFileSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return printed.match(/\w+ [\d.]+/)?.[0] ?? printed.trim()
}

function loadBefore(cores) {
  const [lastMinute = 0] = loadavg()
  const warning = lastMinute > cores / 2 ? ': other work was running, so times and rates are not to be relied on' : ''
  return `load before the run ${lastMinute.toFixed(2)}${warning}`
}
