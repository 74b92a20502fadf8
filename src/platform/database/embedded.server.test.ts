import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from './embedded.server.ts'

const PATIENCE_MS = 60_000
const folder = await mkdtemp(join(tmpdir(), 'maarad-embedded-'))
const cluster = join(folder, 'pg')
const children: ChildProcess[] = []

let running: EmbeddedServer | undefined
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await running?.stop().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}, PATIENCE_MS)

/** Another process that starts the embedded server and lives on. */
async function anotherProcess(at = folder): Promise<{ url: string; child: ChildProcess }> {
  const program = `
    import { startEmbedded } from './src/platform/database/embedded.server.ts'
    console.log((await startEmbedded(${JSON.stringify(at)})).url)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit').then(([code]) => [`ended with ${code}`])])
  return { url: String(first[0]), child }
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

test('a cluster is created anew where a process was killed while creating one', { timeout: PATIENCE_MS }, async () => {
  await mkdir(join(folder, 'pg.init-1'))
  await writeFile(join(folder, 'pg.init-1.password'), 'half')
  running = await startEmbedded(folder)
  expect(running.url).toMatch(/^postgresql:\/\/postgres:[\w-]{32}@127\.0\.0\.1:\d+\/postgres$/)
  const [settings] = await ask<{ addresses: string; encoding: string }>(
    running.url,
    `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding`,
  )
  expect(settings).toEqual({ addresses: '127.0.0.1', encoding: 'UTF8' })
  await ask(running.url, 'create table kept (n int); insert into kept values (7)')
})

test('nobody connects without the password', async () => {
  const url = new URL(running?.url ?? '')
  url.password = 'wrong'
  await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a second process uses the running server, which keeps running when that process is killed', { timeout: PATIENCE_MS }, async () => {
  const other = await anotherProcess()
  expect(other.url).toBe(running?.url)
  other.child.kill('SIGKILL')
  await once(other.child, 'exit')
  expect((await startEmbedded(folder)).url).toBe(running?.url)
})

test('a stopped server starts again with its data', { timeout: PATIENCE_MS }, async () => {
  await running?.stop()
  await expect(ask(running?.url ?? '', 'select 1')).rejects.toThrow()
  running = await startEmbedded(folder)
  expect(await ask(running.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('the next process uses a server whose starter was killed', { timeout: PATIENCE_MS }, async () => {
  await running?.stop()
  const starter = await anotherProcess()
  starter.child.kill('SIGKILL')
  await once(starter.child, 'exit')
  running = await startEmbedded(folder)
  expect(running.url).toBe(starter.url)
  expect(await ask(running.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('a killed server is started again', { timeout: PATIENCE_MS }, async () => {
  process.kill(await postmasterPid(), 'SIGKILL')
  await expect
    .poll(
      () =>
        ask(running?.url ?? '', 'select 1').then(
          () => 'answers',
          () => 'is gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('is gone')
  running = await startEmbedded(folder)
  expect(await ask(running.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('the process id of a dead server is not trusted when another program has it now', { timeout: PATIENCE_MS }, async () => {
  await running?.stop()
  const port = await unusedPort()
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n${port}\n\n127.0.0.1\n\nready   \n`)
  // As one and the same user PostgreSQL does not believe it either, and says so.
  const url = await startEmbedded(folder).then(
    (server) => server.url,
    (error: Error) => error.message,
  )
  expect(url).not.toContain(`:${port}/`)
  expect(url).toMatch(/^postgresql:|did not start/)
  if (!url.startsWith('postgresql:')) await rm(join(cluster, 'postmaster.pid'))
})

test('processes that start at the same time on an empty folder share one server', { timeout: PATIENCE_MS }, async () => {
  const empty = await mkdtemp(join(tmpdir(), 'maarad-embedded-'))
  try {
    const urls = await Promise.all([anotherProcess(empty), anotherProcess(empty), anotherProcess(empty)]).then((all) => all.map(({ url }) => url))
    expect(urls).toEqual([urls[0], urls[0], urls[0]])
    expect(await ask(urls[0] ?? '', 'select 1 as n')).toEqual([{ n: 1 }])
    expect((await readdir(empty)).toSorted()).toEqual(['pg'])
  } finally {
    await (await startEmbedded(empty)).stop()
    await rm(empty, { recursive: true, force: true })
  }
})
