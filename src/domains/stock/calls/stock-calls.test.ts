import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchRetailersByPostcode } from './retailer-calls.ts'
import {
  catalogueGet,
  comparedModel,
  coreGet,
  fetchCompareSpec,
  fetchLightStockList,
  fetchListedVehicle,
  fetchStockList,
  fetchSuggestions,
} from './stock-calls.ts'

/** The fake services' answers by address; other addresses answer 404. */
let answers: Record<string, () => Response>
const requests: { address: string; headers: Headers }[] = []
const options = {
  base: 'https://core.test/',
  fetch: vi.fn(async (address: unknown, init?: RequestInit) => {
    requests.push({ address: String(address), headers: new Headers(init?.headers) })
    return answers[String(address)]?.() ?? Response.json({ data: [] })
  }) as unknown as typeof fetch,
}
const addresses = () => requests.map(({ address }) => address)
const error = vi.fn()
const withLog = { ...options, log: { error } }
const failing = () => new Response('x', { status: 500 })

beforeEach(() => {
  answers = {}
  requests.length = 0
  error.mockClear()
})

const query = { filters: { states: ['new', 'used'], mileage: { to: 50 } }, sort: 'priceAsc' as const, page: 2, items: 12 }

describe('a call of the catalogue', () => {
  test('[A-272] goes below public_api of its base', async () => {
    await catalogueGet('x', '', options)
    await fetchListedVehicle({ list: 'new cars', id: 12 }, options)
    await catalogueGet('x', '', { fetch: options.fetch })
    expect(addresses()).toEqual(['https://core.test/public_api/x', 'https://core.test/public_api/listing/new%20cars/vehicle/12', '/public_api/x'])
  })

  test('[A-281] takes any parameters', async () => {
    await catalogueGet('x', { a: 'b c' }, options)
    await catalogueGet('x?y=1', { a: ['b', 'c'] }, options)
    await catalogueGet('x', 'a=1,2', options)
    expect(addresses().map((address) => address.slice('https://core.test/public_api/'.length))).toEqual(['x?a=b+c', 'x?y=1&a=b&a=c', 'x?a=1,2'])
  })

  test('[A-309][C-301][C-302] of a list says items, page, sort and filters, in either form', async () => {
    await fetchStockList('new-cars', query, options)
    await fetchLightStockList('new-cars', query, options)
    const text = 'items=12&page=2&sort=price&state_in=new&state_in=used&mileage_lteq=50'
    expect(addresses()).toEqual([`https://core.test/public_api/listing/new-cars?${text}`, `https://core.test/public_api/listing/new-cars/light?${text}`])
  })

  test('[C-299] gives the member data of the answer, with what stands beside it', async () => {
    answers['/public_api/x'] = () => Response.json({ data: [1], meta: { total: 1 } })
    expect(await catalogueGet('x', '', { fetch: options.fetch })).toEqual({ ok: true, data: [1], meta: { total: 1 } })
  })

  test('that fails says with which status; 0 is one without an answer', async () => {
    answers['/public_api/x'] = failing
    answers['/public_api/y'] = () => {
      throw new TypeError('network')
    }
    expect([await catalogueGet('x', '', { fetch: options.fetch }), await catalogueGet('y', '', { fetch: options.fetch })]).toEqual([
      { ok: false, status: 500 },
      { ok: false, status: 0 },
    ])
  })
})

test('[C-296][C-297][A-291] the model to compare is the first element of the answer of the core', async () => {
  answers['https://core.test/api/compare/spec/k1'] = () => Response.json({ data: [{ id: 1 }, { id: 2 }] })
  expect(comparedModel(await fetchCompareSpec('k1', options))).toEqual({ id: 1 })
  expect(comparedModel(await fetchCompareSpec('k2', options))).toBeNull()
  answers['https://core.test/api/compare/spec/k3'] = failing
  expect(comparedModel(await fetchCompareSpec('k3', options))).toBeNull()
  expect(addresses()[0]).toBe('https://core.test/api/compare/spec/k1')
})

