// Measures the site against its budgets in one run and prints one table. `--only=cached,weight` runs parts, `--against=<commit>` measures that commit beside this one,
// part by part in turns, `--smoke` runs the parts that need no browser in small, to show that they still measure, and `--smoke=all` the others as well, `--write` puts the table into docs/performance.md. Everything stays on the loopback and in a folder of its own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { endAll } from '../scripts/endings.ts'
import { machine } from './machine.mjs'
import { measurePart } from './measure-part.mjs'
import { checkOut } from './other-commit.ts'
import { namedParts, parts, quickParts } from './parts-of-bench.mjs'
import { tableOf, withBefore, withMeasured } from './table.ts'

const DOCUMENT = 'docs/performance.md'

const smoke = process.argv.includes('--smoke') ? 'quick' : argument('smoke')
if (smoke) process.env.BENCH_SMOKE = '1'
const wanted = wantedParts()
const against = argument('against')
await build()
const surroundings = machine()
const folder = mkdtempSync(join(tmpdir(), 'maarad-bench-'))
const findings = []
let ending
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(1))

try {
  const other = against ? checkOut(against, folder) : null
  const rows = []
  for (const name of wanted) rows.push(...(await measured(name, other)))
  if (smoke) reportFailures(rows)
  else report(rows, other)
  await end(rows.some(({ failure }) => failure) ? 1 : 0)
} catch (error) {
  console.error(`${findings.join('\n')}\n\n${error.stack ?? error}`)
  await end(1)
}

function argument(name) {
  return process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3)
}

function wantedParts() {
  const names = argument('only')?.split(',') ?? (smoke === 'quick' ? quickParts : Object.keys(parts).filter((name) => smoke || !namedParts.includes(name)))
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length === 0) return names
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

async function measured(name, other) {
  const began = performance.now()
  process.stdout.write(`  Measuring ${name} ... `)
  const before = other ? await measurePart(name, { place: other.place, folder: join(folder, 'data-against') }) : null
  const now = await measurePart(name, { place: process.cwd(), folder: join(folder, 'data') })
  findings.push(...now.findings)
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s${now.rows.some(({ failure }) => failure) ? ', FAILED' : ''}\n`)
  return before ? withBefore(now.rows, before.rows) : now.rows
}

/** Figures of a smoke run mean nothing, so it says what failed and nothing else. */
function reportFailures(rows) {
  const failed = rows.filter(({ failure }) => failure)
  console.log(failed.length === 0 ? `\n${wanted.length} parts ended with ${rows.length} rows.` : `${findings.join('\n')}\n\n${tableOf(failed)}`)
}

function report(rows, other) {
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ')
  const lines = [...surroundings, `- \`${command}\`${other ? `; “before” is ${other.short}, measured in turns with this commit` : ''}`]
  const text = [lines.join('\n'), tableOf(rows)].join('\n\n')
  console.log(`${findings.join('\n')}\n\n${text}\n`)
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, withMeasured(readFileSync(DOCUMENT, 'utf8'), text))
}

// What fails while everything is being ended fails because of that.
function end(code) {
  ending ??= endAll().then(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code)
  })
  return ending
}
