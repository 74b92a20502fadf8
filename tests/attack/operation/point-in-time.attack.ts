import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { startSite } from '#tests/support/site/site-process.ts'
import { asStaff } from '../soak/actors.ts'
import { ask } from '../soak/site-client.ts'

// “Point in time” of docs/operations/backup.md, by hand: the lines of deploy/database/point-in-time.conf, a copy of the files under a running site, and a server that is
// brought to a moment between a good change and a bad one.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-moment-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
/** Ends what the test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

const archive = join(folder, 'wal')
/** The lines of the example, with the archive of this drill. */
const example = readFileSync('deploy/database/point-in-time.conf', 'utf8').replaceAll('/var/backups/maarad/wal', archive)

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'operator' })
  client.on('error', () => undefined)
  await client.connect()
  endings.push(() => client.end())
  return client
}

const pageOf = async (site: string, path: string) => (await ask(site, { path: `/ar/${path}` })).status
const addPage = async (site: string, path: string) => {
  const body = { path, status: 'published', title: `صفحة ${path}` }
  expect((await ask(site, { method: 'POST', path: '/api/pages', body, headers: asStaff })).status).toBe(201)
}

test('all pages are destroyed, and the server is brought to the moment before: what was written until then is there, what came after is not', {
  timeout: 300_000,
}, async () => {
  // A server that archives.
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const server = await startEmbedded(first)
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await server.stop()
    isStopped = true
  }
  endings.push(stop)
  mkdirSync(archive)
  chmodSync(folder, 0o755)
  const owner = execFileSync('stat', ['-c', '%u:%g', join(first, 'pg')], { encoding: 'utf8' }).trim()
  execFileSync('chown', [owner, archive])
  await server.stop()
  appendFileSync(join(first, 'pg', 'postgresql.conf'), `\n${example}`)
  await server.revive()
  const site = await startSite({ DATA_DIR: join(folder, 'site'), DATABASE_URL: server.url, SECRET_KEY: 's'.repeat(40) })
  endings.push(() => site.stop())
  await addPage(site.url, 'before-the-copy')

  // A copy of its files while it runs: what pg_basebackup does, which the package of the embedded server does not bring.
  const operator = await connectTo(server.url)
  await operator.query(`select pg_backup_start('drill', fast => true)`)
  const base = join(folder, 'base.tar')
  const notCopied = ['./pg_wal/*', './pg_replslot/*', './postmaster.pid', './postmaster.opts'].map((path) => `--exclude=${path}`)
  const copied = spawnSync('tar', ['--create', '--file', base, '--directory', join(first, 'pg'), ...notCopied, '.'])
  // 1: a file changed or went meanwhile, which the WAL makes good.
  expect(copied.status).toBeLessThanOrEqual(1)
  const { rows: label } = await operator.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')

  // What was good until a moment, and what was bad after it.
  await addPage(site.url, 'after-the-copy')
  const { rows: moments } = await operator.query<{ moment: string }>('select clock_timestamp()::text as moment')
  await addPage(site.url, 'after-the-moment')
  await operator.query('truncate page cascade')
  const { rows: last } = await operator.query<{ piece: string }>('select pg_walfile_name(pg_switch_wal()) as piece')
  const archived = async () => (await operator.query<{ name: string }>('select last_archived_wal as name from pg_stat_archiver')).rows[0]?.name ?? ''
  await expect.poll(async () => (await archived()) >= (last[0]?.piece ?? ''), PATIENCE).toBe(true)
  await site.stop()
  await stop()

  // The steps of the night.
  const cluster = join(second, 'pg')
  mkdirSync(cluster, { recursive: true })
  execFileSync('tar', ['--extract', '--preserve-permissions', '--file', base, '--directory', cluster])
  writeFileSync(join(cluster, 'backup_label'), label[0]?.labelfile ?? '')
  writeFileSync(join(cluster, 'recovery.signal'), '')
  const recovery = [`restore_command = 'cp ${archive}/%f %p'`, `recovery_target_time = '${moments[0]?.moment}'`, `recovery_target_action = 'promote'`, '']
  appendFileSync(join(cluster, 'postgresql.auto.conf'), recovery.join('\n'))
  execFileSync('chown', ['-R', owner, second])
  chmodSync(cluster, 0o700)
  const restored = await startEmbedded(second)
  endings.push(restored.stop)
  const client = await connectTo(restored.url)
  const isRecovering = async () => (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is
  await expect.poll(isRecovering, PATIENCE).toBe(false)

  const after = await startSite({ DATA_DIR: join(folder, 'site-after'), DATABASE_URL: restored.url, SECRET_KEY: 's'.repeat(40) })
  endings.push(() => after.stop())
  const paths = ['before-the-copy', 'after-the-copy', 'after-the-moment']
  expect(await Promise.all(paths.map((path) => pageOf(after.url, path)))).toEqual([200, 200, 404])
  // It takes writes, on a time line of its own.
  await addPage(after.url, 'since-then')
  expect(await pageOf(after.url, 'since-then')).toBe(200)
  const { rows: line } = await client.query<{ piece: string }>('select pg_walfile_name(pg_current_wal_lsn()) as piece')
  expect(line[0]?.piece).toMatch(/^00000002/)
})
