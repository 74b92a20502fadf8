import type { CallAnswer } from '../calls/stock-calls.ts'

/** Why a showroom has no vehicle or no similar ones; status 0 is a call without an answer. */
export type ShowroomError = { status: number }

/** What a showroom is told, step by step. */
export type ShowroomSteps<Vehicle, Similar, Config> = {
  clearError: () => void
  setLanguage: (language: string) => void
  setError: (error: ShowroomError) => void
  fetchVehicle: () => Promise<CallAnswer<Vehicle | null>>
  /** Left out where a showroom shows no similar vehicles. */
  fetchSimilar?: (vehicle: Vehicle) => Promise<CallAnswer<Similar>>
  fetchShowroomConfig: (vehicle: Vehicle) => Promise<CallAnswer<Config>>
  fetchOrderConfig: (vehicle: Vehicle) => Promise<CallAnswer<Config>>
}

/** A showroom that has its vehicle; what could not be fetched besides is null (C-333). */
export type Showroom<Vehicle, Similar, Config> = { vehicle: Vehicle; similar: Similar | null; config: Config | null; orderConfig: Config | null }

/**
 * Opens a showroom: forgets the last error, sets the language, fetches the vehicle, then what stands beside it. Without
 * its vehicle there is nothing to show: the error is stored and returned, and nothing else is asked (A-217, C-332).
 */
export async function initShowroom<Vehicle, Similar, Config>(
  steps: ShowroomSteps<Vehicle, Similar, Config>,
  language: string,
): Promise<{ ok: true; showroom: Showroom<Vehicle, Similar, Config> } | { ok: false; error: ShowroomError }> {
  steps.clearError()
  steps.setLanguage(language)
  const fetched = await answered(steps.fetchVehicle)
  const vehicle = fetched.ok ? fetched.data : null
  if (vehicle === null) {
    const error = { status: fetched.ok ? 404 : fetched.status }
    steps.setError(error)
    return { ok: false, error }
  }
  const { fetchSimilar } = steps
  const [similar, config, orderConfig] = await Promise.all([
    fetchSimilar ? answered(() => fetchSimilar(vehicle)) : null,
    answered(() => steps.fetchShowroomConfig(vehicle)),
    answered(() => steps.fetchOrderConfig(vehicle)),
  ])
  for (const answer of [similar, config, orderConfig]) if (answer && !answer.ok) steps.setError({ status: answer.status })
  return { ok: true, showroom: { vehicle, similar: dataOf(similar), config: dataOf(config), orderConfig: dataOf(orderConfig) } }
}

/** A call that throws is one without an answer. */
async function answered<Data>(call: () => Promise<CallAnswer<Data>>): Promise<CallAnswer<Data>> {
  try {
    return await call()
  } catch {
    return { ok: false, status: 0 }
  }
}

function dataOf<Data>(answer: CallAnswer<Data> | null): Data | null {
  return answer?.ok ? answer.data : null
}
