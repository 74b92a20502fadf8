import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, put, remove, audited } = apiCaller(services)
const { db } = services.database

const CAR = 'SADCA2BN8HA000001'
const OTHER = 'SADCA2BN8HA000002'
const map = (vin: string, rest: object = {}) => ({
  vin,
  vehicle_name: 'F-PACE',
  map_region: 'دول الخليج',
  map_version: '2026.1',
  size_gb: 24.5,
  download_url: 'https://maps.example.com/gcc.zip',
  ...rest,
})

/** Callers from an address of their own, so that the limit of one test does not reach the next. */
let caller = 0
const from = () => ({ token: null, headers: { 'x-forwarded-for': `203.0.113.${caller}` } })

beforeEach(async () => {
  caller += 1
  await db.execute(sql`delete from listed_vin`)
  await db.execute(sql`delete from map_package`)
})

const csv = (path: string, body: string) => post(path, body, { headers: { 'content-type': 'text/csv' } })
const check = async (body: object) => (await post('/api/vin-check', body, from())).json.data

describe('the check of a VIN', () => {
  test('[B-311] [B-312] is answered from the imported list: a listed one is affected, another is not', async () => {
    const { json } = await csv('/api/listed_vins/import', `vin,list\n${CAR},airbag\n`)
    expect(json.data.counts).toEqual({ create: 1, update: 0, unchanged: 0, invalid: 0 })
    expect(await check({ vin: CAR })).toEqual({ affected: true })
    expect(await check({ vin: OTHER })).toEqual({ affected: false })
  })

  test('[B-312] only whole VINs count, however they are typed', async () => {
    await post('/api/listed_vins', { vin: CAR })
    expect(await check({ vin: ` ${CAR.slice(0, 3).toLowerCase()}-${CAR.slice(3, 9)} ${CAR.slice(9)}` })).toEqual({ affected: true })
    for (const vin of [CAR.slice(0, 16), `${CAR}0`, `${CAR.slice(0, 16)}O`, '']) {
      expect((await post('/api/vin-check', { vin }, from())).status).toBe(422)
    }
  })

  test('[B-312] [B-056] each campaign has its list, and without one all are asked', async () => {
    await csv('/api/listed_vins/import', `vin,list\n${CAR},airbag\n${OTHER},\n`)
    expect(await check({ vin: CAR, list: 'airbag' })).toEqual({ affected: true })
    expect(await check({ vin: OTHER, list: 'airbag' })).toEqual({ affected: false })
    expect(await check({ vin: OTHER, list: 'default' })).toEqual({ affected: true })
    expect(await check({ vin: OTHER })).toEqual({ affected: true })
  })

  test('[B-312] the thirty-first call of a minute is refused', async () => {
    const busy = await testServices()
    const { post: ask } = apiCaller(busy)
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await ask('/api/vin-check', { vin: CAR }, { token: null })).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  test('its answer is kept by no cache', async () => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ vin: CAR }) }
    const answer = await createApp(services).request('https://site.test/api/vin-check', request)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})

describe('the maps for a VIN', () => {
  const ask = (vin: string) => call(`/api/map-updates/${encodeURIComponent(vin)}`, from())

  test('[B-020] are those of its list; a VIN without maps is not found', async () => {
    await post('/api/map_packages', map(CAR))
    const { vin: _vin, ...foundMap } = map(CAR)
    expect(await ask(CAR)).toMatchObject({ status: 200, json: { data: foundMap } })
    expect((await ask(OTHER)).status).toBe(404)
    expect((await ask('SAD')).status).toBe(404)
  })

  test('[B-020] of the longest beginning of the VIN, and of the vehicle itself before those', async () => {
    await csv(
      '/api/map_packages/import',
      `vin,vehicle_name,map_region,map_version,size_gb,download_url\nSAD,كل الطرازات,الخليج,1,20,https://m.example/1\nSADCA2,F-PACE,الخليج,2,24,https://m.example/2\n${CAR},سيارة,الخليج,3,30,https://m.example/3\n`,
    )
    const versionOf = async (vin: string) => (await ask(vin)).json.data?.map_version
    expect(await versionOf(CAR)).toBe('3')
    expect(await versionOf(OTHER)).toBe('2')
    expect(await versionOf('SADZZ2BN8HA000002')).toBe('1')
    expect(await versionOf('WDDZZ2BN8HA000002')).toBeUndefined()
  })

  test('[B-020] a download address is https or a path of this site, and nothing else', async () => {
    expect(await post('/api/map_packages', map('SALWA2', { download_url: '/ar/brand/maps-sample.zip' }))).toMatchObject({ status: 201 })
    for (const download_url of ['http://m.example/1', 'javascript:alert(1)', 'maps', '//m.example/1', '/\\m.example/1']) {
      expect(await post('/api/map_packages', map(CAR, { download_url }))).toMatchObject({
        status: 422,
        json: { error: { fields: { download_url: expect.anything() } } },
      })
    }
  })
})

