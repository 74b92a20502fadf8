import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
const started: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maarad-run-'))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A process that starts as the site does, with its own PostgreSQL, and says `begins` and `opened` on the way; `then` is the rest of its start. */
function aStart(then: string): { says: (word: string) => Promise<void>; signal: (signal: NodeJS.Signals) => void; ended: Promise<unknown[]> } {
  const program = `
    import { openDatabase } from './src/platform/database/database.server.ts'
    import { runProcess } from './src/server/run-process.server.ts'
    const log = { error() {}, warn() {}, info() {} }
    await runProcess({ tell: () => {}, textOf: String, start: async (onDatabase) => {
      console.log('begins')
      const database = await openDatabase({ url: undefined, folder: ${JSON.stringify(folder)}, connections: 3, log })
      onDatabase(database)
      console.log('opened')
      ${then}
    } })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  let output = ''
  const hearers = new Set<() => void>()
  child.stdout.on('data', (piece: Buffer) => {
    output += piece
    for (const hear of hearers) hear()
  })
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      const hear = () => output.includes(word) && resolve()
      hearers.add(hear)
      hear()
    })
  return { says, signal: (signal) => void child.kill(signal), ended: once(child, 'close') }
}
const isRunning = () => existsSync(join(folder, 'pg', 'postmaster.pid'))
const PATIENCE_MS = 60_000
const works = `await database.db.$client.query('select pg_sleep(14)'); return new Promise(() => setInterval(() => {}, 1000))`

test('a signal while the database is being made and opened ends it as soon as it is', { timeout: PATIENCE_MS }, async () => {
  const { says, signal, ended } = aStart(works)
  await says('begins')
  signal('SIGTERM')
  signal('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect([existsSync(join(folder, 'pg')), isRunning()]).toEqual([true, false])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s while the start works with the database cuts that off and leaves no server behind',
  { timeout: PATIENCE_MS },
  async (name) => {
    const { says, signal, ended } = aStart(works)
    await says('opened')
    expect(isRunning()).toBe(true)
    signal(name)
    expect(await ended).toEqual([0, null])
    expect(isRunning()).toBe(false)
  },
)

test('a start that fails leaves no server behind either, and ends with 1', { timeout: PATIENCE_MS }, async () => {
  const { ended } = aStart(`throw new Error('the port is taken')`)
  expect(await ended).toEqual([1, null])
  expect(isRunning()).toBe(false)
})
