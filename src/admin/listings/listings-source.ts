import { type FilterKey, filterKeys, isRangeKey, type ListingDraft } from '#domains/stock/index.ts'
import { formSource } from '../data-provider/form-source.ts'
import type { Source } from '../data-provider/source.ts'

type ListingRecord = ListingDraft & { id: number; count: number; version: string }
type FormFilter = string[] | string | { from: number | null; to: number | null }
/** A listing in its form: every filter is present, and seats are one number. */
type ListingForm = Omit<ListingRecord, 'filters'> & { filters: Record<FilterKey, FormFilter> }

export function toForm({ filters, ...listing }: ListingRecord): ListingForm {
  const filterOf = (key: FilterKey): FormFilter => {
    if (isRangeKey(key)) return { from: filters[key]?.from ?? null, to: filters[key]?.to ?? null }
    return key === 'number_of_seats' ? (filters[key]?.[0] ?? '') : [...(filters[key] ?? [])]
  }
  return { ...listing, filters: Object.fromEntries(filterKeys.map((key) => [key, filterOf(key)])) as ListingForm['filters'] } // one entry for every filter
}

export function fromForm({ filters, ...listing }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { number_of_seats: seats, ...others } = (filters ?? {}) as Partial<ListingForm['filters']>
  return { ...listing, market: listing.market ?? '', filters: { ...others, number_of_seats: seats ? [String(seats)] : [] } }
}

export const listingsSource: Source = formSource<ListingRecord, ListingForm>('/api/stock/listings', async () => ({ toForm, fromForm }))
