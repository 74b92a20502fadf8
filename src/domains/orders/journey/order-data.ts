import { browserStorage } from '#kernel/browser-storage.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import type { TradeInData } from './trade-in.ts'

/** The storage key under which a browser keeps that its unfinished order is not to be offered on other pages. */
export const WAITING_ORDER_HIDDEN_KEY = 'sl_order_online_not_offered'

/** Where the browser keeps what a visitor chose (A-166, C-390). */
export const ORDER_DATA_KEY = 'sl_order_online_data'

/** A retailer as the journey keeps it; `uuid` is the code by which payments and orders name it. */
export type OrderLocation = { uuid: string; id: number; name: string; city: string; address: string; phone: string }

/** Everything that a visitor chose in the journey. It holds no personal data. */
export type OrderData = {
  vehicleId: number | null
  /** The address of the vehicle's step, with the listing in which the vehicle is found. */
  detailsRoute: string
  /** The chosen retailer, by its code. */
  location: string
  preselectedPaymentOption: string
  tradeInData: TradeInData | null
  /** Of a configured car; '' without one. */
  configUrl: string
  paymentOptionsData: PaymentOptionsData | null
  /** Whether the car is reserved or bought. */
  tabChoice: TabChoice
  /** Ids of the chosen service packs. */
  servicePackData: readonly string[]
  appBookingData: BookingData | null
  locationDetails: OrderLocation | null
  /** The recipient of the payment: the retailer. */
  paymentRecipient: string
  termsAndConditionsData: TermsData | null
}

export const tabChoices = ['reservation', 'purchase'] as const
export type TabChoice = (typeof tabChoices)[number]

/** How the visitor means to pay: `data` has what was chosen for each option, at the option's position. */
export type PaymentOptionsData = { type: string; metadata: Readonly<Record<string, unknown>>; data: readonly (PaymentOptionChoice | null)[] }
export type PaymentOptionChoice = { selectedOptionData: { dataLayer: Readonly<Record<string, unknown>> }; subscriptionProductsData: readonly unknown[] }

/** A day and a time of it. */
export type BookingData = { date: string; time: { value: string } }
/** What was agreed to, and when. */
export type TermsData = { version: string; acceptedAt: string }

const EMPTY: OrderData = {
  vehicleId: null,
  detailsRoute: '',
  location: '',
  preselectedPaymentOption: '',
  tradeInData: null,
  configUrl: '',
  paymentOptionsData: null,
  tabChoice: 'reservation',
  servicePackData: [],
  appBookingData: null,
  locationDetails: null,
  paymentRecipient: '',
  termsAndConditionsData: null,
}

export function emptyOrderData(): OrderData {
  return { ...EMPTY }
}

/** The stored choices; empty without storage, without an entry, or when the entry cannot be read. */
export function loadOrderData(): OrderData {
  try {
    return readOrderData(JSON.parse(browserStorage().getItem(ORDER_DATA_KEY) ?? 'null'))
  } catch {
    // Nothing readable is kept: the choices begin empty.
    return emptyOrderData()
  }
}

/** Keeps the choices; an order in which something is chosen is offered on other pages again. */
export function saveOrderData(data: OrderData): void {
  try {
    browserStorage().setItem(ORDER_DATA_KEY, JSON.stringify(data))
    browserStorage().removeItem(WAITING_ORDER_HIDDEN_KEY)
  } catch {
    // without storage the choices last as long as the page
  }
}

export function clearOrderData(): void {
  try {
    browserStorage().removeItem(ORDER_DATA_KEY)
  } catch {
    // nothing was kept
  }
}

/** The stored choices for this vehicle; for another vehicle than before they start empty. */
export function startedWith(data: OrderData, start: { vehicleId: number | null; configUrl: string; detailsRoute: string }): OrderData {
  const isSame = data.vehicleId === start.vehicleId && data.configUrl === start.configUrl
  return { ...(isSame ? data : emptyOrderData()), ...start }
}

/** Chooses the retailer, who is also paid. Times of a visit are the retailer's, so another one leaves none. */
export function withLocation(data: OrderData, location: OrderLocation): OrderData {
  const appBookingData = data.locationDetails?.uuid === location.uuid ? data.appBookingData : null
  return { ...data, location: location.uuid, locationDetails: location, paymentRecipient: location.uuid, appBookingData }
}

/** Keeps the choice for the option at a position and leaves those of the others as they are. */
export function withPaymentOption(data: OrderData, { position, type, choice, metadata }: PaymentOptionChange): OrderData {
  const before = data.paymentOptionsData?.data ?? []
  const list = Array.from({ length: Math.max(before.length, position + 1) }, (_, index) => (index === position ? choice : (before[index] ?? null)))
  return { ...data, paymentOptionsData: { type, metadata, data: list } }
}

type PaymentOptionChange = { position: number; type: string; choice: PaymentOptionChoice; metadata: Readonly<Record<string, unknown>> }

/** The name of a payment option in orders: the type `calculator` is a lease. */
export function normalisePaymentType(type: string): string {
  return type === 'calculator' ? 'lease' : type
}

/** Reads any value as order data: older pages or other scripts may have written it. */
export function readOrderData(value: unknown): OrderData {
  if (!isRecord(value)) return emptyOrderData()
  const text = (key: keyof OrderData) => (typeof value[key] === 'string' ? (value[key] as string) : '')
  const object = <Kept>(key: keyof OrderData, isKept: (read: Readonly<Record<string, unknown>>) => boolean) => {
    const storedPart = value[key]
    return isRecord(storedPart) && isKept(storedPart) ? (storedPart as Kept) : null
  }
  const location = object<OrderLocation>('locationDetails', ({ uuid, name }) => typeof uuid === 'string' && typeof name === 'string')
  return {
    vehicleId: Number.isInteger(value.vehicleId) ? (value.vehicleId as number) : null,
    detailsRoute: text('detailsRoute'),
    location: text('location'),
    preselectedPaymentOption: text('preselectedPaymentOption'),
    tradeInData: object<TradeInData>('tradeInData', ({ isTradeInOn, rawData }) => typeof isTradeInOn === 'boolean' && isRecord(rawData)),
    configUrl: text('configUrl'),
    paymentOptionsData: object<PaymentOptionsData>('paymentOptionsData', ({ type, data }) => typeof type === 'string' && Array.isArray(data)),
    tabChoice: value.tabChoice === 'purchase' ? 'purchase' : 'reservation',
    servicePackData: Array.isArray(value.servicePackData) ? value.servicePackData.filter((id) => typeof id === 'string') : [],
    appBookingData: object<BookingData>('appBookingData', ({ date, time }) => typeof date === 'string' && isRecord(time) && typeof time.value === 'string'),
    locationDetails: location,
    paymentRecipient: location?.uuid ?? '',
    termsAndConditionsData: object<TermsData>(
      'termsAndConditionsData',
      ({ version, acceptedAt }) => typeof version === 'string' && typeof acceptedAt === 'string',
    ),
  }
}
