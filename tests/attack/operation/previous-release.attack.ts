import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { checkOut } from '../../../bench/other-commit.ts'
import { endAll } from '../../../scripts/endings.ts'
import { aSoak, buy } from '../soak/actors.ts'
import { addCars, onEmbedded } from '../soak/filled-site.ts'

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

/** Each of them writes while the other reads: the one that is newer, and the one before. */
const directions = () =>
  [
    { from: before, to: now, name: 'before' },
    { from: now, to: before, name: 'now' },
  ] as const

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
    const submission = await ask(from, `/forms_api/forms/${form.id}/leads`, { attributes: { name: `سارة ${value}` } })
    expect([201, 202]).toContain(submission.status)
    expect((await ask(to, `/forms_api/forms/${form.id}/leads`)).text).toContain(`سارة ${value}`)
  }
})

test('pages and files, too', async () => {
  for (const { from, to, name } of directions()) {
    const title = `صفحة ${name}`
    expect((await ask(from, '/api/pages', { path: `written/${name}`, status: 'published', title })).status).toBe(201)
    await expect.poll(async () => (await ask(to, `/ar/written/${name}`)).text, { timeout: 30_000 }).toContain(title)
    const bytes = `%PDF-1.4\n% ${name}\n%%EOF\n`
    const form = new FormData()
    form.set('file', new File([bytes], `${name}.pdf`, { type: 'application/pdf' }))
    const upload = await fetch(`${from.url}/media/api/v2/files`, { method: 'POST', headers: { authorization: staff.authorization }, body: form })
    const { data } = (await upload.json()) as { data: { id: number } }
    expect(await ask(to, `/media/api/v2/files/${data.id}/${name}.pdf`)).toEqual({ status: 200, text: bytes })
  }
})

test('a car that one of them adds is in the stock of the other, for staff and for visitors', async () => {
  for (const { from, to, name } of directions()) {
    const car = { state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: `F-Pace ${name}`, currency: 'AED', is_published: true }
    const newVehicle = await ask(from, '/api/stock/vehicles', car)
    expect([newVehicle.status, newVehicle.text]).toEqual([201, expect.any(String)])
    const { id } = JSON.parse(newVehicle.text).data
    expect((await ask(to, `/api/stock/vehicles/${id}`)).text).toContain(car.nameplate_name)
    await expect.poll(async () => (await ask(to, `/api/vehicles/${id}`)).text, { timeout: 30_000 }).toContain(car.nameplate_name)
  }
})

test('an order that is placed at one of them is in the other, which takes the money; both show its invoice', { timeout: 120_000 }, async () => {
  const { cars, company } = await onEmbedded(env.DATA_DIR, (client) => addCars(now.url, client, 2))
  for (const [at, { from, to }] of directions().entries()) {
    const car = cars[at] as number
    await expect.poll(async () => (await ask(from, `/api/vehicles/${car}`)).status, { timeout: 30_000 }).toBe(200)
    const soak = aSoak({ sites: () => [from.url, from.url], hasEnded: () => false })
    await buy(soak, at, { cars: [car], company })
    expect(soak.flaws).toEqual([])
    const [number = ''] = soak.promised.order.keys()
    const findOrders = async () => JSON.parse((await ask(to, '/api/orders/search', { q: number })).text).data
    expect(await findOrders()).toMatchObject([{ order_number: number, state: 'authorized' }])
    const { id, version } = (await findOrders())[0]
    // The other takes the money, by which its invoice is issued; both show it.
    const actionAnswer = await fetch(`${to.url}/api/orders/${id}/actions`, {
      ...{ method: 'POST', headers: { ...staff, 'if-match': `"${version}"` } },
      body: JSON.stringify({ action: 'capture', reason: 'اختبار' }),
    })
    expect([actionAnswer.status, await actionAnswer.text()]).toEqual([200, expect.any(String)])
    for (const site of [from, to]) await expect.poll(async () => (await ask(site, `/api/orders/${id}`)).text, { timeout: 60_000 }).toMatch(/INV-\d{4}-\d{6}/)
  }
})

test('without being told to it refuses to start there', async () => {
  await expect(startSite(env, join(folder, 'against'))).rejects.toThrow('78')
})
