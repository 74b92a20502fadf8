// Everything that must hold before a change lands, each step with its time; `--without-browser` leaves the browser tests out, `--all` tries every combination
// of pages, themes, widths and payment services instead of one of each kind, and holds the drills of a release.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { build } from './build.mjs'
import { findChromium } from './find-chromium.mjs'
import { sayFailure } from './say-failure.ts'

const isAll = process.argv.includes('--all')
const isShort = process.argv.includes('--without-browser')
if (isAll) process.env.TEST_ALL = '1'
const node = process.execPath
const bin = (name) => `node_modules/.bin/${name}`

const totals = []
const started = performance.now()

await run('generated files', [node, 'scripts/gen.mjs', '--check'])
// Each of these keeps one core busy, and most machines have two.
await Promise.all([
  run('types', [node, 'node_modules/typescript-native/bin/tsc', '--noEmit']),
  runInTurn([
    ['lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']],
    ['boundaries', [node, 'scripts/check-boundaries.mjs']],
    ['dead code', [bin('knip')]],
    ['code that only tests use', [bin('knip'), '--production']],
  ]),
])
await run('unit and database tests', [bin('vitest'), 'run'])
if (isShort) await lookForFlaws()
else {
  const chromium = findChromium()
  if (!chromium) {
    console.error('\nThe browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM.')
    process.exit(1)
  }
  process.env.CHROMIUM = chromium
  console.log('\n== build')
  await build()
  await lookForFlaws()
  await run('every part of the bench, in small', [node, 'bench/bench.mjs', isAll ? '--smoke=all' : '--smoke'])
  await run('browser tests', [bin('playwright'), 'test'])
  // The build before the newest step of the schema on the schema of now, the archive of a release, and every bad night of the runbook.
  if (isAll) await run('drills of operation', [bin('vitest'), 'run', '--config', 'tests/attack/vitest.config.ts', 'tests/attack/operation'])
}

console.log(`\nAll passed in ${seconds(started)}:`)
for (const line of totals) console.log(`  ${line}`)
if (isAll) {
  const { leftOut } = await import('../tests/support/runner/left-out.ts')
  console.log(
    leftOut.length === 0 ? 'No drill, no check and no engine was left out.' : `Left out, since a program or a right is missing: ${leftOut.join(', ')}.`,
  )
}

/** After the build, whose packages count. */
function lookForFlaws() {
  return run('known flaws of packages', [node, 'scripts/release/audit.mjs', ...(isAll ? [] : ['--tell'])])
}

async function runInTurn(steps) {
  for (const [name, command] of steps) await run(name, command)
}

/** Runs a step and prints what it said once it has ended, so that steps that run together do not mix. One that fails ends everything. */
async function run(name, [command, ...args]) {
  const began = performance.now()
  const child = spawn(command, args, { shell: process.platform === 'win32', env: { ...process.env, FORCE_COLOR: '0' } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [status, signal] = await once(child, 'close')
  const output = stripVTControlCharacters(said)
  process.stdout.write(`\n== ${name}\n${output.replace(/^npm warn.*\n/gm, '')}`)
  if (status !== 0) {
    console.error(`\n${name}: ${signal ? `was ended by ${signal}` : 'failed'} after ${seconds(began)}`)
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
