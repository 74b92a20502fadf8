import { describe, expect, test } from 'vitest'
import { fetchShowroomConfig } from '../calls/stock-calls.ts'
import { initShowroom, type ShowroomSteps } from './init-showroom.ts'

type Steps = ShowroomSteps<{ id: number }, number[], string>

const given = <Data>(data: Data) => ({ ok: true as const, data, meta: undefined })

/** A showroom that notes its steps. */
function aShowroom(own: Partial<Steps> = {}) {
  const log: string[] = []
  const noted = <Call extends (...input: never[]) => unknown>(name: string, call: Call) =>
    ((...input: never[]) => {
      log.push(name)
      return call(...input)
    }) as Call
  const steps: Steps = {
    clearError: noted('clearError', () => undefined),
    setLanguage: (language) => void log.push(`setLanguage ${language}`),
    setError: ({ status }) => void log.push(`setError ${status}`),
    fetchVehicle: noted('fetchVehicle', own.fetchVehicle ?? (async () => given({ id: 7 }))),
    fetchSimilar: noted('fetchSimilar', own.fetchSimilar ?? (async () => given([8, 9]))),
    fetchShowroomConfig: noted('fetchShowroomConfig', own.fetchShowroomConfig ?? (async () => given('showroom'))),
    fetchOrderConfig: noted('fetchOrderConfig', own.fetchOrderConfig ?? (async () => given('order'))),
  }
  return { log, steps }
}

describe('opening a showroom', () => {
  test('[A-216] clears the error, sets the language and fetches the vehicle, in this order', async () => {
    const { log, steps } = aShowroom()
    await initShowroom(steps, 'ar')
    expect(log.slice(0, 3)).toEqual(['clearError', 'setLanguage ar', 'fetchVehicle'])
  })

  test.each([
    ['answers 500', async () => ({ ok: false as const, status: 500 }), 500],
    ['has no model', async () => given(null), 404],
    ['fails', async () => Promise.reject(new Error('no connection')), 0],
  ])('[A-217][C-332] when the vehicle %s, stores that error, returns it and asks nothing else', async (_, fetchVehicle, status) => {
    const { log, steps } = aShowroom({ fetchVehicle })
    expect(await initShowroom(steps, 'ar')).toEqual({ ok: false, error: { status } })
    expect(log).toEqual(['clearError', 'setLanguage ar', 'fetchVehicle', `setError ${status}`])
  })

  test('[A-218] fetches similar vehicles only where they are shown', async () => {
    const { steps } = aShowroom()
    expect(await initShowroom(steps, 'ar')).toMatchObject({ showroom: { similar: [8, 9] } })
    const { fetchSimilar: _, ...without } = steps
    expect(await initShowroom(without, 'ar')).toMatchObject({ ok: true, showroom: { similar: null } })
  })

  test('[A-219] loads the configuration of the showroom and of ordering online once the vehicle is there', async () => {
    const { log, steps } = aShowroom()
    expect(await initShowroom(steps, 'ar')).toMatchObject({ showroom: { vehicle: { id: 7 }, config: 'showroom', orderConfig: 'order' } })
    expect(log.indexOf('fetchShowroomConfig')).toBeGreaterThan(log.indexOf('fetchVehicle'))
    expect(log).toContain('fetchOrderConfig')
  })

  test('[C-333] stores an error of the similar vehicles; the showroom opens without them', async () => {
    const { log, steps } = aShowroom({ fetchSimilar: async () => ({ ok: false, status: 500 }) })
    expect(await initShowroom(steps, 'ar')).toMatchObject({ ok: true, showroom: { vehicle: { id: 7 }, similar: null } })
    expect(log.at(-1)).toBe('setError 500')
  })
})

test('[A-312][C-306] the configuration of the showroom is asked for at its exact address', async () => {
  const asked: string[] = []
  await fetchShowroomConfig('company', {
    fetch: async (address) => {
      asked.push(String(address))
      return Response.json({ data: [] })
    },
  })
  expect(asked).toEqual(['/public_api/company_config/all?config_type=additional,cash,lease,subscription'])
})
