import { createHash } from 'node:crypto'
import type { Scope } from '#platform/bus/announce.server.ts'

/** By what a CDN may forget a page: what was changed is told to it by these names. */
type KeySource = { path: string; scopes: readonly Scope[]; vehicles: readonly number[] | null }

/** What a CDN is told: the pages of `gone` may be shown to nobody any more, those of `old` while the site is away. */
export type ChangedKeys = { goneKeys: readonly string[]; old: readonly string[] }

export const EVERY_PAGE = 'all'
/** A page of any vehicle, and one that names its vehicles and yet may become another when all of them do. */
const ANY_VEHICLE = 'stock'
const ALL_VEHICLES = 'vehicles'
/** Proxies refuse headers that are longer than some kilobytes together; the policy of a page takes most of that. */
const MOST_CHARACTERS = 1500
/** One name is shorter than so many vehicles. */
const MOST_VEHICLES = 500

/** The names of a page, divided by blanks. One that shows too many vehicles is a page of any. */
export function keysOfPage({ path, scopes, vehicles }: KeySource): string {
  const others = scopes.filter((scope) => scope !== 'stock' && scope !== 'listings').map(keyOf)
  const keys = [EVERY_PAGE, keyOf(`page:${path}`), ...others]
  const ofStock = scopes.includes('stock') ? [...keys, ...(vehicles ? [ALL_VEHICLES, ...vehicles.map(keyOfVehicle)] : [ANY_VEHICLE])].join(' ') : keys.join(' ')
  return ofStock.length <= MOST_CHARACTERS ? ofStock : [...keys.slice(0, 2), ...scopes.map(keyOf)].join(' ')
}

/** The names of what these changes touch; of a change of the stock, `changedVehicles` are what it touches, null all. */
export function keysOfChange(scopes: readonly Scope[], changedVehicles: readonly number[] | null): ChangedKeys {
  const goneKeys = scopes.filter((scope) => scope.startsWith('page:')).map(keyOf)
  const others = scopes.filter((scope) => scope !== 'stock' && !scope.startsWith('page:')).map((scope) => (scope === 'site' ? EVERY_PAGE : keyOf(scope)))
  if (!scopes.includes('stock')) return { goneKeys, old: others }
  const areFew = changedVehicles !== null && changedVehicles.length <= MOST_VEHICLES
  return { goneKeys, old: [...others, ANY_VEHICLE, ...(areFew ? changedVehicles.map(keyOfVehicle) : [ALL_VEHICLES])] }
}

/** Paths are of any length and alphabet, so that a digest stands for each. */
function keyOf(scope: Scope): string {
  if (!scope.startsWith('page:')) return scope.replace(':', '-')
  return `p-${createHash('sha256').update(scope.slice('page:'.length)).digest('base64url').slice(0, 12)}`
}

function keyOfVehicle(id: number): string {
  return `v-${id}`
}
