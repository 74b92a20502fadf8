import { afterEach, expect, test, vi } from 'vitest'

const source = { apiUrl: 'https://rates.test/', responseKey: 'data', startDateKey: 'startdate' }

afterEach(() => vi.unstubAllGlobals())

/** A page that was just opened: nothing is known yet. */
async function aPage(answer: () => Response | Promise<Response>) {
  vi.resetModules()
  const page = await import('./exchange-rate.ts')
  const fetch = vi.fn(async (_address: unknown, _init?: unknown) => answer())
  const load = (changes: Partial<typeof source> = {}) =>
    page.loadExchangeRate({ ...source, ...changes }, { fetch: fetch as unknown as typeof globalThis.fetch })
  return { ...page, fetch, load }
}

test('[C-131] the rate is not loaded, loading, then loaded', async () => {
  const { $exchange, load } = await aPage(() => Response.json({ data: 4 }))
  const statuses: string[] = [$exchange.get().status]
  const stop = $exchange.listen(({ status }) => void statuses.push(status))
  await load()
  stop()
  expect(statuses).toEqual(['not loaded', 'loading', 'loaded'])
})

test.each([
  ['status 500', () => new Response('x', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['a text as JSON', () => Response.json('4')],
  ['nothing as JSON', () => Response.json(null)],
  ['no network', () => Promise.reject(new TypeError('network'))],
])('[C-132][C-133][A-356] with %s it is loaded without a rate, and nobody asks again', async (_, answer) => {
  const { $exchange, load, fetch } = await aPage(answer)
  await load()
  expect($exchange.get()).toEqual({ status: 'loaded', rate: null, startDate: null })
  await load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('[C-133][A-356] five that ask at the same time share one request', async () => {
  const { load, fetch } = await aPage(() => Response.json({ data: 4 }))
  await Promise.all(Array.from({ length: 5 }, () => load()))
  await load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('[A-301][C-291][C-294][A-302] is asked of {host}/currency-exchange, and of nobody without an address', async () => {
  const { $exchange, load, fetch } = await aPage(() => Response.json({ data: 4 }))
  await load({ apiUrl: '' })
  expect([fetch.mock.calls.length, $exchange.get().status]).toEqual([0, 'not loaded'])
  await load()
  expect(fetch.mock.calls[0]?.[0]).toBe('https://rates.test/currency-exchange')
  expect(fetch.mock.calls[0]?.[1]).toEqual({ headers: { accept: 'application/json' }, signal: expect.any(AbortSignal) })
})

test('[C-291][A-301][A-302] slashes behind the host are passed over', async () => {
  const { load, fetch } = await aPage(() => Response.json({ data: 4 }))
  await load({ apiUrl: 'https://rates.test/v1//' })
  expect(fetch.mock.calls[0]?.[0]).toBe('https://rates.test/v1/currency-exchange')
})

test('[C-131] subscribers get the rate until they unsubscribe', async () => {
  const { followRate, fetch, $exchange } = await aPage(() => Response.json({ data: 4 }))
  vi.stubGlobal('fetch', fetch)
  const amounts: (number | null)[] = []
  const stop = followRate(source, (rate) => void amounts.push(rate))
  expect(amounts.every((rate) => rate === null)).toBe(true)
  await vi.waitFor(() => expect($exchange.get().status).toBe('loaded'))
  expect(amounts.at(-1)).toBe(4)
  stop()
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  [{ data: 4 }, 'data', 4],
  [{ usd: 3.67, data: 1 }, 'usd', 3.67],
  [{ data: '0.27' }, 'data', 0.27],
])('[C-292][A-303] the rate of %j under the key %s is %d', async (body, responseKey, rate) => {
  const { $exchange, load } = await aPage(() => Response.json(body))
  await load({ responseKey })
  expect($exchange.get().rate).toBe(rate)
})

test.each([[{}], [{ data: null }], [{ data: 'x' }], [{ data: '' }], [{ data: -1 }], [{ data: 0 }], [{ data: '1e999' }], [{ data: true }]])(
  '[C-329][A-355] %j has no rate, which the console is told',
  async (body) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { $exchange, load } = await aPage(() => Response.json(body))
    await load()
    expect($exchange.get()).toEqual({ status: 'loaded', rate: null, startDate: null })
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"data"'))
    error.mockClear()
  },
)

test.each([
  [{ data: 4, startdate: '2024-01-01' }, 'startdate', '2023-12-31', null],
  [{ data: 4, startdate: '2024-01-01' }, 'startdate', '2024-01-02', 4],
  [{ data: 4, startdate: '2024-01-01' }, 'startdate', '2024-01-01', 4],
  [{ data: 4, from: '2024-01-01' }, 'from', '2023-12-31', null],
  [{ data: 4, startdate: 'soon' }, 'startdate', '2023-12-31', 4],
  [{ data: 4, startdate: 2025 }, 'startdate', '2023-12-31', 4],
  [{ data: 4, startdate: null }, 'startdate', '2023-12-31', 4],
])('[C-293][C-294][A-304] %j with the key %s gives on %s the rate %j', async (body, startDateKey, today, rate) => {
  const { $exchange, load, rateAt } = await aPage(() => Response.json(body))
  await load({ startDateKey })
  expect(rateAt($exchange.get(), Date.parse(today))).toBe(rate)
})
