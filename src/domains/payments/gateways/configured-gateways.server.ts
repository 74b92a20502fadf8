import type { Env } from '#platform/env/env.server.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayRoom } from './gateway-unit.ts'
import { type GatewayName, gatewayNames } from './registry.ts'
import { gatewayUnits } from './units.gen.server.ts'

/** The gateways that the environment sets up, in their order; it has all variables of one or none. */
export function configuredGateways(env: Env): GatewayName[] {
  const isSetUp = (name: GatewayName) => gatewayUnits.some(({ facts, variables }) => facts.name === name && variables.every((variable) => env[variable]))
  return gatewayNames.filter((name) => (name === 'TEST' ? env.TEST_PAYMENTS === 'on' : isSetUp(name)))
}

/**
 * What browsers need to show the fields of each gateway, by its name in small letters: null where it is not set up, empty where it needs nothing. None of it
 * is secret.
 */
export function browserSetups(env: Env): Record<string, Readonly<Record<string, string>> | null> {
  const isSetUp = new Set(configuredGateways(env))
  const setupOf = (name: GatewayName) => gatewayUnits.find(({ facts }) => facts.name === name)?.setup?.(env) ?? {}
  return Object.fromEntries(gatewayNames.map((name) => [name.toLowerCase(), isSetUp.has(name) ? setupOf(name) : null]))
}

/** The gateways whose variables are in the environment. */
export function createGateways(room: GatewayRoom): Gateway[] {
  return gatewayUnits.flatMap(({ create }) => create(room) ?? [])
}
