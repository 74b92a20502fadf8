import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { listPriceFields, shownPriceFields } from '../../prices/shown-price.ts'
import type { VehicleDraft } from '../fields/vehicle-draft.ts'
import { mayBecome } from '../status/status-moves.ts'
import type { ownerFields } from '../vehicle-owner.ts'
import type { BulkChange, ChangeOutcome } from './bulk-change.ts'

export type ChangedValues = Partial<VehicleDraft>
/** What people are shown of a change: an amount in units of the car's currency, a name, keys of listings, a status, or whether visitors find it. */
export type ShownValue = number | string | boolean | string[] | null
export type Plan = { before: ShownValue; after: ShownValue } & ({ outcome: 'changed'; values: ChangedValues } | { outcome: Exclude<ChangeOutcome, 'changed'> })

/** What a change asks beside the car: which prices count on this site, and the retailer that it names. */
export type ChangeTerms = { taxIncluded: boolean; owner: ReturnType<typeof ownerFields> | null }

/** Prices before a sale: one of them is shown, and the others follow it in proportion. */
const listPrices = ['gross_price', 'net_price', 'msrp_price'] as const

/** What a change makes of one car; the preview and the change itself both follow it. */
export function planChange(car: VehicleDraft, change: BulkChange, { taxIncluded, owner }: ChangeTerms): Plan {
  switch (change.kind) {
    case 'status': {
      const { status } = change
      if (status !== car.status && !mayBecome(car.status, status)) return { outcome: 'status_move', before: car.status, after: null }
      return planOf(car, { status }, car.status, status)
    }
    case 'publication':
      return planOf(car, { is_published: change.is_published }, car.is_published, change.is_published)
    case 'retailer':
      return owner ? planOf(car, owner as ChangedValues, car.owner_name, owner.owner_name ?? '') : { outcome: 'gone', before: car.owner_name, after: null }
    case 'listing': {
      const others = car.publication_lists.filter((key) => key !== change.listing)
      const isThere = others.length < car.publication_lists.length
      const lists = change.belongs === isThere ? car.publication_lists : change.belongs ? [...others, change.listing] : others
      return planOf(car, { publication_lists: lists }, car.publication_lists, lists)
    }
    default:
      return planPrice(car, change, taxIncluded)
  }
}

function planPrice(car: VehicleDraft, change: Extract<BulkChange, { kind: 'percent' | 'amount' }>, taxIncluded: boolean): Plan {
  const { currency } = car
  const list = listPriceFields(taxIncluded).find((name) => isPriced(car[name]))
  const paid = shownPriceFields(taxIncluded).find((name) => isPriced(car[name]))
  const field = change.price === 'sale' ? 'sale_price' : change.price === 'list' ? list : paid
  const base = change.price === 'sale' ? list : field
  const before = field ? car[field] : null
  if (!field || !base) return { outcome: 'no_price', before, after: null }
  if (change.kind === 'amount' && change.currency !== currency) return { outcome: 'other_currency', before, after: null }
  const old = toMinorUnits(car[base] ?? 0, currency)
  const minor =
    change.kind === 'amount' ? toMinorUnits(change.amount, currency) : percentOf(old, { percent: change.percent, step: toMinorUnits(change.step, currency) })
  const after = fromMinorUnits(minor, currency)
  if (minor <= 0) return { outcome: 'too_low', before, after: null }
  if (field !== 'sale_price') return planOf(car, inProportion(car, { old, minor }), before, after)
  if (list && after >= (car[list] ?? 0)) return { outcome: 'no_sale', before, after: null }
  return planOf(car, { sale_price: after }, before, after)
}

/** Minor units changed by so many percent, to the nearest multiple of `step`, halves up. In whole numbers: a trillion of units is more than a float keeps. */
function percentOf(minor: number, { percent, step }: { percent: number; step: number }): number {
  const hundredths = BigInt(Math.round(10_000 + percent * 100))
  return Number(nearest(BigInt(minor) * hundredths, 10_000n * BigInt(step)) * BigInt(step))
}

function nearest(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

/** All prices before a sale, changed as the one that is shown. */
function inProportion(car: VehicleDraft, { old, minor }: { old: number; minor: number }): ChangedValues {
  const { currency } = car
  const scaled = (amount: number) => fromMinorUnits(Number(nearest(BigInt(toMinorUnits(amount, currency)) * BigInt(minor), BigInt(old))), currency)
  return Object.fromEntries(listPrices.flatMap((name) => (isPriced(car[name]) ? [[name, scaled(car[name] ?? 0)]] : [])))
}

function isPriced(amount: number | null): boolean {
  return amount !== null && amount > 0
}

function planOf(car: VehicleDraft, values: ChangedValues, before: ShownValue, after: ShownValue): Plan {
  return holds(car, values) ? { outcome: 'unchanged', before, after } : { outcome: 'changed', before, after, values }
}

/** Whether a car has these values. */
export function holds(car: VehicleDraft, values: ChangedValues): boolean {
  return Object.entries(values).every(([name, value]) => JSON.stringify(car[name as keyof VehicleDraft]) === JSON.stringify(value))
}
