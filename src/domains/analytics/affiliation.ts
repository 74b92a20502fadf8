import type { Affiliation } from './ecommerce.ts'

/** The code under which a sale is counted. `isConfigured`: the vehicle comes from the configurator's journey. */
export function affiliationOf({ state, isConfigured = false }: { state: string; isConfigured?: boolean }): Affiliation {
  if (state !== 'new') return 'sl-avl'
  return isConfigured ? 'sl-nvl-config' : 'sl-nvl'
}