test('[C-299] settings, dealers, vehicles and specifications are the member data of the answers of the core', async () => {
  for (const path of ['settings', 'dealers', 'vehicles', 'vehicles/7/specs']) {
    answers[`https://core.test/api/${path}`] = () => Response.json({ data: [path], items: ['another'] })
    expect(await coreGet(path, '', options)).toEqual({ ok: true, data: [path] })
  }
})

test('[C-300] the core is asked for settings, dealers, vehicles and specifications at the addresses of document 1', async () => {
  await coreGet('settings', '', options)
  await coreGet('dealers', { items: 50 }, options)
  await coreGet('vehicles', { page: 2 }, options)
  await coreGet('vehicles/7/specs', '', options)
  expect(addresses()).toEqual(['settings', 'dealers?items=50', 'vehicles?page=2', 'vehicles/7/specs'].map((path) => `https://core.test/api/${path}`))
})

describe('suggestions', () => {
  const address = 'https://core.test/search_suggestions/?keyword=%D8%AF%D9%8A+x'

  test('[A-299][C-280][A-300][C-281] are the texts of an answer with status 200', async () => {
    answers[address] = () => Response.json({ data: ['ديفندر', 7, 'ديسكفري'] })
    expect(await fetchSuggestions('دي x', options)).toEqual(['ديفندر', 'ديسكفري'])
  })

  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['500', failing],
    ['201', () => Response.json({ data: ['x'] }, { status: 201 })],
    ['no list', () => Response.json({ data: 'x' })],
    ['no JSON', () => new Response('<html>')],
    [
      'no network',
      () => {
        throw new TypeError('network')
      },
    ],
  ])('[A-300][C-281][C-282] are none with %s', async (_name, answer) => {
    answers[address] = answer
    expect(await fetchSuggestions('دي x', options)).toEqual([])
  })
})

describe('dealers by postcode', () => {
  const near = 'https://dealers.test/near?market=au&postcode=2000&locality=Sydney'
  const endpoints = { dealers: 'https://dealers.test/near?market=au', fallback: 'https://core.test/api/dealers?items=50' }
  const place = { postcode: '2000', locality: 'Sydney' }

  test('[A-314][C-308] are asked for with postcode and locality', async () => {
    answers[near] = () => Response.json({ data: [{ dealer_code: 'D1' }] })
    expect(await fetchRetailersByPostcode(endpoints, place, withLog)).toEqual([{ dealer_code: 'D1' }])
    expect(addresses()).toEqual([near])
  })

  test('[A-315][C-309][C-310] are those of the fallback where the first endpoint fails, knows nobody or is missing', async () => {
    answers[endpoints.fallback] = () => Response.json({ data: [{ dealer_code: 'D2' }] })
    const answersSoFar = [await fetchRetailersByPostcode(endpoints, place, withLog)]
    answers[near] = failing
    answersSoFar.push(await fetchRetailersByPostcode(endpoints, place, withLog), await fetchRetailersByPostcode({ ...endpoints, dealers: '' }, place, withLog))
    answers[near] = () => Response.json({ data: { dealer_code: 'D1' } })
    answersSoFar.push(await fetchRetailersByPostcode(endpoints, place, withLog))
    expect(answersSoFar).toEqual(Array(4).fill([{ dealer_code: 'D2' }]))
    expect(addresses()).toEqual([near, endpoints.fallback, near, endpoints.fallback, endpoints.fallback, near, endpoints.fallback])
    expect(error).not.toHaveBeenCalled()
  })

  test('[C-330][A-315][C-309][A-357] are none where no endpoint is set, which the log says', async () => {
    expect(await fetchRetailersByPostcode({ dealers: '', fallback: '' }, place, withLog)).toEqual([])
    expect(error.mock.calls).toEqual([['No API URL has been provided']])
    expect(requests).toEqual([])
  })

  test('are none where both endpoints fail', async () => {
    answers[near] = failing
    answers[endpoints.fallback] = failing
    expect(await fetchRetailersByPostcode(endpoints, place, withLog)).toEqual([])
  })
})
