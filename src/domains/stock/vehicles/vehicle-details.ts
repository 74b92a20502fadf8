import type { VehicleDraft } from './vehicle-draft.ts'

type Columned =
  | ('feed' | 'external_id' | 'is_published' | 'publication_lists' | 'vin' | 'order_number' | 'config_url' | 'state' | 'status')
  | ('nameplate_brand_name' | 'nameplate_name' | 'engine_type' | 'transmission' | 'financing_options' | 'production_year' | 'model_year')
  | ('mileage' | 'power' | 'number_of_seats' | 'color' | 'color_name' | 'retailer_id' | 'dealer_code' | 'currency' | 'price_hidden')
  | ('msrp_price' | 'sale_price' | 'monthly_price' | 'subscribe_price')

/** What a vehicle holds besides its columns; amounts are in minor units of its currency here as well. */
export type VehicleDetails = Omit<VehicleDraft, Columned>
