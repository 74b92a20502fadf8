import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runner = new URL('./run-to-end.mjs', import.meta.url).href

/** A process of its own that runs this script by `runToEnd` and prints what came of it. */
function aRunner(script: string) {
  const code = `
    import { runToEnd } from ${JSON.stringify(runner)}
    const { code, output } = await runToEnd(process.execPath, ['-e', ${JSON.stringify(script)}])
    console.log(JSON.stringify([code, output]))`
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // There is no such process.
  }
}

test('gives the code and all that was written', async () => {
  const child = aRunner(`console.log('one'); console.error('two'); process.exitCode = 3`)
  const [piece] = await once(child.stdout, 'data')
  expect(JSON.parse(String(piece))).toEqual([3, expect.stringMatching(/one\n/)])
})

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends what runs, with all that it started, before the runner', async (signal, code) => {
  const folder = await mkdtemp(join(tmpdir(), 'maarad-runner-'))
  const note = join(folder, 'pids')
  const child = aRunner(`
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    require('node:fs').writeFileSync(${JSON.stringify(`${note}.new`)}, process.pid + ' ' + pid)
    require('node:fs').renameSync(${JSON.stringify(`${note}.new`)}, ${JSON.stringify(note)})
    setInterval(() => {}, 1000)`)
  const ended = once(child, 'close')
  await expect.poll(() => existsSync(note), { timeout: 20_000 }).toBe(true)
  const pids = readFileSync(note, 'utf8').split(' ').map(Number)
  child.kill(signal)
  expect(await ended).toEqual([code, null])
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
