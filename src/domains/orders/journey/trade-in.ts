import { latinDigits } from '#kernel/digits.ts'
import { parseDay } from '#kernel/parse-day.ts'

/** A visitor's own car that is given in payment. Names are those that the visitor chose. */
export type TradeInData = {
  isTradeInOn: boolean
  rawData: {
    brand: { name: string }
    bodyType: { name: string }
    fuelType: { name: string }
    model: { name: string }
    /** In kilometres; null while unknown. */
    mileage: number | null
    registrationDate: { date: string }
    registration: string
  }
}

/** The form of a trade-in, as texts: `brand`, `model`, `bodyType` and `fuelType` are values of the options. */
export type TradeInForm = Record<(typeof tradeInFields)[number], string>
export const tradeInFields = ['brand', 'model', 'bodyType', 'fuelType', 'mileage', 'registrationDate', 'registration'] as const
export type TradeInField = (typeof tradeInFields)[number]
export type TradeInFlaw = 'required' | 'not_a_mileage' | 'not_a_date' | 'in_future'

type Option = { value: string; name: string }
/** The lists of a trade-in; a model belongs to a brand. */
export type TradeInChoices = {
  bodyTypes: readonly Option[]
  brands: readonly Option[]
  models: readonly (Option & { brand: string })[]
  fuelTypes: readonly Option[]
}

export function emptyTradeInForm(): TradeInForm {
  return { brand: '', model: '', bodyType: '', fuelType: '', mileage: '', registrationDate: '', registration: '' }
}

/** The models of a brand; none before a brand is chosen. */
export function modelsOf(choices: TradeInChoices, brand: string): readonly Option[] {
  return choices.models.filter((model) => model.brand === brand)
}

/** The errors of a trade-in, by field. `today` is an ISO day. */
export function checkTradeIn(form: TradeInForm, { choices, today }: { choices: TradeInChoices; today: string }): Partial<Record<TradeInField, TradeInFlaw>> {
  const flaws: Partial<Record<TradeInField, TradeInFlaw>> = {}
  for (const field of tradeInFields) if (form[field].trim() === '') flaws[field] = 'required'
  if (!flaws.model && !modelsOf(choices, form.brand).some(({ value }) => value === form.model)) flaws.model = 'required'
  if (!flaws.mileage && mileageOf(form.mileage) === null) flaws.mileage = 'not_a_mileage'
  if (!flaws.registrationDate && parseDay(form.registrationDate, 'ymd') !== form.registrationDate) flaws.registrationDate = 'not_a_date'
  if (!flaws.registrationDate && form.registrationDate > today) flaws.registrationDate = 'in_future'
  return flaws
}

/** Whether a stored trade-in is complete enough for an order. */
export function isTradeInComplete({ isTradeInOn, rawData }: TradeInData): boolean {
  if (!isTradeInOn) return true
  const { brand, model, bodyType, fuelType, mileage, registrationDate, registration } = rawData
  return [brand?.name, model?.name, bodyType?.name, fuelType?.name, registrationDate?.date, registration].every(Boolean) && Number.isInteger(mileage)
}

/** The trade-in as orders keep it. */
export function tradeInData(form: TradeInForm, choices: TradeInChoices): TradeInData {
  const nameOf = (options: readonly Option[], value: string) => ({ name: options.find((option) => option.value === value)?.name ?? '' })
  return {
    isTradeInOn: true,
    rawData: {
      brand: nameOf(choices.brands, form.brand),
      bodyType: nameOf(choices.bodyTypes, form.bodyType),
      fuelType: nameOf(choices.fuelTypes, form.fuelType),
      model: nameOf(modelsOf(choices, form.brand), form.model),
      mileage: mileageOf(form.mileage),
      registrationDate: { date: form.registrationDate },
      registration: form.registration.trim(),
    },
  }
}

/** The form with the stored values, for a returning visitor. */
export function tradeInForm({ rawData }: TradeInData, choices: TradeInChoices): TradeInForm {
  const valueNamed = (options: readonly Option[], name: string | undefined) => options.find((option) => option.name === name)?.value ?? ''
  const brand = valueNamed(choices.brands, rawData.brand?.name)
  return {
    brand,
    model: valueNamed(modelsOf(choices, brand), rawData.model?.name),
    bodyType: valueNamed(choices.bodyTypes, rawData.bodyType?.name),
    fuelType: valueNamed(choices.fuelTypes, rawData.fuelType?.name),
    mileage: String(rawData.mileage ?? ''),
    registrationDate: rawData.registrationDate?.date ?? '',
    registration: rawData.registration ?? '',
  }
}

/** Kilometres from Latin or Arabic digits; null for anything but a whole number from 0. */
function mileageOf(text: string): number | null {
  const digits = latinDigits(text).replace(/[\s,]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}
