import type { TradeInField, TradeInFlaw } from '#domains/orders/index.ts'
import type { Choices } from './choices.ts'
import type { ChoosingProps, OrderVehicleWords } from './props.ts'

/** What every part of the step is drawn from. */
export type PartProps = {
  heading: string
  text: string
  choices: Choices
  choose: (change: Partial<Choices>) => void
  words: OrderVehicleWords
  choosing: ChoosingProps
}

export type TradeInFlaws = Partial<Record<TradeInField, TradeInFlaw>>
