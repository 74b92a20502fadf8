import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { s3Storage } from '#platform/storage/s3-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { addressOf, onServer, withoutWaitingForTheDisk } from '#tests/support/site/database-of-tests.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { contextOf } from '../services.server.ts'
import { backUp, restore } from './back-up.server.ts'
import { runCommand } from './run-command.server.ts'

const build = { version: '1.2.3', commit: 'abc' }
const root = await mkdtemp(join(tmpdir(), 'maarad-backup-'))
const folder = (name: string) => join(root, name)
const services = await testServices({ DATA_DIR: folder('site') })
const storage = diskStorage(folder('media'))
const site = { url: services.database.url, storage, dataFolder: folder('site') }
const away: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const leave of away) await leave()
  await rm(root, { recursive: true })
})

/** An empty database on the server of the tests. */
async function anEmptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await onServer(server, `create database ${name}`)
  away.push(() => onServer(server, `drop database ${name} with (force)`))
  return addressOf(server, name)
}

/** Every row of every table as text, without ids of transactions, and where each sequence goes on. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'content_change' order by 1`,
    )
    const content: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ line: string }>(`select (to_jsonb(t) - 'changed_by' - 'xid')::text as line from "${name}" t order by 1`)
      content[name] = rows.map(({ line }) => line)
    }
    const { rows } = await client.query<{ line: string }>(
      `select sequencename || ' ' || coalesce(last_value::text, 'new') as line from pg_sequences where schemaname = 'public' order by 1`,
    )
    content.sequences = rows.map(({ line }) => line)
    const rules = await client.query<{ line: string }>(`
      select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`)
    content.rules = rules.rows.map(({ line }) => line)
    return content
  } finally {
    await client.end()
  }
}

async function filesOf(from: Storage): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const key of from.list()) files.set(key, Buffer.from((await from.find(key)) ?? []).toString('base64'))
  return new Map([...files].sort())
}

beforeAll(async () => {
  const demo = { ...contextOf(services), staff: { id: 'system:demo', name: 'demo', role: 'admin' as const } }
  await loadDemo(demo, storage)
  await storage.put('a/b/odd.bin', Buffer.from([0, 255, 10, 13]), 'application/octet-stream')
  // What the text form of COPY has to write in another way.
  await services.database.db.execute(sql`insert into setting (key, value) values ('odd', ${JSON.stringify('a\tb\\n\nc\r\\. "ق" \u2028')}::jsonb)`)
  await mkdir(folder('site'))
  await writeFile(join(folder('site'), 'secret-key'), 'k'.repeat(43))
}, 120_000)

test('a site that is destroyed comes back from its backup with every row and file, and serves', { timeout: 240_000 }, async () => {
  const manifest = await backUp(site, folder('one'), { clock: services.clock, build })
  expect(manifest.tables.find(({ name }) => name === 'vehicle')?.rows).toBeGreaterThan(10)
  expect(manifest.media.length).toBeGreaterThan(1)
  const before = { rows: await contentOf(site.url), files: await filesOf(storage) }

  // From nothing: a database server of its own that was never there, and folders that are empty.
  const server = await startEmbedded(folder('new'))
  away.push(server.stop)
  await withoutWaitingForTheDisk(server.url)
  const restored = { url: server.url, storage: diskStorage(folder('new-media')), dataFolder: folder('new') }
  await restore(restored, folder('one'))
  expect(await contentOf(server.url)).toEqual(before.rows)
  expect(await filesOf(restored.storage)).toEqual(before.files)
  expect(await readFile(join(folder('new'), 'secret-key'), 'utf8')).toBe('k'.repeat(43))

  const database = await openDatabase({ url: server.url, folder: '', connections: 3, log: services.log })
  away.unshift(() => database.close())
  services.site.forget()
  const app = createApp({ ...services, database, storage: restored.storage })
  const page = await app.request('https://site.test/ar/')
  expect([page.status, (await page.text()).length > 5000]).toEqual([200, true])
})

test('what is written while a backup runs is in none of its tables, or in all', { timeout: 120_000 }, async () => {
  const { db } = services.database
  await db.execute(sql`create table aa_first (n int primary key)`)
  await db.execute(sql`create table zz_last (n int primary key references aa_first)`)
  try {
    let isOver = false
    const writing = (async () => {
      for (let n = 1; !isOver; n += 1) await db.execute(sql`with a as (insert into aa_first values (${n}) returning n) insert into zz_last select n from a`)
    })()
    const backingUp = backUp(site, folder('moving'), { clock: services.clock, build }).finally(() => {
      isOver = true
    })
    const [manifest] = await Promise.all([backingUp, writing])
    const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows
    expect(rows('aa_first')).toBe(rows('zz_last'))
  } finally {
    await db.execute(sql`drop table zz_last, aa_first`)
  }
})

test('a bucket is backed up and restored as well', { timeout: 120_000 }, async () => {
  const s3 = await fakeS3()
  away.push(async () => s3.close())
  const bucket = (name: string) => s3Storage({ endpoint: s3.endpoint, region: 'x', bucket: name, accessKeyId: 'id', secretAccessKey: 'secret' })
  for (const key of ['a.webp', 'b/c.png', 'd/e/f.pdf', 'g.bin', 'h.bin']) await bucket('one').put(key, Buffer.from(`bytes of ${key}`), 'image/webp')
  await backUp({ ...site, storage: bucket('one') }, folder('bucket'), { clock: services.clock, build })
  await restore({ url: await anEmptyDatabase(), storage: bucket('two'), dataFolder: folder('none') }, folder('bucket'))
  expect(await filesOf(bucket('two'))).toEqual(await filesOf(bucket('one')))
  expect(s3.objects.get('two/b/c.png')?.type).toBe('image/png')
})

test('nothing is restored into a site that is not empty, from a backup that is damaged, or from a folder that is none', { timeout: 120_000 }, async () => {
  await backUp(site, folder('two'), { clock: services.clock, build })
  await expect(restore(site, folder('two'))).rejects.toThrow('The database is not empty')
  const url = await anEmptyDatabase()
  const target = { url, storage: diskStorage(folder('other')), dataFolder: folder('other-data') }
  const file = join(folder('two'), 'tables', 'page.copy.gz')
  const whole = await readFile(file)
  await writeFile(file, gzipSync(gunzipSync(whole).subarray(0, -1)))
  await expect(restore(target, folder('two'))).rejects.toThrow('The file of the table page is not as it was written.')
  await writeFile(file, whole)
  const [key] = (await filesOf(storage)).keys()
  await writeFile(join(folder('two'), 'media', key ?? ''), 'x')
  await expect(restore(target, folder('two'))).rejects.toThrow(`The file ${key} of the backup is not as it was written.`)
  await expect(restore(target, root)).rejects.toThrow('is no backup, or one that was not finished')
  expect((await filesOf(target.storage)).size).toBe(0)
  await writeFile(join(folder('two'), 'media', key ?? ''), Buffer.from((await storage.find(key ?? '')) ?? []))
  await restore(target, folder('two'))
  expect((await contentOf(url)).page).toEqual((await contentOf(site.url)).page)
})

test('the commands say in words what they did, and their code says whether', { timeout: 120_000 }, async () => {
  const lines: string[] = []
  const env = { DATABASE_URL: site.url, DATA_DIR: folder('site'), SIGN_IN: 'off', S3_REGON: 'x' }
  const run = (...words: string[]) => runCommand(words, env, (line) => void lines.push(line))
  expect(await run('backup', folder('three'))).toBe(0)
  expect(lines.pop()).toMatch(/^Backed up: \d+ rows of \d+ tables and \d+ files, of 20\S+, in [\d.]+ s\.$/)
  expect([await run('backup', folder('three')), await run('restore', root), await run('restore'), await run('serve')]).toEqual([1, 1, 64, 64])
  lines.length = 0
  expect([await run('check-config'), lines.filter((line) => line.includes('BAD'))]).toEqual([0, []])
  const output = lines.join('\n')
  expect(output).toMatch(/ok {3}DATABASE_URL = "at 127\.0\.0\.1:\d+"\n/)
  expect(output).toContain('S3_REGON is no variable of the site, though it begins like one: misspelt?')
  expect(output).toMatch(/It answers, and has (\d+) of \1 steps of the schema\./)
  expect(output).toMatch(/Mail server \(SMTP\)\n {2}note Not set up: SMTP_URL missing\./)
  expect(lines.at(-1)).toBe('All that is set up works.')
  expect(await runCommand(['check-config'], { ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, (line) => void lines.push(line))).toBe(1)
  expect(await runCommand(['check-config'], { ...env, CDN_PURGE_URL: 'http://127.0.0.1:1/' }, (line) => void lines.push(line))).toBe(1)
  expect(lines.join('\n')).toMatch(/CDN\n {2}BAD {2}It cannot be told what has changed: /)
  expect(await runCommand(['check-config'], { ...env, PORT: 'x', API_TOKEN: 'short' }, (line) => void lines.push(line))).toBe(78)
  expect(lines.at(-1)).toMatch(/PORT: .*\n.*API_TOKEN: /)
  expect(await runCommand(['check-config'], { ...env, DATABASE_URL: 'postgresql://x:hunter2@127.0.0.1:1/x' }, (line) => void lines.push(line))).toBe(1)
  expect(lines.join('\n')).not.toContain('hunter2')
})

test('before the first start, with an empty database, services of the environment are asked, and those of settings are named as not asked', async () => {
  const lines: string[] = []
  const env = { DATABASE_URL: await anEmptyDatabase(), DATA_DIR: folder('site'), SIGN_IN: 'off', SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(await runCommand(['check-config'], env, (line) => void lines.push(line))).toBe(1)
  const output = lines.join('\n')
  expect(output).toMatch(/It answers, and has 0 of \d+ steps of the schema; the others are made at the next start\./)
  expect(output).toMatch(/Mail server \(SMTP\)\n {2}BAD /)
  expect(output).toMatch(/CRM \(webhooks of forms\)\n {2}note Not asked: its settings stand in the database, whose schema is made at the next start\./)
  expect(lines.at(-1)).toBe('Something does not work.')
})
