import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { launchFor } from '#platform/database/unprivileged.server.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'

const [patroni, etcd] = [findProgram('patroni'), findProgram('etcd')]
/** PostgreSQL of the machine; what Patroni runs. */
const programs = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`).find((folder) => existsSync(join(folder, 'postgres')))

/** Whether the machine has what {@link aCluster} takes. */
export const hasPatroni = patroni !== undefined && etcd !== undefined && programs !== undefined

const PASSWORD = 'a-password-of-tests'
const PATIENCE_MS = 90_000

type Member = { port: number; api: string; data: string; child: ChildProcess }
type Cluster = {
  /** An address of both members. */
  url: string
  /** The address of the one that leads. */
  leader: () => Promise<string>
  /** Waits until one leads and the other has all that is acknowledged. */
  untilWhole: () => Promise<void>
  /** Ends the leading server and its Patroni at once, as when their machine is gone; gives the moment, by `performance.now`. */
  killLeader: () => Promise<number>
  stop: () => Promise<void>
}

/** Two servers whose failover Patroni decides by way of etcd, by the file of `deploy/` with other addresses. Whatever is acknowledged is on both. */
export async function aCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'maarad-cluster-'))
  const launch = launchFor([tmpdir()])
  launch.own(folder)
  const children: ChildProcess[] = []
  const run = (program: string | undefined, args: string[]) => {
    const [command, rest] = launch.command(program ?? '', args)
    const child = spawn(command, rest, { ...launch.ids, cwd: folder, stdio: 'ignore', env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } })
    children.push(child)
    return child
  }
  const stop = async () => {
    // Members first: they tell etcd that they go.
    for (const child of children.toReversed()) await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const members: Member[] = []
  const memberThat = async (is: 'leader' | 'sync') => {
    for (const member of members) if (await answers(`${member.api}/${is}`)) return member
    throw new Error(`no member is ${is}`)
  }
  try {
    const [client, peer] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
    run(etcd, [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
    ])
    await until(() => answers(`${client}/health`))
    for (const name of ['one', 'two']) {
      const [port, apiPort, own] = [await freePort(), await freePort(), join(folder, name)]
      mkdirSync(own)
      launch.own(own)
      const [settings, data, api] = [join(own, 'patroni.yaml'), join(own, 'data'), `http://127.0.0.1:${apiPort}`]
      writeFileSync(settings, stringify(settingsOf({ name, port, apiPort, own, data, etcdHost: new URL(client).host })))
      launch.own(settings)
      members.push({ port, api, data, child: run(patroni, [settings]) })
      // The first makes the cluster, the second copies it.
      await until(() => answers(`${api}/health`))
    }
  } catch (error) {
    await stop()
    throw error
  }
  const urlOf = (hosts: readonly Member[]) => `postgres://postgres:${PASSWORD}@${hosts.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`
  return {
    url: urlOf(members),
    leader: async () => urlOf([await memberThat('leader')]),
    untilWhole: () => until(async () => Boolean((await memberThat('leader')) && (await memberThat('sync')))),
    killLeader: async () => {
      const { child, data } = await memberThat('leader')
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      const others = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)
      child.kill('SIGKILL')
      for (const pid of [postmaster, ...others]) kill(pid)
      return performance.now()
    },
    stop,
  }
}

type Settings = { name: string; port: number; apiPort: number; own: string; data: string; etcdHost: string }

/** The example for operators, with the addresses and folders of a test. */
function settingsOf({ name, port, apiPort, own, data, etcdHost }: Settings): object {
  const example = parse(readFileSync('deploy/database/patroni.yaml', 'utf8')) as { postgresql: object }
  const at = (ofPort: number) => ({ listen: `127.0.0.1:${ofPort}`, connect_address: `127.0.0.1:${ofPort}` })
  const rule = (database: string) => `host ${database} all 127.0.0.1/32 scram-sha-256`
  return {
    ...example,
    name,
    restapi: at(apiPort),
    etcd3: { hosts: etcdHost },
    postgresql: {
      ...example.postgresql,
      ...at(port),
      data_dir: data,
      bin_dir: programs,
      pgpass: join(own, 'pgpass'),
      authentication: { superuser: { username: 'postgres', password: PASSWORD }, replication: { username: 'replicator', password: PASSWORD } },
      parameters: { unix_socket_directories: own },
      pg_hba: [rule('all'), rule('replication')],
    },
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const last = Date.now() + PATIENCE_MS; Date.now() < last; await pause(200)) {
    // Nobody leads yet.
    if (await holds().catch(() => false)) return
  }
  throw new Error('the cluster did not come up')
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
