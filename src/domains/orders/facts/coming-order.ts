import { toMinorUnits } from '#kernel/money.ts'
import type { Language } from '#kernel/words/words.ts'
import type { JourneyContent } from '../journey/journey-config.ts'
import { normalisePaymentType, type OrderData } from '../journey/order-data.ts'
import { cashPrice } from '../journey/order-step.ts'
import type { OrderVehicle } from '../journey/order-vehicle.ts'
import type { Checkout, OrderFactLine } from '../order-shapes.ts'
import type { SaleTerms } from '../terms/sale-terms.ts'
import { orderFinance } from './order-finance.ts'
import { orderLines } from './order-lines.ts'
import { orderMoney } from './order-money.ts'
import type { FactSource } from './order-source.server.ts'

type ComingOrder = {
  data: OrderData
  vehicle: OrderVehicle
  checkout: Pick<Checkout, 'amount' | 'company_uuid' | 'now'>
  /** Those that are offered for the car, in its currency. */
  packs: JourneyContent['order_online_steps_page']['service_packs']['packs']
  /** Absent where nobody says. */
  sale: SaleTerms | undefined
}

/** What an order will say once it is placed, as far as it is known before: the same facts, with what is due now as if it were paid. */
export function comingOrderLines(order: ComingOrder, language: Language): OrderFactLine[] {
  return orderLines(sourceOf(order), { audience: 'ordering', language })
}

function sourceOf({ data, vehicle, checkout, packs, sale }: ComingOrder): FactSource {
  const { currency, minor: amount } = checkout.amount
  const minorOf = (units: number | null) => (units === null ? null : toMinorUnits(units, currency))
  const row: FactSource['row'] = {
    ...{ number: '', createdAt: new Date(checkout.now), state: 'pending', stages: {}, kind: data.tabChoice, amount, currency },
    ...{ financeOption: normalisePaymentType(data.paymentOptionsData?.type || 'cash'), metadata: { ...data }, appointment: data.appBookingData },
    ...{ companyUuid: checkout.company_uuid, vendorType: '', customerName: '', customerPhone: '', customerEmail: '' },
    ...{ vehicleId: vehicle.id, vehicleName: vehicle.name, vehicleVin: vehicle.vin, vehiclePrice: minorOf(cashPrice(vehicle)) },
  }
  const contents: FactSource['contents'] = {
    ...{ car: { year: null, model: '', version: vehicle.version, colour: '' }, vatPercent: 0, ...sale },
    listPrice: minorOf(vehicle.payments.find(({ type }) => type === 'cash')?.before ?? null),
    packs: data.servicePackData.flatMap((packId) =>
      packs.filter(({ id }) => id === packId).map(({ id, name, price }) => ({ id, name, price: minorOf(price) })),
    ),
  }
  const finance = orderFinance(row)
  const money = orderMoney({ row, contents, finance, payment: null })
  const { name, address, phone } = data.locationDetails ?? { name: '', address: '', phone: '' }
  return {
    ...{
      row,
      contents,
      finance,
      payment: null,
      invoices: [],
      adviser: '',
      timeZone: 'UTC',
      siteTimeZone: 'UTC',
      retailer: { name, address, phone, email: vehicle.sellerEmail },
    },
    money: { ...money, rest: money.rest === null ? null : Math.max(0, money.rest - amount) },
  }
}