describe.each([
  { path: '/api/listed_vins', draft: { vin: CAR, list: 'airbag' }, other: { vin: OTHER, list: 'airbag' }, file: `vin,list\n${CAR},airbag\nbad,airbag\n` },
  {
    path: '/api/map_packages',
    draft: map(CAR),
    other: map(OTHER),
    file: 'vin,vehicle_name,map_region,map_version,size_gb,download_url\nSAD,x,y,1,many,https://m.example\n',
  },
])('records of $path', ({ path, draft, other, file }) => {
  test('are added, changed at their version and removed by staff, with a line in the log each', async () => {
    const entries = await audited(async () => {
      const addedRecord = await post(path, draft)
      expect([addedRecord.status, addedRecord.json.data]).toEqual([201, expect.objectContaining(draft)])
      const { id, version } = addedRecord.json.data
      expect((await put(`${path}/${id}`, other, 'another')).status).toBe(412)
      expect(await put(`${path}/${id}`, other, version)).toMatchObject({ status: 200, json: { data: other } })
      expect((await call(`${path}/${id}`)).json.data).toMatchObject(other)
      expect((await call(`${path}?page=1&per_page=25&q=${OTHER.slice(-5)}`)).json.data).toMatchObject([other])
      expect((await remove(`${path}/${id}`)).status).toBe(204)
      expect((await call(`${path}/${id}`)).status).toBe(404)
    })
    expect(entries.map(({ action }) => action.split('.')[1])).toEqual(['created', 'changed', 'deleted'])
  })

  test('exist once', async () => {
    await post(path, draft)
    expect(await post(path, draft)).toMatchObject({ status: 422, json: { error: { fields: { vin: ['taken'] } } } })
  })

  test('[A-269] are closed to strangers', async () => {
    const { id, version } = (await post(path, draft)).json.data
    const answers = [
      await call(`${path}?page=1&per_page=25`, { token: null }),
      await call(`${path}/${id}`, { token: null }),
      await post(path, other, { token: null }),
      await put(`${path}/${id}`, other, version, { token: null }),
      await remove(`${path}/${id}`, { token: null }),
      await post(`${path}/import`, file, { token: null }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
  })

  test('are imported all or not at all', async () => {
    expect((await csv(`${path}/import`, file)).status).toBe(422)
    expect((await call(`${path}?page=1&per_page=25`)).json.meta.total).toBe(0)
  })
})

test('a second import of the same file changes nothing, and one with new values changes the row', async () => {
  const head = 'vin,vehicle_name,map_region,map_version,size_gb,download_url\n'
  const file = `${head}SAD,F-PACE,الخليج,1,20,https://m.example/1\n`
  const counts = async (text: string) => (await csv('/api/map_packages/import', text)).json.data.counts
  expect(await counts(file)).toMatchObject({ create: 1 })
  expect(await counts(file)).toMatchObject({ unchanged: 1 })
  const entries = await audited(async () => expect(await counts(file.replace(',1,20', ',2,22'))).toMatchObject({ update: 1 }))
  expect(entries).toMatchObject([{ action: 'map_package.imported', changes: { create: [null, 0], update: [null, 1] } }])
  expect((await call('/api/map_packages?page=1&per_page=25')).json.data).toMatchObject([{ map_version: '2', size_gb: 22 }])
})
