import { byName } from '#kernel/by-name.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { ownerName, type StockVehicle } from '../vehicles/stock-vehicle.ts'
import type { VehicleStatus } from '../vocabulary.ts'
import { retailerSchema } from '#domains/retailers/index.ts'

type DescribedVehicle = { attributes: VehicleAttributes; vehicle: StockVehicle; url: string; pictures: readonly string[]; hasSeller: boolean }

const availability: Record<VehicleStatus, string> = {
  stock: 'InStock',
  available_soon: 'PreOrder',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  in_production: 'PreOrder',
  on_demand: 'PreOrder',
  delivery: 'SoldOut',
  demo: 'InStock',
}

const driveWheels: Readonly<Record<string, string>> = byName({
  awd: 'https://schema.org/AllWheelDriveConfiguration',
  rwd: 'https://schema.org/RearWheelDriveConfiguration',
  fwd: 'https://schema.org/FrontWheelDriveConfiguration',
})

/** The car, its offer and its retailer as schema.org has them; a price on request is left out. Addresses are absolute. */
export function vehicleSchema({ attributes, vehicle, url, pictures, hasSeller }: DescribedVehicle): Record<string, unknown> {
  const { specification, prices } = vehicle
  const price = prices.list.find(({ type }) => type === 'purchase')?.value_raw ?? null
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: [specification.model, specification.version].filter(Boolean).join(' '),
    url,
    image: pictures,
    description: attributes.long_description,
    brand: { '@type': 'Brand', name: specification.brand },
    model: attributes.nameplate_name,
    vehicleConfiguration: specification.version,
    vehicleIdentificationNumber: specification.vin,
    vehicleModelDate: attributes.model_year === null ? '' : String(attributes.model_year),
    productionDate: specification.productionYear,
    itemCondition: `https://schema.org/${attributes.state === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    color: specification.color,
    vehicleInteriorColor: specification.colorInterior,
    bodyType: attributes.body_type,
    vehicleTransmission: attributes.transmission,
    fuelType: attributes.engine_type,
    driveWheelConfiguration: driveWheels[attributes.drivetrain] ?? '',
    vehicleEngine: engineOf(attributes),
    vehicleSeatingCapacity: attributes.number_of_seats,
    mileageFromOdometer: quantity(attributes.mileage, attributes.mileage_unit === 'mi' ? 'SMI' : 'KMT'),
    offers: withoutEmpty({
      '@type': 'Offer',
      url,
      price,
      priceCurrency: price === null ? '' : attributes.currency,
      availability: `https://schema.org/${availability[attributes.status]}`,
      seller: hasSeller ? sellerOf(attributes) : null,
    }),
  })
}

function sellerOf(attributes: VehicleAttributes): Record<string, unknown> | null {
  const { owner_address: address, owner_city: city, owner_opening_hours: openingHours, owner_phone: phone, owner_email: email } = attributes
  const contacts = [
    { type: 'phone', value: phone },
    { type: 'email', value: email },
  ]
  const schema = retailerSchema('AutoDealer', { name: ownerName(attributes), address, city, openingHours, contacts })
  if (!schema) return null
  const { '@context': _, ...seller } = schema
  return seller
}

/** Units of UN/CEFACT by those of vehicles. */
const unitCodes: Readonly<Record<string, string>> = byName({ ps: 'N12', hp: 'BHP', bhp: 'BHP', kw: 'KWT', l: 'LTR', cc: 'CMQ', cm3: 'CMQ' })

function engineOf(attributes: VehicleAttributes): Record<string, unknown> | null {
  const { power, power_unit, engine_capacity_normalized: capacity, engine_capacity_unit } = attributes
  const quantityIn = (value: number | null, unit: string) => quantity(value, unitCodes[unit.toLowerCase()] ?? '')
  const facts = withoutEmpty({ enginePower: quantityIn(power, power_unit), engineDisplacement: quantityIn(capacity, engine_capacity_unit) })
  return Object.keys(facts).length === 0 ? null : { '@type': 'EngineSpecification', ...facts }
}

function quantity(value: number | null, unitCode: string): unknown {
  return value === null || unitCode === '' ? null : { '@type': 'QuantitativeValue', value, unitCode }
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)))
}
