// Everything that must hold before a change lands, each step with its time; `--without-browser` leaves the browser tests out.
import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { build } from './build.mjs'
import { findChromium } from './find-chromium.mjs'
import { sayFailure } from './say-failure.ts'

const isShort = process.argv.includes('--without-browser')
const node = process.execPath
const bin = (name) => `node_modules/.bin/${name}`

const steps = [
  ['generated files', [node, 'scripts/gen.mjs', '--check']],
  ['types', [node, 'node_modules/typescript/bin/tsc', '--noEmit']],
  ['lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']],
  ['boundaries', [node, 'scripts/check-boundaries.mjs']],
  ['dead code', [bin('knip')]],
  ['code that only tests use', [bin('knip'), '--production']],
  ['unit and database tests', [bin('vitest'), 'run']],
]
const totals = []
const started = performance.now()

for (const [name, command] of steps) run(name, command)
if (!isShort) {
  const chromium = findChromium()
  if (!chromium) {
    console.error('\nThe browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM.')
    process.exit(1)
  }
  process.env.CHROMIUM = chromium
  console.log('\n== build')
  await build()
  run('browser tests', [bin('playwright'), 'test'])
}

console.log(`\nAll passed in ${seconds(started)}:`)
for (const line of totals) console.log(`  ${line}`)

function run(name, [command, ...args]) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const result = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32', env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: 1e9 })
  const output = stripVTControlCharacters(`${result.stdout}${result.stderr}`)
  process.stdout.write(output.replace(/^npm warn.*\n/gm, ''))
  if (result.status !== 0) {
    const how = result.signal ? `was ended by ${result.signal}` : 'failed'
    console.error(`\n${name}: ${how} after ${seconds(began)}`)
    for (const line of sayFailure(output)) console.error(`  ${line}`)
    process.exit(1)
  }
  totals.push(`${name}: ${[totalOf(output), seconds(began)].filter(Boolean).join(', ')}`)
}

function totalOf(output) {
  const vitest = output.match(/Tests\s+(.*\d+ passed.*)/)?.[1]
  // A test that passed at its second try only is a bug to look for.
  const playwright = [...output.matchAll(/^\s+(\d+ (?:passed|flaky)).*$/gm)].map(([, count]) => count).join(', ')
  return (vitest ?? playwright ?? '').trim()
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
