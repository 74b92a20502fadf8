import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { checkOut } from '../../../bench/other-commit.ts'
import { endAll } from '../../../scripts/endings.ts'

delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-previous-'))
const env = { DATA_DIR: join(folder, 'data'), DEMO_PICTURES: 'asked', TEST_PAYMENTS: 'on' }
const staff = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
let now: SiteProcess
let before: SiteProcess

/** The last commit before the newest step of the schema: as long as nothing is released, it stands for the release before. */
const previous = git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'db/migrations/*.sql')}~1`)

beforeAll(async () => {
  const { place } = checkOut(previous, folder)
  now = await startSite(env)
  before = await startSite({ ...env, NEWER_SCHEMA: 'serve' }, place)
}, 600_000)
afterAll(async () => {
  await before?.stop()
  await now?.stop()
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

async function ask(site: SiteProcess, path: string, body?: object) {
  const response = await fetch(site.url + path, body ? { method: 'POST', headers: staff, body: JSON.stringify(body) } : { headers: staff })
  return { status: response.status, text: await response.text() }
}

test.each([
  '/ar/',
  '/ar/find-a-car',
  '/ar/defender/110',
  '/ar/search?q=defender',
  '/sitemap.xml',
  '/api/vehicles?items=5',
  '/api/orders?items=5',
  '/api/settings',
  '/health/ready',
])('the build before the newest step of the schema serves %s on it', async (path) => {
  expect([(await ask(now, path)).status, (await ask(before, path)).status]).toEqual([200, 200])
})

test('what one of them writes, the other shows: a setting, a form and its lead', async () => {
  for (const [from, to, value] of [
    [before, now, '·1'],
    [now, before, '·2'],
  ] as const) {
    expect((await ask(from, '/api/settings', { key: 'meta.title_divider', value })).status).toBeLessThan(300)
    await expect.poll(async () => (await ask(to, '/ar/')).text, { timeout: 30_000 }).toContain(value)
    const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
    const { data: form } = JSON.parse((await ask(from, '/forms_api/forms', { name: 'استفسار', fields: [name] })).text)
    const sent = await ask(from, `/forms_api/forms/${form.id}/leads`, { attributes: { name: `سارة ${value}` } })
    expect([201, 202]).toContain(sent.status)
    expect((await ask(to, `/forms_api/forms/${form.id}/leads`)).text).toContain(`سارة ${value}`)
  }
})

test('without being told to it refuses to start there', async () => {
  await expect(startSite(env, join(folder, 'against'))).rejects.toThrow('78')
})
