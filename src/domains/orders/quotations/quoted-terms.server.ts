import { vehicleName } from '#domains/stock/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { countryOfRetailer, retailerTimeZone } from '#domains/retailers/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { byName } from '#kernel/by-name.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import { askedPrice } from '../completion/store-order.server.ts'
import { contentsOfOrder } from '../facts/order-contents.server.ts'
import { financeTerms } from '../journey/finance-terms.ts'
import { emptyOrderData, normalisePaymentType, type OrderData, withLocation } from '../journey/order-data.ts'
import { withPaymentChoice } from '../journey/payment-choice.ts'
import { seesOrder } from '../records/find-orders.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { findSeller, isBuiltToOrder, termsOfCheckout } from '../terms/terms-of-checkout.server.ts'
import { agreedPriceFlaw, MOST_VALID_DAYS, QuotedChoice, type QuotationInput } from './quotation.ts'
import { findOfferedCar, type OfferedCar, retailersOf } from './quotation-offer.server.ts'
import type { NewQuotation } from './quotation-rows.server.ts'

/** The columns of a quotation that follow from what staff filled in, and from what the site offers now. */
export type QuotedTerms = Omit<NewQuotation, 'id' | 'key' | 'number' | 'ownerId' | 'madeBy'>

/** `number` is that of the quotation: what it says names it. */
type TermsRequest = { input: QuotationInput; number: string; today?: string }

/**
 * Works out what a quotation offers: prices, packs, instalments and the sum that is paid online are the site's, never those of a browser. Asks the service of the
 * configuration, so never within a transaction.
 */
export async function quotedTerms(ctx: OrderCtx, { input, number }: TermsRequest): Promise<Outcome<QuotedTerms, 'forbidden' | Invalid>> {
  const { desk } = ctx
  const offeredCar = await findOfferedCar(ctx, input.vehicle_id)
  if (!offeredCar.ok) return refuse({ code: 'invalid', fields: { vehicle_id: [offeredCar.code] } })
  const car = offeredCar.value
  const { row, vehicle } = car
  const companyUuid = input.company_uuid || ((await retailersOf(ctx, car))[0]?.company_uuid ?? '')
  const seller = await findSeller(ctx, { vehicle: row, companyUuid })
  if (!seller.ok) return refuse({ code: 'invalid', fields: { company_uuid: ['not_its_seller'] } })
  if (!seesOrder(ctx.staff, { retailerId: seller.value.id })) return refuse('forbidden')
  const terms = await termsOfCheckout(ctx, desk, { vehicle: row, seller: seller.value })
  if (!terms.ok) return refuse({ code: 'invalid', fields: { vehicle_id: [terms.code === 'invalid' ? 'not_sold_online' : terms.code] } })
  const askingPrice = askedPrice(row, desk.prices)
  const timeZone = retailerTimeZone(seller.value, desk)
  const phone = phoneNumber(input.customer_phone, countryOfRetailer(seller.value), desk.country)
  const flaws = flawsOf(input, { car, askingPrice, phone, today: todayIn(timeZone, ctx.clock.now()) })
  if (Object.keys(flaws).length > 0) return refuse({ code: 'invalid', fields: flaws })
  const location = { uuid: companyUuid, id: seller.value.id, name: seller.value.name, city: seller.value.city }
  const data = orderDataOf(input, { car, number, location: { ...location, address: seller.value.address, phone: seller.value.phone } })
  const metadata = { ...data, order_type: input.kind }
  const financeOption = normalisePaymentType(input.way)
  const orderedCar = { metadata, financeOption, configUrl: row.configUrl, currency: vehicle.currency, retailerId: seller.value.id }
  const contents = await contentsOfOrder(ctx, orderedCar, { vehicle: row, mayAsk: true, country: countryOfRetailer(seller.value) })
  const isCheaper = input.agreed_price !== null && askingPrice !== null && input.agreed_price < askingPrice
  return done({
    vehicleId: row.id,
    vehicleName: vehicleName(row),
    vehicleVin: row.vin,
    isUnique: !isBuiltToOrder(row),
    companyUuid,
    retailerId: seller.value.id,
    leadId: input.lead_id,
    customerName: input.customer_name,
    customerEmail: input.customer_email.toLowerCase(),
    customerPhone: phone as string, // checked above
    locale: input.locale,
    kind: input.kind,
    choice: QuotedChoice.parse(input),
    financeOption,
    metadata,
    contents: {
      ...contents,
      listPrice: isCheaper ? Math.max(contents.listPrice ?? 0, askingPrice) : contents.listPrice,
      quotation: { number, validUntil: input.valid_until },
    },
    vehiclePrice: input.agreed_price ?? askingPrice,
    amount: terms.value.amount,
    currency: vehicle.currency,
    note: input.note,
    holdsCar: input.holds_car && !isBuiltToOrder(row),
    // It counts to the end of that day.
    validUntil: new Date(instantOf(`${addDays(input.valid_until, 1)} 00:00:00`, timeZone)),
  })
}

type QuotationFacts = { car: OfferedCar; askingPrice: number | null; phone: string | null; today: string }

function flawsOf(input: QuotationInput, { car, askingPrice, phone, today }: QuotationFacts): Record<string, string[]> {
  const flaws: Record<string, string[]> = byName()
  const { way, agreed_price: agreed } = input
  if (phone === null) flaws.customer_phone = ['not_a_phone']
  if (input.valid_until < today) flaws.valid_until = ['in_past']
  if (input.valid_until > addDays(today, MOST_VALID_DAYS)) flaws.valid_until = ['too_far']
  if (!car.options.some(({ type }) => type === way)) flaws.way = ['not_offered']
  const offeredPackIds = car.packsFor(way).map(({ id }) => id)
  if (input.packs.some((id) => !offeredPackIds.includes(id)) || new Set(input.packs).size < input.packs.length) flaws.packs = ['not_offered']
  if (agreed === null) return flaws
  const flaw = way === 'cash' || way === 'calculator' ? agreedPriceFlaw(agreed, askingPrice) : 'not_for_this_way'
  return flaw ? { ...flaws, agreed_price: [flaw] } : flaws
}

/** What the customer's browser would have chosen: the journey goes on from it. */
function orderDataOf(
  input: QuotationInput,
  { car, number, location }: { car: OfferedCar; number: string; location: Parameters<typeof withLocation>[1] },
): OrderData {
  const { vehicle, finance, list } = car
  const option = car.options.find(({ type }) => type === input.way)
  const agreed = input.agreed_price === null ? null : fromMinorUnits(input.agreed_price, vehicle.currency)
  const paid = withPaymentChoice(
    { ...emptyOrderData(), vehicleId: vehicle.id, detailsRoute: `/ar/showroom-order-online/quotation/${number}?list=${encodeURIComponent(list)}` },
    {
      type: input.way,
      depositPercent: input.deposit_percent ?? finance.depositPercent.default,
      months: input.months ?? finance.months.default,
      packs: input.packs,
    },
    {
      option: option && agreed !== null ? { ...option, amount: agreed } : option,
      finance,
      terms: financeTerms(car.contentFor(input.way).order_online_steps_page, { type: input.way, vehicle }),
      packs: car.packsFor(input.way),
    },
  )
  return { ...withLocation(paid, location), preselectedPaymentOption: input.way, tabChoice: input.kind, servicePackData: input.packs }
}

/** Whether these staff may agree on another price than before. */
export function mayAgree({ staff }: Pick<OrderCtx, 'staff'>, agreed: number | null, before: number | null): boolean {
  return agreed === null || agreed === before || may(staff, 'orders.price')
}
