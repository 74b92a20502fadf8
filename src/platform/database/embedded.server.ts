import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries, type PostgresBinaries } from './embedded-binaries.server.ts'
import { type Launch, launchFor } from './unprivileged.server.ts'

const run = promisify(execFile)
const PASSWORD_FILE = 'maarad-password'
const START_ATTEMPTS = 5
const START_PAUSE_MS = 1000

export type EmbeddedServer = {
  url: string
  /** Restarts it at the same address if it died. */
  revive: () => Promise<void>
  /** Shuts the server down cleanly. Call it only when nobody else is connected. */
  stop: () => Promise<void>
}

/**
 * The process's own PostgreSQL under `folder`: created when missing, joined when it already runs (started by another of our
 * processes, or left behind by a killed one), started otherwise. Listens on 127.0.0.1 only, on a free port.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedServer> {
  await mkdir(folder, { recursive: true })
  const binaries = await findBinaries()
  const launch = launchFor([binaries.postgres, join(folder, 'pg')])
  const cluster = join(folder, 'pg')
  if (!existsSync(cluster)) await initialise(cluster, binaries, launch)
  const port = (await runningPort(cluster)) ?? (await start(cluster, binaries, launch))
  const password = (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim()
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    revive: async () => {
      const runningAt = (await runningPort(cluster)) ?? (await start(cluster, binaries, launch, port))
      if (runningAt !== port) throw new Error(`the embedded PostgreSQL moved from port ${port} to ${runningAt}: start this process again`)
    },
    stop: () => control(binaries, launch, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '8']),
  }
}

/** Creates the cluster in a temporary folder and renames it, so that a kill half way leaves no broken cluster. */
async function initialise(cluster: string, binaries: PostgresBinaries, launch: Launch): Promise<void> {
  const draft = `${cluster}.init-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  launch.own(draft)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  launch.own(passwordFile)
  try {
    const args = ['-D', draft, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
    const [command, rest] = launch.command(binaries.initdb, args)
    await run(command, rest, launch.ids)
    await rename(passwordFile, join(draft, PASSWORD_FILE))
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    // Two processes may start at once on an empty folder: the first rename wins, the other joins.
    if (!existsSync(cluster)) throw error
  }
}

async function start(cluster: string, binaries: PostgresBinaries, launch: Launch, knownPort?: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = knownPort ?? (await freePort())
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
    try {
      await control(binaries, launch, ['start', '-D', cluster, '-l', join(cluster, 'server.log'), '-w', '-t', '60', '-o', options])
      return port
    } catch (error) {
      // Another process may be starting it, or a killed server may still be in the process table.
      const other = await runningPort(cluster)
      if (other) return other
      if (attempt === START_ATTEMPTS) {
        // Without its log, the fault is told without its last lines.
        const log = await readFile(join(cluster, 'server.log'), 'utf8').catch(() => '')
        throw new Error(`The embedded PostgreSQL did not start. ${log.split('\n').slice(-8).join('\n')}`, { cause: error })
      }
      await new Promise((resume) => setTimeout(resume, START_PAUSE_MS))
    }
  }
}

/** The port in postmaster.pid (its fourth line), if the process on its first line is alive and the port answers. */
async function runningPort(cluster: string): Promise<number | undefined> {
  // Without the file no server runs.
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port, status] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim()]
  // The file outlives a killed server, and another program may have the process id by now.
  return pid && port && status === 'ready' && isAlive(pid) && (await answers(port)) ? port : undefined
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs pg_ctl outside this process's group, so that Ctrl+C reaches the site first and the database last. */
function control(binaries: PostgresBinaries, launch: Launch, args: string[]): Promise<void> {
  const [command, rest] = launch.command(binaries.pg_ctl, args)
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { ...launch.ids, stdio: 'ignore', detached: true })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with ${code}`))))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
