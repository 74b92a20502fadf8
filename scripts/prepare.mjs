// Installs what package-lock.json asks for when it is not there yet. Runs on any Node from 20 on, before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runToEnd } from './processes/run-to-end.mjs'

const MARK = 'node_modules/.maarad-installed'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== lock) {
  const started = performance.now()
  process.stdout.write('  Installing packages (once) ... ')
  const { code, output } = await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  if (code !== 0) {
    process.stdout.write('failed\n')
    process.stderr.write(`${output}\n`)
    process.exit(1)
  }
  writeFileSync(MARK, lock)
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
