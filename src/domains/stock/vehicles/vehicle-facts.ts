import { formatNumber } from '#kernel/format/number.ts'
import type { StockWords } from '../words.ts'
import type { CardAttribute, SpecAttribute } from './attribute-names.ts'
import type { VehicleSpecification } from './stock-vehicle.ts'
import type { LightVehicle } from './fields/vehicle-attributes.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'
import { valueWord, wordedFigure } from './value-word.ts'
import { shortVin } from './vehicle-figures.ts'

/** A line of a card or a specification. `isLatin` values (numbers with units, VIN, order number) are isolated from the Arabic around them. */
export type VehicleFact = { name: CardAttribute | SpecAttribute; label: string; value: string; isLatin: boolean }

/** `avl_field` is missing from what cards are given. */
type CardSource = { attributes: LightVehicle & Partial<Pick<VehicleAttributes, 'avl_field'>>; specification: VehicleSpecification }

/**
 * The named attributes as lines, in the order given; those without a value are left out. Cards show the short VIN;
 * `avl` becomes a line for each of its four values. `today` is an ISO day of the site's zone.
 */
export function vehicleFacts<Name extends CardAttribute | SpecAttribute>(
  vehicle: CardSource,
  names: readonly Name[],
  { words, isCard = false, today = '' }: { words: StockWords; isCard?: boolean; today?: string },
): VehicleFact[] {
  const facts = names.flatMap((name) => (name === 'avl' ? avlFacts(vehicle.attributes.avl_field ?? null, words) : [factOf(vehicle, name, { words, isCard })]))
  // A delivery date in the past is omitted.
  return facts.filter(({ name, value }) => value !== '' && !(name === 'deliveryDate' && value < today))
}

const latin = new Set<string>(['deliveryDate', 'productionYear', 'mileage', 'capacity', 'power', 'vin', 'orderNumber'])

function factOf(
  { attributes, specification }: CardSource,
  name: Exclude<CardAttribute | SpecAttribute, 'avl'>,
  { words, isCard }: { words: StockWords; isCard: boolean },
): VehicleFact {
  const value = readComparison()
  return { name, label: name === 'vin' && isCard ? words.attribute_vin_end : words[`attribute_${name}`], value, isLatin: latin.has(name) }

  function readComparison(): string {
    switch (name) {
      case 'state':
      case 'status':
        return valueWord(name, attributes[name], words)
      case 'transmission':
      case 'drivetrain':
        return valueWord(name, attributes[name], words)
      case 'engines':
        return attributes.engine_type.map((fuel) => valueWord('fuel', fuel, words)).join('، ')
      case 'orderNumber':
        return attributes.order_number
      case 'vin':
        return isCard ? shortVin(specification.vin) : specification.vin
      case 'mileage':
      case 'power':
      case 'capacity':
        return wordedFigure(specification[name], words)
      default:
        return specification[name]
    }
  }
}

function avlFacts(avl: VehicleAttributes['avl_field'], words: StockWords): VehicleFact[] {
  if (avl === null) return []
  const fact = (key: keyof typeof avl, value: string): VehicleFact => ({ name: 'avl', label: words[`avl_${key}`], value, isLatin: true })
  const amount = (value: number | null) => (value === null ? '' : formatNumber(value))
  return [
    fact('open_market_value', amount(avl.open_market_value)),
    fact('additional_registration_fee', amount(avl.additional_registration_fee)),
    fact('preferential_additional_registration_fee', amount(avl.preferential_additional_registration_fee)),
    fact('registration_date', avl.registration_date),
  ]
}
