import { countryOfRetailer, type RetailerDraft } from '#domains/retailers/index.ts'
import type { VehicleInput } from './fields/vehicle-draft.ts'

type OwnerFields = Pick<
  VehicleInput,
  | 'retailer_id'
  | 'dealer_code'
  | 'owner_name'
  | 'owner_address'
  | 'owner_city'
  | 'owner_zipcode'
  | 'owner_email'
  | 'owner_phone'
  | 'owner_opening_hours'
  | 'owner_state'
  | 'owner_country'
  | 'owner_uuid'
  | 'owner_id'
>

type Retailer = Pick<RetailerDraft, 'name' | 'address' | 'city' | 'state' | 'country' | 'postcode' | 'email' | 'phone' | 'opening_hours' | 'dealer_code'> & {
  id: number
} & ({ ci_code: string } | { ciCode: string })

/** A retailer as the owner of a vehicle. The vehicle keeps these as they were: what was offered stays readable when the retailer goes. */
export function ownerFields(retailer: Retailer): OwnerFields {
  return {
    retailer_id: retailer.id,
    dealer_code: retailer.dealer_code,
    owner_name: retailer.name,
    owner_address: retailer.address,
    owner_city: retailer.city,
    owner_zipcode: retailer.postcode,
    owner_email: retailer.email,
    owner_phone: retailer.phone,
    owner_opening_hours: retailer.opening_hours.map(({ days, hours }) => `${days}: ${hours}`).join('\n'),
    owner_state: retailer.state,
    owner_country: countryOfRetailer(retailer),
    owner_uuid: 'ciCode' in retailer ? retailer.ciCode : retailer.ci_code,
    owner_id: String(retailer.id),
  }
}
