import type { CompanyConfigSeed, ListingSeed } from '#domains/stock/index.server.ts'
import { onlineOrderConfigs } from './online-order.ts'

/** How many vehicles the demo has. */
export const VEHICLES = 600

const offered = ['stock', 'available_soon', 'reserved', 'in_production', 'on_demand', 'demo']
const listing = { currency: 'AED', language: 'ar', membership: 'filtered' } as const

export const listings: readonly ListingSeed[] = [
  { ...listing, key: 'new-cars', name: 'سيارات جديدة', filters: { states: ['new'], statuses: offered } },
  { ...listing, key: 'approved-cars', name: 'سيارات معتمدة', filters: { states: ['approved'], statuses: offered } },
  { ...listing, key: 'all-cars', name: 'كل السيارات', filters: { statuses: offered } },
]

/** What the showroom shows beside a vehicle, by the way it is paid. */
export const companyConfigs: readonly CompanyConfigSeed[] = [
  { key: 'showroom', configType: 'additional', content: { blocks: [] } },
  { key: 'showroom', configType: 'cash', content: { blocks: [] } },
  { key: 'showroom', configType: 'lease', content: { blocks: [] } },
  { key: 'showroom', configType: 'subscription', content: { blocks: [] } },
  ...onlineOrderConfigs,
]
