import type { Checkout, CheckoutStep, ConfigStore, Contact, JourneyContent, OrderData, OrderVehicle, watchWords } from '#domains/orders/index.ts'
import type { PaymentTexts } from '#domains/payments/index.ts'
import type { PriceStyle } from '#kernel/format/price.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { JourneyPlace } from '../shared/props.ts'
import type { orderCheckoutWords } from '../words.ts'

export type OrderCheckoutWords = Texts<typeof orderCheckoutWords.words>

export type OrderCheckoutProps = {
  id: string
  place: JourneyPlace
  words: OrderCheckoutWords
  paymentTexts: PaymentTexts
  watch: Texts<typeof watchWords.words>
  /** Null where the server could not get it; the browser then asks once more. */
  config: ConfigStore | null
  priceStyle: PriceStyle
}

/** A checkout that goes on: its vehicle is held for this visitor. */
export type RunningCheckout = {
  data: OrderData
  contact: Contact
  vehicle: OrderVehicle
  checkout: Checkout
  content: JourneyContent
  /** Where the visitor goes on. */
  step: CheckoutStep
}
