// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { serverFetch } from '#tests/support/site/server-fetch.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { LocalVinChecker } from '../local/view.tsx'
import { VinChecker } from './view.tsx'

const services = await testServices()
const askServer = serverFetch(services)
const { post } = apiCaller(services)
const AIRBAG = 'SADCA2BN8HA000001'
const DEFAULT = 'SADCA2BN8HA000002'
const FREE = 'SADCA2BN8HA000003'

/** What the view asks of the server goes to the real one. */
const requests: { path: string; init: RequestInit }[] = []
let isServerAway = false
const answer = (path: string, init: RequestInit) => {
  requests.push({ path, init })
  if (isServerAway) return Promise.reject(new TypeError('no network'))
  return askServer(path, init)
}

beforeEach(async () => {
  requests.length = 0
  isServerAway = false
  vi.stubGlobal('fetch', answer)
  await services.database.db.execute(sql`delete from listed_vin`)
  await post('/api/listed_vins/import', `vin,list\n${AIRBAG},airbag\n${DEFAULT},\n`, { headers: { 'content-type': 'text/csv' } })
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

async function draw(template: 'vin_checker' | 'local_vin_checker', fields: Record<string, unknown> = {}, phone = '+971 4 000 0000') {
  const data = await dataLoaders.get(template)?.({ vin_list: '', ...fields }, { phone, posted: null } as unknown as BlockContext<never>, [])
  return template === 'vin_checker'
    ? render(<VinChecker {...propsOf<Parameters<typeof VinChecker>[0]>(template, fields, data)} />).container
    : render(<LocalVinChecker {...propsOf<Parameters<typeof LocalVinChecker>[0]>(template, fields, data)} />).container
}

async function check(vin: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: vin } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'تحقّق' }))
  })
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'تحقّق' })).toBeTruthy())
}
const statusText = () => screen.getByRole('status').textContent

test('[B-115] [B-056] the catalogue has both checkers', () => {
  expect([...catalogue.keys()].filter((symbol) => symbol.includes('vin_checker')).toSorted()).toEqual(['local_vin_checker', 'vin_checker'])
})

test('[B-204] label, button and both answers are fields, and each changes the block', async () => {
  const block = catalogue.get('vin_checker')?.block
  const symbols = block ? describeBlock(block, '').attributes.fields.map(({ symbol }) => symbol) : []
  expect(symbols).toEqual(expect.arrayContaining(['label_text', 'button_text', 'response_positive', 'response_negative']))
  await draw('vin_checker', { label_text: 'الرقم', button_text: 'ابحث', response_positive: '<p>مشمولة</p>', response_negative: '<p>سليمة</p>' })
  const search = async (vin: string) => {
    fireEvent.change(screen.getByLabelText('الرقم'), { target: { value: vin } })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'ابحث' }))
    })
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'ابحث' })).toBeTruthy())
    return statusText()
  }
  expect(await search(AIRBAG)).toContain('مشمولة')
  expect(await search(FREE)).toContain('سليمة')
})

test('[B-324] an affected vehicle is told to call the service centre for an appointment, with a link that calls', async () => {
  await draw('vin_checker')
  await check(AIRBAG)
  expect(statusText()).toContain('يُرجى الاتصال بمركز الخدمة هاتفيًا لحجز موعد لاستبدال القطع.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+97140000000')
  const field = catalogue.get('vin_checker')?.block.fields.find(({ symbol }) => symbol === 'response_positive')
  expect(field?.default).toBe('Please contact the service centre by phone to book an appointment for parts replacement.')
})

test('[B-325] any other vehicle is not affected, in the words of the default', async () => {
  await draw('vin_checker')
  await check(FREE)
  expect(statusText()).toBe('سيارتك ليست من السيارات المشمولة بالاستدعاء.')
  expect(screen.queryByRole('link')).toBeNull()
  const field = catalogue.get('vin_checker')?.block.fields.find(({ symbol }) => symbol === 'response_negative')
  expect(field?.default).toBe('Your vehicle is NOT the affected vehicle.')
})

test('[B-056] [B-311] the local checker asks its own list on this server alone, and nobody else', async () => {
  await draw('local_vin_checker', { heading: 'تحقق من سيارتك', vin_list: 'airbag' })
  expect(screen.getByRole('heading', { name: 'تحقق من سيارتك' })).toBeTruthy()
  await check(AIRBAG)
  expect(statusText()).toContain('يُرجى الاتصال')
  await check(DEFAULT)
  expect(statusText()).toContain('ليست من السيارات')
  cleanup()
  await draw('local_vin_checker')
  await check(DEFAULT)
  expect(statusText()).toContain('يُرجى الاتصال')
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/api/vin-check']))
})

test('[B-312] without a list of its own the checker knows the vehicles of all campaigns', async () => {
  await draw('vin_checker')
  await check(AIRBAG)
  expect(statusText()).toContain('يُرجى الاتصال')
  await check(DEFAULT)
  expect(statusText()).toContain('يُرجى الاتصال')
})

describe('[B-312] a check that fails', () => {
  test('shows the error of the block, and trying again asks again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await draw('vin_checker', { error_msg: 'تعذّر التحقق', try_again_btn_label: 'مرة أخرى' })
    isServerAway = true
    await check(AIRBAG)
    expect(statusText()).toContain('تعذّر التحقق')
    isServerAway = false
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'مرة أخرى' }))
    })
    await vi.waitFor(() => expect(statusText()).toContain('يُرجى الاتصال'))
    expect(JSON.stringify(warned.mock.calls)).not.toContain(AIRBAG)
    warned.mockRestore()
  })
})

describe('the VIN', () => {
  test('may be typed in small letters, with spaces and hyphens', async () => {
    await draw('vin_checker')
    await check(` ${AIRBAG.toLowerCase().slice(0, 9)}-${AIRBAG.slice(9)} `)
    expect(statusText()).toContain('يُرجى الاتصال')
  })

  test('that is none is said at the field, and nobody is asked', async () => {
    await draw('vin_checker')
    await check('12345')
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('17')
    expect([document.activeElement, requests]).toEqual([field, []])
  })

  test('stands in no address, neither with the script nor without', async () => {
    const checker = await draw('vin_checker')
    expect(checker.querySelector('form')?.method).toBe('post')
    await check(AIRBAG)
    expect(requests.map(({ path, init }) => [path, init.method])).toEqual([['/api/vin-check', 'POST']])
    expect(location.href).not.toContain(AIRBAG)
  })

  test('is written from left to right on a page from right to left', async () => {
    await draw('vin_checker')
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('ltr')
  })
})
