import {
  emptyTradeInForm,
  type FinanceTerms,
  loadOrderData,
  type OfferedPacks,
  type OrderData,
  type PaymentOption,
  paymentOptions,
  startedWith,
  type TabChoice,
  tradeInData,
  type TradeInForm,
  tradeInFields,
  tradeInForm,
  withLocation,
  withPaymentChoice,
} from '#domains/orders/index.ts'
import type { ChoosingProps } from './props.ts'

/** What a visitor has chosen about a vehicle. */
export type Choices = {
  way: TabChoice
  payment: string
  /** Of the price, for instalments. */
  depositPercent: number
  months: number
  packs: readonly string[]
  hasTradeIn: boolean
  tradeIn: TradeInForm
  /** The code of the retailer. */
  location: string
}

/** What the configuration says about a way to pay: its terms, and the packs that are offered with it. */
export type OfferedConditions = { terms: FinanceTerms | null; packs: OfferedPacks }

export function optionsOf({ vehicle, finance, offer }: Pick<ChoosingProps, 'vehicle' | 'finance' | 'offer'>): PaymentOption[] {
  return paymentOptions(vehicle, { annualRate: finance.annualRate, allowedWays: offer.financingOptions })
}

/** What is chosen before the visitor chooses. */
export function firstChoices(props: ChoosingProps): Choices {
  return {
    way: 'reservation',
    payment: optionsOf(props)[0]?.type ?? 'cash',
    depositPercent: props.finance.depositPercent.default,
    months: props.finance.months.default,
    packs: [],
    hasTradeIn: false,
    tradeIn: emptyTradeInForm(),
    location: props.retailers[0]?.uuid ?? '',
  }
}

/** What the browser kept of this vehicle; null for another one. */
export function keptChoices(data: OrderData, props: ChoosingProps): Choices | null {
  if (data.vehicleId !== props.vehicle.id || data.configUrl !== props.configUrl) return null
  const first = firstChoices(props)
  const metadata = data.paymentOptionsData?.metadata ?? {}
  const number = (value: unknown, otherwise: number) => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise)
  const type = data.paymentOptionsData?.type ?? data.preselectedPaymentOption
  return {
    way: data.tabChoice,
    payment: optionsOf(props).some((option) => option.type === type) ? type : first.payment,
    depositPercent: number(metadata.depositPercent, first.depositPercent),
    months: number(metadata.months, first.months),
    packs: data.servicePackData,
    hasTradeIn: data.tradeInData?.isTradeInOn ?? false,
    tradeIn: data.tradeInData ? tradeInForm(data.tradeInData, props.tradeInChoices) : first.tradeIn,
    location: props.retailers.some(({ uuid }) => uuid === data.location) ? data.location : first.location,
  }
}

/** What stands in the form itself: a visitor may choose before the script runs. */
export function writtenChoices(form: FormData, current: Choices): Choices {
  const text = (name: string, otherwise: string) => (form.has(name) ? String(form.get(name)) : otherwise)
  return {
    way: text('way', current.way) === 'purchase' ? 'purchase' : 'reservation',
    payment: text('payment', current.payment),
    depositPercent: Number(text('deposit', String(current.depositPercent))),
    months: Number(text('months', String(current.months))),
    packs: form.getAll('packs').map(String),
    hasTradeIn: form.has('trade_in'),
    tradeIn: Object.fromEntries(tradeInFields.map((field) => [field, text(field, current.tradeIn[field])])) as TradeInForm,
    location: text('location', current.location),
  }
}

/** The choices as the browser keeps them. What was chosen later in the checkout stays, as long as it is the same vehicle. */
export function orderDataOf(choices: Choices, props: ChoosingProps, { terms, packs }: OfferedConditions): OrderData {
  const { vehicle, configUrl, list, retailers, finance } = props
  const detailsRoute = configUrl
    ? `/ar/showroom-order-online/vehicle?config_url=${encodeURIComponent(configUrl)}`
    : `/ar/showroom-order-online/vehicle/${vehicle.id}?list=${encodeURIComponent(list)}`
  const newData = startedWith(loadOrderData(), { vehicleId: vehicle.id, configUrl, detailsRoute })
  const location = retailers.find(({ uuid }) => uuid === choices.location) ?? retailers[0]
  const option = optionsOf(props).find(({ type }) => type === choices.payment)
  const paid = withPaymentChoice(newData, { ...choices, type: choices.payment }, { option, finance, terms, packs })
  return {
    ...(location ? withLocation(paid, location) : paid),
    preselectedPaymentOption: choices.payment,
    tabChoice: choices.way,
    servicePackData: choices.packs,
    tradeInData: choices.hasTradeIn ? tradeInData(choices.tradeIn, props.tradeInChoices) : null,
  }
}
