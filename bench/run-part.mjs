// One part of the bench in a process of its own: `node bench/run-part.mjs <part> <folder> <file>` writes its rows and what it has to say as JSON into the file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAll } from '../scripts/endings.ts'
import { parts } from './parts-of-bench.mjs'

const [name, folder, file] = process.argv.slice(2)
const findings = []
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(1))

try {
  mkdirSync(folder, { recursive: true })
  const rows = await parts[name]({ folder, data: join(folder, 'data'), say: (text) => findings.push(text) })
  writeFileSync(file, JSON.stringify({ rows, findings }))
  await end(0)
} catch (error) {
  console.error(`${findings.join('\n')}\n${error.stack ?? error}`)
  await end(1)
}

async function end(code) {
  await endAll()
  process.exit(code)
}
