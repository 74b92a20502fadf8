import type { CarToOffer, OrderKind, PaymentOptionType, QuotationInput, WholeQuotation } from '#domains/orders/index.ts'
import { MOST_VALID_DAYS } from '#domains/orders/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { latinDigits } from '#kernel/digits.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { parseDay, typedDay } from '#kernel/parse-day.ts'
import type { quotationFlawWords } from './words.ts'

/** A quotation as it is typed: texts, until they are checked. */
export type QuotationValues = {
  car: CarToOffer | null
  company: string
  leadId: number | null
  name: string
  email: string
  phone: string
  locale: 'ar' | 'en'
  kind: OrderKind
  way: PaymentOptionType
  months: string
  deposit: string
  packs: readonly string[]
  /** In units of the currency; '' for the price of the site. */
  price: string
  /** Day first. */
  until: string
  note: string
  holdsCar: boolean
}

export type QuotationFlaw = keyof typeof quotationFlawWords
export type QuotationFlaws = Readonly<Record<string, QuotationFlaw>>

/** For so long a quotation counts unless somebody says otherwise. */
const USUAL_DAYS = 14

export function freshValues(today: string, person: Partial<Pick<QuotationValues, 'name' | 'email' | 'phone' | 'locale' | 'leadId'>> = {}): QuotationValues {
  return {
    ...{ car: null, company: '', leadId: null, name: '', email: '', phone: '', locale: 'ar', kind: 'reservation', way: 'cash', months: '', deposit: '' },
    ...{ packs: [], price: '', until: typedDay(addDays(today, USUAL_DAYS)), note: '', holdsCar: false },
    ...person,
  }
}

/** A draft as it was filled in. */
export function valuesOf(quotation: WholeQuotation): QuotationValues {
  const { vehicle_id: id, vehicle_name: name, agreed_price: agreed, months, deposit_percent: deposit } = quotation
  return {
    ...{ car: { id, name, color: '', vin: '', stock_number: '' }, company: quotation.company_uuid, leadId: quotation.lead_id },
    ...{ name: quotation.customer_name, email: quotation.customer_email, phone: quotation.customer_phone, locale: quotation.locale },
    ...{ kind: quotation.kind, way: quotation.way, months: textOf(months), deposit: textOf(deposit), packs: quotation.packs },
    price: agreed === null ? '' : String(fromMinorUnits(agreed, quotation.currency)),
    ...{ until: typedDay(quotation.valid_until), note: quotation.note, holdsCar: quotation.holds_car },
  }
}

const textOf = (number: number | null) => (number === null ? '' : String(number))

/** What was typed as the API takes it, or what is wrong with it by field. The API checks it once more against what the site offers. */
export function inputOf(
  values: QuotationValues,
  { today, currency }: { today: string; currency: string },
): { input: QuotationInput } | { flaws: QuotationFlaws } {
  const flaws: Record<string, QuotationFlaw> = {}
  const until = parseDay(latinDigits(values.until), 'dmy')
  const price = numberIn(values.price)
  const [months, deposit] = [numberIn(values.months), numberIn(values.deposit)]
  if (!values.car) flaws.vehicle_id = 'required'
  if (values.name.trim() === '') flaws.customer_name = 'required'
  if (values.email.trim() === '') flaws.customer_email = 'required'
  if (values.phone.trim() === '') flaws.customer_phone = 'required'
  if (until === null) flaws.valid_until = 'not_a_day'
  else if (until < today) flaws.valid_until = 'in_past'
  else if (until > addDays(today, MOST_VALID_DAYS)) flaws.valid_until = 'too_far'
  if (price !== null && !(price > 0)) flaws.agreed_price = 'not_an_amount'
  if (months !== null && !(Number.isInteger(months) && months > 0)) flaws.months = 'invalid'
  if (deposit !== null && !(deposit >= 0 && deposit <= 100)) flaws.deposit_percent = 'invalid'
  if (Object.keys(flaws).length > 0 || !values.car || until === null) return { flaws }
  const isFinanced = values.way === 'calculator'
  return {
    input: {
      ...{ vehicle_id: values.car.id, company_uuid: values.company, lead_id: values.leadId, locale: values.locale },
      ...{ customer_name: values.name.trim(), customer_email: values.email.trim(), customer_phone: latinDigits(values.phone).trim() },
      ...{ kind: values.kind, way: values.way, months: isFinanced ? months : null, deposit_percent: isFinanced ? deposit : null, packs: [...values.packs] },
      agreed_price: price === null ? null : toMinorUnits(price, currency),
      ...{ valid_until: until, note: values.note.trim(), holds_car: values.holdsCar },
    },
  }
}

/** A number with or without separators, in any digits; null for '', NaN for what is none. */
function numberIn(text: string): number | null {
  const digits = latinDigits(text)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.')
  return digits === '' ? null : Number(digits)
}
