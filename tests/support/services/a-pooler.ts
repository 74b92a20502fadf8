import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchFor } from '#platform/database/unprivileged.server.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'

/** PgBouncer of the machine; undefined where there is none. */
export const pgbouncer = findProgram('pgbouncer')

type Kind = { mode: 'transaction' | 'session'; most: number }
export type RunningPooler = {
  /** The address of the same database by the pooler. */
  url: string
  /** Ends it at once, and all of its connections. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** PgBouncer before a server of this machine, by the file of `deploy/` with another address, mode and number of connections. */
export async function aPooler(server: string, { mode, most }: Kind): Promise<RunningPooler> {
  const { hostname, port: ofServer, username, password, pathname } = new URL(server)
  const folder = mkdtempSync(join(tmpdir(), 'maarad-pooler-'))
  const launch = launchFor([tmpdir()])
  const port = await freePort()
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    launch.own(path)
    return path
  }
  const users = file('users.txt', `"${username}" "${password}"\n`)
  const name = pathname.slice(1)
  const replace: readonly [RegExp, string][] = [
    [/^maarad = .*?(?=connect_query)/m, `${name} = host=${hostname} port=${ofServer} dbname=${name} `],
    [/^listen_port = .*/m, `listen_port = ${port}`],
    [/^auth_file = .*/m, `auth_file = ${users}`],
    [/^pool_mode = .*/m, `pool_mode = ${mode}`],
    [/^default_pool_size = .*/m, `default_pool_size = ${most}`],
  ]
  const example = readFileSync('deploy/database/pgbouncer.ini', 'utf8')
  const settings = file(
    'pgbouncer.ini',
    replace.reduce((text, [from, to]) => text.replace(from, to), example),
  )
  launch.own(folder)
  let child: ChildProcess | undefined
  const start = async () => {
    const [command, args] = launch.command(pgbouncer ?? '', ['--quiet', settings])
    const started = spawn(command, args, { ...launch.ids, stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    let output = ''
    started.stderr.on('data', (text) => (output += text))
    while (!(await answers(port))) {
      if (started.exitCode !== null) throw new Error(`PgBouncer ended with ${started.exitCode}: ${output}`)
      await pause(50)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  const address = new URL(server)
  address.port = String(port)
  return {
    url: address.href,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
