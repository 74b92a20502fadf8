import type { ButtonOffer, ConfigStore, OrderFinancing, OrderLocation, OrderVehicle, TradeInChoices, watchWords } from '#domains/orders/index.ts'
import type { PriceStyle } from '#kernel/format/price.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { JourneyPlace } from '../shared/props.ts'
import type { orderVehicleWords } from '../words.ts'

export type OrderVehicleWords = Texts<typeof orderVehicleWords.words>

/** Everything that is chosen about one vehicle. */
export type ChoosingProps = {
  vehicle: OrderVehicle
  /** The listing that has the vehicle; '' for a configured one. */
  list: string
  configUrl: string
  config: ConfigStore
  offer: ButtonOffer
  /** Who may sell the vehicle; one for a vehicle that stands somewhere. */
  retailers: readonly OrderLocation[]
  finance: OrderFinancing
  priceStyle: PriceStyle
  /** Whether the price includes tax and registration. */
  terms: string
  tradeInChoices: TradeInChoices
  /** The ISO day in the zone of the site. */
  today: string
}

/** Why there is nothing to choose. */
export type NothingToChoose = {
  heading: string
  text: string
  button: { href: string; label: string }
  /** For a vehicle that may become free again. */
  watch?: { vehicleId: number; words: Texts<typeof watchWords.words> }
}

export type OrderVehicleProps = { id: string; place: JourneyPlace; words: OrderVehicleWords; choosing: ChoosingProps | null; nothing: NothingToChoose | null }
