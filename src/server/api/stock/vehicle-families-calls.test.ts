import { expect, test } from 'vitest'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post } = apiCaller(services)

type Family = { key: string; label: string; code: string; model_years: number[] }
const families = async (): Promise<Family[]> => (await call('/api/vehicle_families', { token: null })).json.data
const write = async (value: unknown) => {
  const answer = await post('/api/settings', { key: 'vehicles.families', value })
  services.site.forget()
  return answer.status
}

test('[B-160] the families are ten, in this order', async () => {
  const names = ['Range Rover', 'Defender', 'Discovery', 'F-Pace', 'E-Pace', 'I-Pace', 'F-Type', 'XE', 'XF', 'XJ']
  expect((await families()).map(({ label }) => label)).toEqual(names)
})

test('[B-161][B-163] each has its code and the model years from 2018 to the year after the current one', async () => {
  const codes = { 'range-rover': 'l460', defender: 'l663', discovery: 'l462', 'e-pace': 'x540', xj: 'x351', 'f-pace': 'x761', xf: 'x260' }
  expect(Object.fromEntries((await families()).map(({ key, code }) => [key, code]))).toMatchObject(codes)
  for (const { model_years } of await families()) expect(model_years).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027])
})

test('[B-163] staff may change them, what is no list of families is refused, and pages may name a new one', async () => {
  const own = [{ key: 'type-00', label: 'Type 00', first_year: 2026, last_year: 2026 }]
  expect(await write([{ key: 'X', label: '' }])).toBe(422)
  expect(await write([{ ...own[0], last_year: 2020 }])).toBe(422)
  expect(await write(own)).toBeLessThan(300)
  expect(await families()).toEqual([{ key: 'type-00', label: 'Type 00', code: '', model_years: [2026] }])
  const block = (car_key: string) => [{ id: 'a', template: 'model_summary', version: 1, fields: { car_key }, groups: [], positions: [], active_positions: [] }]
  const page = { status: 'published', title: 'x' }
  expect((await post('/api/pages', { ...page, path: 'new-family', blocks: block('type-00') })).status).toBe(201)
  expect((await post('/api/pages', { ...page, path: 'no-family', blocks: block('<b>') })).status).toBe(422)
  await write(null)
  expect(await families()).toHaveLength(10)
})

test('[A-150][C-372] the market of the stock is overseas, mobility or none', async () => {
  for (const value of ['overseas', 'mobility', '']) {
    expect((await post('/api/settings', { key: 'stock_locator.market', value })).status).toBeLessThan(300)
    services.site.forget()
    expect((await services.site.get({ ...services.staffCtx, staff: null })).settings.stock.market).toBe(value)
  }
  expect((await post('/api/settings', { key: 'stock_locator.market', value: 'moon' })).status).toBe(422)
  expect((await services.site.get({ ...services.staffCtx, staff: null })).settings.stock.market).toBe('')
})
