import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../scripts/endings.ts'

/** A part that takes longer hangs; the longest, everything together, takes ten minutes, and as long again on a slow machine for what it has to write before. */
const LONGEST_MS = 35 * 60_000
const LAST_WORDS = 600

/**
 * Runs one part of the bench on the checkout in `place`, with its data below `folder`. Gives its rows, each with the load average of its minutes, and what it said.
 * A part that fails or hangs is one row that says so: it takes no figure of another part with it.
 */
export async function measurePart(name, { place, folder }) {
  const file = join(folder, `${name}.json`)
  rmSync(file, { force: true })
  const child = spawn(process.execPath, ['bench/run-part.mjs', name, folder, file], { cwd: place, stdio: ['ignore', 'inherit', 'pipe'], detached: true })
  const stop = () => child.exitCode === null && child.signalCode === null && process.kill(-child.pid, 'SIGTERM')
  atEnd(stop)
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    stop()
  }, LONGEST_MS)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-20_000)))
  const [status] = await once(child, 'close')
  clearTimeout(late)
  const load = loadavg()[0]
  if (status === 0 && existsSync(file)) {
    const { rows, findings } = JSON.parse(readFileSync(file, 'utf8'))
    return { rows: rows.map((row) => ({ ...row, part: name, load })), findings }
  }
  const why = isLate ? `not ready after ${LONGEST_MS / 60_000} minutes` : (said.match(/^\w*Error: .*$/m)?.[0] ?? `ended with ${status}`)
  return { rows: [{ what: `Part ${name}`, failure: why, part: name, load }], findings: [`\n${name} failed:\n${said.trim().slice(-LAST_WORDS)}`] }
}
