import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import type { VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'
import type { Role } from '#kernel/staff.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { csrfTokenOf, signIn } from '#tests/support/site/sign-in.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'

const site = 'http://localhost'
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: site })
const app = createApp(services)
const { call } = apiCaller(services)
const { db } = services.database
const { emptied, aForm, aLead } = leadsOfTest(services)
const send = (url: string, init: RequestInit) => app.request(url, init)

async function dashboardOf(role: Exclude<Role, 'visitor'>) {
  const cookie = await signIn(site, role, send)
  const token = await csrfTokenOf(site, cookie, send)
  const response = await app.request(`${site}/api/dashboard`, { headers: { cookie, 'csrf-token': token } })
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

test('[A-016][A-269] one call answers each role with its own work and nothing of others; people without a retailer read that they have none', async () => {
  await emptied()
  const formId = await aForm()
  await aLead({ name: 'سارة' }, { formId })
  const parts = ['orders', 'leads', 'cars', 'feeds'] as const
  const seenBy = async (role: Exclude<Role, 'visitor'>) => {
    const data = await dashboardOf(role)
    return [...parts.filter((part) => data[part] !== null), ...(data.without_retailer ? ['without_retailer'] : [])]
  }
  expect(await seenBy('admin')).toEqual(['orders', 'leads', 'cars', 'feeds'])
  expect(await seenBy('sales')).toEqual(['orders', 'leads'])
  expect(await seenBy('finance')).toEqual(['orders'])
  expect(await seenBy('editor')).toEqual(['cars', 'feeds'])
  expect(await seenBy('retailer')).toEqual(['without_retailer'])
  expect(await dashboardOf('sales')).toMatchObject({ awaiting_publish: [], scheduled: [], recent: [], failed_jobs: 0, first_steps: [] })
})

test('leads that nobody answered come with the most urgent first, with how many are late and how many held back', async () => {
  await emptied()
  const formId = await aForm()
  const late = await aLead({ name: 'أولى' }, { formId, at: '2026-05-14T08:00:00Z' })
  const soon = await aLead({ name: 'ثانية' }, { formId, at: '2026-05-15T08:00:00Z' })
  await aLead({ name: 'محجوزة' }, { formId, isHeldBack: true })
  const done = await aLead({ name: 'ثالثة' }, { formId })
  await db.execute(sql`update lead set state = 'contacted', answered_at = now() where id = ${done}`)
  services.time.now = new Date('2026-05-15T08:30:00Z')
  const { leads } = (await call('/api/dashboard')).json.data
  expect([leads.leads.map(({ id }: { id: number }) => id), leads.total, leads.late, leads.held]).toEqual([[late, soon], 2, 1, 1])
})

test('cars that visitors find without a picture, retailer or price are counted, and the list shows those; gone and hidden ones are not meant', async () => {
  await emptied()
  await db.execute(sql`truncate vehicle, feed_arrival restart identity cascade`)
  const photos = [{ image_id: null, url: 'https://example.com/a.jpg' }] as unknown as VehicleInput['photos']
  const whole = { dealer_code: 'D', msrp_price: 100_000, status: 'stock', photos } as const
  const add = async (values: Partial<VehicleInput>) => {
    const outcome = await createVehicle(services.staffCtx, aVehicle({ ...whole, ...values }))
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.id
  }
  await add({})
  const bare = await add({ photos: [] })
  const orphan = await add({ dealer_code: 'gone' })
  const free = await add({ msrp_price: null })
  const onRequest = await add({ msrp_price: null, price_hidden: true, monthly_price: null })
  await add({ photos: [], status: 'sold' })
  const hidden = await add({ photos: [], is_published: false })
  await db.execute(sql`insert into feed_arrival (vehicle_id, missing) values (${hidden}, '{picture}')`)
  const { first, ...counts } = (await call('/api/dashboard')).json.data.cars
  expect(counts).toEqual({ picture: 1, retailer: 1, price: 1, to_publish: 1 })
  const missingOf = (cars: { id: number; missing: string[] }[]) => cars.map(({ id, missing }) => [id, missing])
  expect(missingOf(first)).toEqual([
    [bare, ['picture']],
    [orphan, ['retailer']],
    [free, ['price']],
    [hidden, expect.arrayContaining(['picture'])],
  ])
  expect(first[0]).toMatchObject({ vin: expect.any(String), currency: 'AED', version: expect.stringMatching(/^\d+$/) })
  const listLacking = async (lacks: string) => (await call(`/api/stock/vehicles?page=1&lacks=${lacks}`)).json.data.map(({ id }: { id: number }) => id)
  expect([await listLacking('picture'), await listLacking('retailer'), await listLacking('price')]).toEqual([[bare], [orphan], [free]])
  expect(onRequest).toBeGreaterThan(0)
  // Five are named, those with more than one gap once.
  const several = [await add({ photos: [], msrp_price: null }), await add({ photos: [] }), await add({ photos: [] })]
  const { first: five } = (await call('/api/dashboard')).json.data.cars
  expect(missingOf(five)).toEqual([
    [bare, ['picture']],
    [orphan, ['retailer']],
    [free, ['price']],
    [several[0], ['picture', 'price']],
    [several[1], ['picture']],
  ])
})

test('[A-016] cars that only have to be published are named, counted, listed and all published at once; those that lack something or were withdrawn are not', async () => {
  await db.execute(sql`truncate vehicle, feed_arrival restart identity cascade`)
  const photos = [{ image_id: null, big_path: '/a.jpg' }]
  const whole = { dealer_code: 'D', gross_price: 100_000, photos, model_display_name: 'إف-بيس', is_published: false, vin: 'V' } as const
  const add = async (values: Partial<VehicleInput> = {}, { arrived = true } = {}) => {
    const outcome = await createVehicle(services.staffCtx, aVehicle({ ...whole, ...values }))
    if (!outcome.ok) throw new Error(outcome.code)
    // The file lacked a picture, which staff have added since.
    if (arrived) await db.execute(sql`insert into feed_arrival (vehicle_id, missing) values (${outcome.value.id}, '{picture}')`)
    return outcome.value.id
  }
  const ready = [await add(), await add({ gross_price: null, price_hidden: true }), await add({ gross_price: null, net_price: 90_000 })]
  const priceless = await add({ gross_price: null })
  for (const lacking of [{ photos: [] }, { dealer_code: 'gone' }, { model_display_name: 'F-Pace' }, { status: 'sold' }, { is_published: true }] as const)
    await add(lacking as Partial<VehicleInput>)
  await add({}, { arrived: false })
  const morning = async () => (await call('/api/dashboard')).json.data.ready
  expect(await morning()).toEqual({ cars: ready.map((id) => ({ id, name: 'إف-بيس', vin: 'V' })), total: 3 })
  const listIds = async (filter: string) => (await call(`/api/stock/vehicles?sort=id&order=asc&${filter}`)).json.data
  const readyIds = await listIds('ready=true')
  expect(readyIds.map(({ id, waits, missing }: Record<string, unknown>) => [id, waits, missing])).toEqual(ready.map((id) => [id, true, []]))
  expect((await listIds('to_publish=true')).find(({ id }: { id: number }) => id === priceless)).toMatchObject({ waits: true, missing: ['price'] })
  const vehicles = readyIds.map(({ id, version }: Record<string, unknown>) => ({ id, version }))
  const change = { kind: 'publication', is_published: true }
  const answer = await call('/api/stock/vehicles/changes', { method: 'POST', body: { key: crypto.randomUUID(), change, vehicles } })
  expect(answer.json.data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'changed', 'changed'])
  expect(await morning()).toEqual({ cars: [], total: 0 })
})

test('feeds whose last run failed or was stopped are named with that run', async () => {
  const aFeed = async (key: string, states: string[], source: object = {}) => {
    const { json } = await call('/api/feeds', { method: 'POST', body: { key, name: key, rules: [], ...source } })
    for (const state of states) {
      await db.execute(sql`insert into feed_run (feed_id, state, source, feed_version, is_dry_run, actor_id, actor_name)
        values (${json.data.id}, ${state}, 'upload', 1, false, 'user:1', 'x')`)
    }
  }
  await aFeed('a', ['done', 'failed'], { source: 'url', url: 'https://feeds.example.com/a.csv' })
  await aFeed('b', ['failed', 'done'])
  await aFeed('c', ['stopped'])
  const { feeds } = (await call('/api/dashboard')).json.data
  // One whose file is uploaded cannot run again by itself.
  expect(feeds.map(({ name, is_fetched, run }: { name: string; is_fetched: boolean; run: { state: string } }) => [name, is_fetched, run.state])).toEqual([
    ['a', true, 'failed'],
    ['c', false, 'stopped'],
  ])
})
