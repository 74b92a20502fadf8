import { expect, test } from 'vitest'
import { initJourney, isConfiguratorJourney, type JourneySources } from './init-journey.ts'
import { currentStep, firstStep, nextStep, previousStep, stepNumber, toStep } from './journey-steps.ts'

/** Fake sources that record their calls. */
function sources(change: Partial<JourneySources<{ id: number }>> = {}) {
  const calls: string[] = []
  const all: JourneySources<{ id: number }> = {
    setLanguage: () => void calls.push('language'),
    loadConfig: async (isConfigurator) => {
      calls.push(`config ${isConfigurator}`)
      return { order_online: {} }
    },
    fetchVehicle: async ({ id, list }) => {
      calls.push(`vehicle ${list} ${id}`)
      return { id }
    },
    failed: (what, reason) => void calls.push(`failed ${what} ${reason}`),
    ...change,
  }
  return { all, calls }
}

test('[A-190] a configuration makes it the configurator’s journey, a vehicle alone does not', () => {
  expect(isConfiguratorJourney({ configUrl: 'abc' })).toBe(true)
  expect(isConfiguratorJourney({})).toBe(false)
})

test('[A-191][A-192] the language comes first, then the configuration, then the vehicle of its listing', async () => {
  const { all, calls } = sources()
  const state = await initJourney({ config: null }, { vehicleId: 7, list: 'new-cars' }, all)
  expect(calls).toEqual(['language', 'config false', 'vehicle new-cars 7'])
  expect(state).toEqual({ isConfigurator: false, config: { order_online: {} }, vehicle: { id: 7 } })
})

test('[A-191] a configuration that is there is not loaded again', async () => {
  const { all, calls } = sources()
  const first = await initJourney({ config: null }, { configUrl: 'abc' }, all)
  await initJourney({ config: first?.config ?? null }, { configUrl: 'abc' }, all)
  expect(calls).toEqual(['language', 'config true', 'language'])
})

test('[A-193] without id or listing a journey that needs a vehicle is none, and asks for no vehicle', async () => {
  const { all, calls } = sources()
  expect(await initJourney({ config: null }, { vehicleId: 7, vehicleRequired: true }, all)).toBeUndefined()
  for (const vehicleId of [undefined, null])
    expect(await initJourney({ config: {} }, { vehicleId, list: 'new-cars', vehicleRequired: true }, all)).toBeUndefined()
  expect(calls.filter((call) => call.startsWith('vehicle'))).toEqual([])
})

test('[A-350][A-351] what cannot be had is reported and stays empty', async () => {
  const broken = async () => {
    throw new Error('away')
  }
  const { all, calls } = sources({ loadConfig: broken, fetchVehicle: broken })
  expect(await initJourney({ config: null }, { vehicleId: 7, list: 'new-cars' }, all)).toEqual({ isConfigurator: false, config: null, vehicle: null })
  expect(calls).toEqual(['language', 'failed config Error: away', 'failed vehicle Error: away'])
})

test('[A-189] the first step has index 0 and is shown as 1; steps end where there are no more', () => {
  const first = firstStep({ hasVisit: true })
  expect([first.index, stepNumber(first), currentStep(first)]).toEqual([0, 1, 'details'])
  const second = nextStep(first)
  expect([second.index, stepNumber(second), currentStep(second)]).toEqual([1, 2, 'visit'])
  expect(currentStep(nextStep(nextStep(second)))).toBe('payment')
  expect(previousStep(first).index).toBe(0)
  expect(currentStep(toStep(firstStep({ hasVisit: false }), 1))).toBe('payment')
})
