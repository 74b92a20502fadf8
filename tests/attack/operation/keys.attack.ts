import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { fakeProvider } from '#tests/support/services/fake-provider.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { aBrowser } from '#tests/support/site/sign-in.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

// “Keys” of docs/operations/runbook.md: what others know the site by is changed while it runs, and a process with the new one takes over. Keys of its own are in drills.attack.ts.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-rotation-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
const SECRET_KEY = 's'.repeat(40)
const headers = { authorization: `Bearer ${TEST_TOKEN}` }
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

async function start(env: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite({ SECRET_KEY, DEMO_PICTURES: 'asked', ...env })
  endings.push(() => site.stop())
  return site
}
const statusOf = async (asked: Promise<Response>) => {
  const response = await asked
  await response.arrayBuffer()
  return response.status
}
const read = (site: SiteProcess, path = '/ar/') => statusOf(fetch(site.url + path))
const write = (site: SiteProcess, value: string) =>
  statusOf(
    fetch(`${site.url}/api/settings`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'meta.title_divider', value }),
    }),
  )

/** A database with an owner, as the site has it, and somebody who may change passwords. */
async function aDatabase(name: string) {
  const server = await startEmbedded(join(folder, name))
  endings.push(server.stop)
  const operator = new pg.Client({ connectionString: server.url })
  operator.on('error', () => undefined)
  await operator.connect()
  endings.push(() => operator.end())
  await operator.query(`create role site login password 'one'`)
  await operator.query('create database site owner site')
  const addressFor = (role: string, password: string) => Object.assign(new URL(server.url), { username: role, password, pathname: '/site' }).href
  /** Cuts all connections of a role, as a firewall or the end of an idle one does. */
  const cut = (role: string) => operator.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
  return { operator, addressFor, cut }
}

test('the password of the database is changed in place: open connections go on; without one writes are told to come again and readers are served; a process with the new one takes over', async () => {
  const { operator, addressFor, cut } = await aDatabase('password')
  const env = { DATA_DIR: join(folder, 'password-site') }
  const old = await start({ ...env, DATABASE_URL: addressFor('site', 'one') })
  expect([await write(old, '·1·'), await read(old)]).toEqual([200, 200])
  await operator.query(`alter role site password 'two'`)
  expect([await write(old, '·2·'), await read(old)]).toEqual([200, 200])
  await cut('site')
  await expect.poll(() => read(old, '/health/ready'), PATIENCE).toBe(503)
  expect([await write(old, '·3·'), await read(old), await read(old, '/health/serving')]).toEqual([503, 200, 200])
  const next = await start({ ...env, DATABASE_URL: addressFor('site', 'two') })
  await old.stop()
  expect([await write(next, '·4·'), await read(next)]).toEqual([200, 200])
  expect(await (await fetch(`${next.url}/ar/`)).text()).toContain('·4·')
})

test('a second role with the rights of the first takes over, and the first is closed: no write is refused', async () => {
  const { operator, addressFor, cut } = await aDatabase('role')
  const env = { DATA_DIR: join(folder, 'role-site') }
  const old = await start({ ...env, DATABASE_URL: addressFor('site', 'one') })
  expect(await write(old, '·1·')).toBe(200)
  await operator.query(`create role site_2 login password 'two' in role site`)
  await operator.query('alter role site_2 set role site')
  const next = await start({ ...env, DATABASE_URL: addressFor('site_2', 'two') })
  expect([await write(old, '·2·'), await write(next, '·3·')]).toEqual([200, 200])
  await old.stop()
  await operator.query('alter role site nologin')
  await cut('site')
  expect([await write(next, '·4·'), await read(next, '/health/ready')]).toEqual([200, 200])
  const { rows } = await operator.query<{ users: string[] }>(
    `select array_agg(distinct usename::text) as users from pg_stat_activity where datname = 'site' and application_name like 'maarad%'`,
  )
  expect(rows[0]?.users).toEqual(['site_2'])
})

test('the secret of the sign-in is changed: staff who are signed in stay so, a new sign-in fails until a process has the new one', async () => {
  const identity = await fakeProvider()
  identity.lies = { roles: ['admin'] }
  identity.secret = 'one'
  const env = { DATA_DIR: join(folder, 'sign-in'), SIGN_IN: 'oidc', OIDC_ISSUER: identity.issuer, OIDC_CLIENT_ID: 'maarad' }
  const signIn = async (site: SiteProcess) => {
    const browser = aBrowser()
    const led = await browser.open(`${site.url}/ar/auth/login`)
    const back = await browser.open(`${site.url}/ar/auth/callback?${identity.answerTo(led.headers.get('location') ?? '')}`)
    return { session: () => statusOf(browser.open(`${site.url}/api/editing/session`)), said: await back.text(), browser }
  }
  const old = await start({ ...env, OIDC_CLIENT_SECRET: 'one' })
  const before = await signIn(old)
  expect(await before.session()).toBe(200)
  identity.secret = 'two'
  expect(await before.session()).toBe(200)
  const refused = await signIn(old)
  expect([await refused.session(), refused.said]).toEqual([401, expect.stringContaining('تعذّر')])
  const next = await start({ ...env, OIDC_CLIENT_SECRET: 'two' })
  await old.stop()
  // Sessions are in the database, so that the other process knows them.
  expect(await statusOf(before.browser.open(`${next.url}/api/editing/session`))).toBe(200)
  expect(await (await signIn(next)).session()).toBe(200)
})

test('a second key of the bucket takes over and the first is removed: pictures are read and written, by the old process no more', async () => {
  const bucket = await fakeS3()
  endings.push(bucket.close)
  const storage = { MEDIA_STORAGE: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'the-secret' }
  const env = { DATA_DIR: join(folder, 'bucket'), ...storage }
  const upload = (site: SiteProcess) => {
    const form = new FormData()
    form.set('file', new Blob([readFileSync('demo/media/hero-city.webp')], { type: 'image/webp' }), 'city.webp')
    return statusOf(fetch(`${site.url}/media/api/v2/images`, { method: 'POST', headers, body: form }))
  }
  const old = await start({ ...env, S3_ACCESS_KEY_ID: 'first' })
  const [picture = ''] = (await (await fetch(`${old.url}/ar/`)).text()).match(/\/media\/api\/v2\/images\/[^"\s,]+/) ?? []
  const look = (site: SiteProcess) => read(site, picture.replaceAll('&amp;', '&'))
  expect([await look(old), await upload(old)]).toEqual([200, 201])
  const next = await start({ ...env, S3_ACCESS_KEY_ID: 'second' })
  expect([await upload(old), await upload(next)]).toEqual([201, 201])
  bucket.removedKeys.add('first')
  expect([await look(next), await upload(next)]).toEqual([200, 201])
  expect([await upload(old), await read(old)]).toEqual([expect.toSatisfy((status) => status >= 500), 200])
})
