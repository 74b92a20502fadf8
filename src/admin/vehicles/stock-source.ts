import type { StockRecord, VehicleStatus } from '#domains/stock/index.ts'
import { formSource } from '../data-provider/form-source.ts'
import { ask } from '../data-provider/rest-source.ts'
import type { Source } from '../data-provider/source.ts'

const VEHICLES = '/api/stock/vehicles'

type RegionPrice = { region: string; price: number }
type Registration = { open_market_value: number | null; additional_registration_fee: number | null }

/** A vehicle as its form holds it: what the API keeps by region as rows, names of standard features as lines, and no part absent. */
export type VehicleForm = Omit<StockRecord, 'price_metadata' | 'features_standard' | 'avl_field'> & {
  price_metadata: RegionPrice[]
  features_standard: string
  avl_field: NonNullable<StockRecord['avl_field']>
}

const noRegistration: Registration & { preferential_additional_registration_fee: null; registration_date: string } = {
  open_market_value: null,
  additional_registration_fee: null,
  preferential_additional_registration_fee: null,
  registration_date: '',
}

export function toForm({ price_metadata, features_standard, avl_field, photos, ...vehicle }: StockRecord): VehicleForm {
  return {
    ...vehicle,
    photos: photos.toSorted((one, other) => one.sequence - other.sequence),
    price_metadata: Object.entries(price_metadata).map(([region, price]) => ({ region, price })),
    features_standard: features_standard.map(({ name }) => name).join('\n'),
    avl_field: avl_field ?? noRegistration,
  }
}

/** What the API takes. A form leaves null where a field was emptied; what is absent is read as empty there. */
export function fromForm(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { price_metadata = [], features_standard, avl_field, photos, ...vehicle } = withoutNulls(form) as Partial<VehicleForm>
  const isRegistered = Object.values(avl_field ?? {}).some((value) => value !== '')
  return {
    ...vehicle,
    photos: (photos ?? []).map((photo, sequence) => ({ ...photo, sequence })),
    price_metadata: Object.fromEntries(price_metadata.filter(({ region }) => region).map(({ region, price }) => [region, price ?? 0])),
    features_standard: [...new Set(linesOf(features_standard ?? ''))].map((name) => ({ name })),
    ...(isRegistered ? { avl_field } : {}),
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item ?? {}))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === null || inner === undefined ? [] : [[key, withoutNulls(inner)]])))
}

export const vehiclesSource: Source = formSource<StockRecord, VehicleForm>(VEHICLES, { toForm, fromForm })

export type ChangeOutcome = 'changed' | 'unchanged' | 'stale' | 'status_move' | 'gone'
export type ChangeResult = { id: number; outcome: ChangeOutcome; vin: string; name: string; status: VehicleStatus | null }
type Named = Pick<StockRecord, 'id' | 'version'>

const namesOf = (vehicles: readonly Named[]) => vehicles.map(({ id, version }) => ({ id, version }))

/** Moves vehicles to a status; each has an outcome of its own. */
export async function changeStatuses(vehicles: readonly Named[], status: VehicleStatus): Promise<ChangeResult[]> {
  return (await ask<ChangeResult[]>(`${VEHICLES}/status`, { method: 'POST', body: { status, vehicles: namesOf(vehicles) } })).data
}

/** Publishes vehicles or withdraws them. */
export async function changePublication(vehicles: readonly Named[], isPublished: boolean): Promise<ChangeResult[]> {
  return (await ask<ChangeResult[]>(`${VEHICLES}/publication`, { method: 'POST', body: { is_published: isPublished, vehicles: namesOf(vehicles) } })).data
}
