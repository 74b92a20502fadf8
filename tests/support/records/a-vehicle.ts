import type { PriceRules, VehicleAttributes } from '#domains/stock/index.ts'
import { VehicleDraft, type VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'

/** The least that a vehicle needs, with whatever matters to the test. */
export const aVehicle = (values: Partial<VehicleInput> = {}): VehicleDraft =>
  VehicleDraft.parse({ state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED', ...values })

/** The same as the calls of the product give it. */
export const aVehicleAttributes = (values: Partial<VehicleAttributes> = {}): VehicleAttributes => {
  const { feed, external_id, is_published, publication_lists, photos, retailer_id, ...published } = aVehicle()
  return {
    ...published,
    id: 1,
    link: '/showroom/new-jaguar-f-pace-1',
    publicationLists: publication_lists,
    photos: { normal: [], medium: [], hd: [], quarter_hd: [] },
    photo_records: [],
    cover_photo_medium: '',
    created_at: '2026-05-01T08:00:00.000Z',
    ...values,
  }
}

const euro = { symbol: '€', delimiter: ',' }

/** The rules that the settings have by default. */
export const priceRules = (values: Partial<PriceRules> = {}): PriceRules => ({
  market: '',
  priceOnRequestOptions: ['cash'],
  taxIncluded: true,
  postcodeSearch: false,
  disclaimerType: 'symbol-info-tip',
  siteCurrency: 'AED',
  factors: [['AED', 1]],
  markets: { list: [], home: null },
  formats: {
    purchase: { ...euro, format: '% ^' },
    lease: { ...euro, format: '% ^ / Month' },
    subscribe: { ...euro, format: 'from % ^ / Month' },
  },
  ...values,
})
