import type { ConfigStore } from './journey-config.ts'

/** The loaders of a journey's data. Both throw or return null on failure. */
export type JourneySources<Vehicle> = {
  setLanguage: () => void | Promise<void>
  loadConfig: (isConfigurator: boolean) => Promise<ConfigStore | null>
  fetchVehicle: (of: { id: number; list: string }) => Promise<Vehicle | null>
  /** Called with each failure. */
  failed: (what: 'config' | 'vehicle', reason: string) => void
}

/** The data of a journey: `config` is null until it is loaded. */
export type JourneyState<Vehicle> = { isConfigurator: boolean; config: ConfigStore | null; vehicle: Vehicle | null }

export type JourneyStart = {
  configUrl?: string
  vehicleId?: number | null
  /** The listing that contains the vehicle. */
  list?: string
  vehicleRequired?: boolean
}

/** Whether a journey is the configurator's: it begins with the address of a configuration. */
export function isConfiguratorJourney({ configUrl = '' }: Pick<JourneyStart, 'configUrl'>): boolean {
  return configUrl !== ''
}

/**
 * Starts a journey, or goes on with one: the language first, then the configuration if it is not there yet, then the vehicle
 * of the normal journey. Undefined when a vehicle is required and none is named. What fails to load is reported and
 * stays empty.
 */
export async function initJourney<Vehicle>(
  settings: { config: ConfigStore | null },
  start: JourneyStart,
  sources: JourneySources<Vehicle>,
): Promise<JourneyState<Vehicle> | undefined> {
  const isConfigurator = isConfiguratorJourney(start)
  await sources.setLanguage()
  const config = settings.config ?? (await orNull('config', () => sources.loadConfig(isConfigurator), sources))
  const { vehicleId, list = '' } = start
  const isKnown = vehicleId !== null && vehicleId !== undefined && list !== ''
  if (start.vehicleRequired && !isKnown) return undefined
  const vehicle = isKnown ? await orNull('vehicle', () => sources.fetchVehicle({ id: vehicleId, list }), sources) : null
  return { isConfigurator, config, vehicle }
}

async function orNull<Value>(what: 'config' | 'vehicle', load: () => Promise<Value | null>, { failed }: Pick<JourneySources<never>, 'failed'>) {
  try {
    return await load()
  } catch (error) {
    failed(what, String(error))
    return null
  }
}
