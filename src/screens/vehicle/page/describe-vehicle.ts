import { fillWords } from '#kernel/words/fill-words.ts'
import { readYouTubeId } from '#block-engine/youtube.ts'
import { directionsHref, phoneHref, whatsAppHref } from '#domains/retailers/index.ts'
import {
  financeOptions,
  onTheRoadPrice,
  ownerName,
  type PriceRules,
  priceBreakdown,
  countryOfCar,
  priceTerms,
  seatForms,
  seatsLabel,
  showroomBlocks,
  shortVin,
  specAttributes,
  type SpecAttribute,
  stockVehicle,
  valueWord,
  type VehicleAttributes,
  vehicleFacts,
} from '#domains/stock/index.ts'
import { formHref, readFormsSettings } from '#domains/forms/index.ts'
import { contactIn } from '#domains/markets/index.ts'
import { formatDay } from '#kernel/format/date.ts'
import { disclaimerSign, formatPrice, type PriceStyle, styleIn } from '#kernel/format/price.ts'
import type { Texts } from '#kernel/words/words.ts'
import { type EnquiryKind, settingHref } from '#domains/content/index.ts'
import type { ScreenContext } from '../../define-screen.ts'
import { vehicleFamilyWords, vehicleWords } from '../words.ts'
import type { PagePrice, VehiclePricesProps } from './parts/prices/props.ts'
import type { PageFact, PageRetailer, VehicleScreenProps } from './props.ts'

/** What one vehicle's page is drawn from. `region` is the visitor's state, '' without; `url` the page's absolute address. */
export type ShowroomVehicle = {
  vehicleId: number
  attributes: VehicleAttributes
  rules: PriceRules
  region: string
  url: string
  isOwnerVisible: boolean
  /** The ISO day in the zone of the site. */
  today: string
  /** Contents of the showroom configurations that concern the vehicle. */
  configs: readonly Readonly<Record<string, unknown>>[]
  /** Opening hours and place as the retailer's own record has them; null without one. */
  dealer: { hours: PageRetailer['hours']; place: { latitude: number; longitude: number } | null } | null
}

const highlighted: readonly SpecAttribute[] = ['productionYear', 'mileage', 'power', 'engines']
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The texts of the page and those of its prices. */
export type VehicleDescription = Omit<VehicleScreenProps, 'id' | 'vehicleId' | 'parts' | 'similar' | 'order' | 'cxp'> &
  Pick<VehiclePricesProps, 'prices' | 'priceNote' | 'terms' | 'breakdown' | 'financing'> & {
    /** Forms that the showroom configuration has for the vehicle (C-167). */
    formIds: readonly number[]
  }

/** Every text of a vehicle's page. Its parts are drawn elsewhere. */
export function describeVehicle(vehicle: ShowroomVehicle, context: ScreenContext): VehicleDescription {
  const { settings, stockWords, wordsOf } = context
  const words = {
    ...wordsOf(vehicleWords),
    ...wordsOf(vehicleFamilyWords),
    new_tab: context.words['page.new_tab'],
    attribute_vin_end: stockWords.attribute_vin_end,
    held: stockWords.held,
  }
  const language = { settings, words, stockWords }
  const { attributes, rules, region, configs, isOwnerVisible } = vehicle
  const stock = stockVehicle(attributes, rules, region)
  const vehicleParts = { attributes, specification: stock.specification }
  const style = styleIn(rules.formats.purchase, attributes.currency, rules.siteCurrency)
  const price = (amount: number | null) => formatPrice(amount, style)
  // The rate that browsers ask for is that of the site's currency.
  const isExchanged = settings.stock.exchange !== null && attributes.currency === rules.siteCurrency
  const amountFor = (value: number | null) => (isExchanged ? { amount: { value, before: null, style } } : {})
  const prices = pagePrices(vehicle, language)
  const notes = attributes.disclaimers.filter((text) => text.trim() !== '')
  const blocks = configs.flatMap(({ blocks }) => showroomBlocks(blocks))
  return {
    name: stock.specification.model,
    version: stock.specification.version,
    tags: [valueWord('state', attributes.state, stockWords), valueWord('status', attributes.status, stockWords)],
    shortVin: shortVin(attributes.vin),
    isReserved: attributes.status === 'reserved',
    highlights: vehicleFacts(vehicleParts, highlighted, { words: stockWords }).map(pageFact),
    prices,
    priceNote: attributes.product_card_disclaimer.description,
    country: countryOfCar(attributes),
    terms: prices.some(({ isOnRequest }) => !isOnRequest) ? priceTerms(attributes, rules, stockWords) : '',
    breakdown: priceBreakdown(attributes, rules.market).map(({ label, value }) => ({ label, value: price(value), ...amountFor(value) })),
    facts: [...vehicleFacts(vehicleParts, specAttributes, { words: stockWords, today: vehicle.today }).map(pageFact), ...seatFact(vehicle, language)],
    history: historyOf(vehicle, words),
    optional: attributes.features_optional.map(({ name, price: amount }) => ({ name, price: price(amount) })),
    standard: attributes.features_standard.map(({ name }) => name),
    description: attributes.long_description.trim(),
    video: videoOf(attributes.video_url),
    configurationHref: /^https?:\/\//i.test(attributes.config_url) ? attributes.config_url : '',
    tradeInHref: configs.map(({ trade_in: tradeIn }) => hrefOf(tradeIn)).find(Boolean) ?? enquiryHref(context, 'trade-in', vehicle) ?? '',
    contact: contactOf(vehicle, language),
    enquiries: enquiriesOf(vehicle, context),
    retailer: isOwnerVisible ? retailerOf(vehicle) : null,
    configured: blocks.flatMap((block) => (block.type === 'html' ? [block.html] : [])),
    formIds: blocks.flatMap((block) => (block.type === 'form' ? [Number(block.form.fields.form_id)] : [])),
    financing: blocks.some(({ type }) => type === 'finance_options_table')
      ? configs.flatMap(({ finance_options: options }) => financeOptions(options)).map(({ label }) => label)
      : [],
    notes: [
      ...notes.map((text, index) => ({ sign: disclaimerSign(index + 1), text })),
      ...(attributes.footnote.trim() ? [{ sign: '', text: attributes.footnote }] : []),
    ],
    stockHref: settingHref(settings.stock.page),
    words,
  }
}

type Words = Texts<typeof vehicleWords.words>
type Language = Pick<ScreenContext, 'settings' | 'stockWords'> & { words: Words }

/** Prices by the rules of the market, each with the sign of its note; a lease that is hidden from visitors is not among them (A-123, C-199). */
function pagePrices({ attributes, rules, region }: ShowroomVehicle, { settings, words, stockWords }: Language): PagePrice[] {
  const { prices, pricesDriveAway } = stockVehicle(attributes, rules, region)
  const hasNote = (index: number) => (attributes.disclaimers.filter((text) => text.trim() !== '')[index] ? disclaimerSign(index + 1) : '')
  const visiblePrices = prices.list.filter(({ hiddenFromVisitors }) => hiddenFromVisitors !== true)
  const isExchanged = settings.stock.exchange !== null && attributes.currency === rules.siteCurrency
  const amount = (value: number | null, before: number | null, style: PriceStyle) => (isExchanged ? { amount: { value, before, style } } : {})
  const pagePriceList = visiblePrices.map(({ type, value, value_raw, oldPrice, old_price_raw, isOnRequest }) => ({
    label: words[`price_${type}`],
    value,
    before: oldPrice,
    isOnRequest,
    ...(type === 'lease' ? { isLease: true } : {}),
    ...amount(value_raw, old_price_raw, rules.formats[type]),
  }))
  const driveAway = pricesDriveAway.currentDriveAway
  const others = [
    { label: stockWords.drive_away, value: driveAway?.isLabelled ? driveAway.value : null },
    { label: stockWords.on_the_road, value: onTheRoadPrice(attributes, rules.market) },
  ].flatMap(({ label, value }) => {
    const style = styleIn(rules.formats.purchase, attributes.currency, rules.siteCurrency)
    return value === null ? [] : [{ label, value: formatPrice(value, style), before: '', isOnRequest: false, ...amount(value, null, style) }]
  })
  return [...pagePriceList, ...others].map((price, index) => ({ ...price, sign: hasNote(index) }))
}

/** What is known of a vehicle's life; empty lines are left out. */
function historyOf({ attributes, rules }: ShowroomVehicle, words: Words): PageFact[] {
  const lines = {
    date_registered: attributes.date_registered,
    date_mot_expiry: attributes.date_mot_expiry,
    date_warranty_expiry: attributes.date_warranty_expiry,
    previous_use: attributes.previous_use,
    repair_record: attributes.repair_record,
    regular_maintenance_availability: attributes.regular_maintenance_availability,
    maintenance_log: attributes.maintenance_log,
  }
  const texts = Object.entries(lines).map(([key, value]) => pageFact({ label: words[`${key as keyof typeof lines}`], value, isLatin: false }))
  const fee = {
    label: words.recycling_fee,
    value: formatPrice(attributes.recycling_fee, styleIn(rules.formats.purchase, attributes.currency, rules.siteCurrency)),
    isLatin: true,
  }
  return [...texts, fee].filter(({ value }) => value !== '')
}

function seatFact({ attributes }: ShowroomVehicle, { settings, words, stockWords }: Language): PageFact[] {
  const { seats_one: one, seats_two: two, seats_few: few, seats_many: many, seats_other: other } = stockWords
  const forms = seatForms({ one, two, few, many, other }, settings.stock.seatsTranslations)
  const value = seatsLabel(attributes.number_of_seats, forms)
  return value === '' ? [] : [{ label: words.seats, value, isLatin: false }]
}

/** The retailer's contacts where the retailer is public, else the importer's. */
function contactOf({ attributes, url, isOwnerVisible }: ShowroomVehicle, { settings, words }: Language): VehicleScreenProps['contact'] {
  const own = contactIn(settings.contact, settings.markets, { country: countryOfCar(attributes), currency: attributes.currency })
  const phone = (isOwnerVisible && attributes.owner_phone) || own.phone
  const email = (isOwnerVisible && attributes.owner_email) || own.email
  const car = [attributes.model_display_name || attributes.nameplate_name, attributes.version, attributes.production_year].filter(Boolean).join(' ')
  const message = fillWords(words.message, { car, url })
  return {
    phone,
    phoneHref: phoneHref(phone),
    email,
    mailHref: email ? `mailto:${email}?subject=${encodeURIComponent(car)}&body=${encodeURIComponent(message)}` : null,
    whatsAppHref: whatsAppHref(phone, message),
  }
}

/** The forms of the site for a test drive and for an offer, each about this vehicle. */
function enquiriesOf(vehicle: ShowroomVehicle, context: Pick<ScreenContext, 'settingsOf'>): VehicleScreenProps['enquiries'] {
  return { testDriveHref: enquiryHref(context, 'test-drive', vehicle), offerHref: enquiryHref(context, 'offer', vehicle) }
}

/** The form that serves a kind of enquiry, about this vehicle; null where none does. */
function enquiryHref({ settingsOf }: Pick<ScreenContext, 'settingsOf'>, kind: EnquiryKind, { vehicleId }: ShowroomVehicle): string | null {
  const formId = settingsOf(readFormsSettings).enquiries[kind]
  return formId === undefined ? null : formHref({ formId, vehicleId })
}

function retailerOf({ attributes, dealer }: ShowroomVehicle): PageRetailer | null {
  const name = ownerName(attributes)
  if (!name) return null
  const { owner_address: address, owner_city: city, owner_zipcode: zipcode, owner_contact_details: details, owner_opening_hours: hours } = attributes
  const lines = hours.split('\n').flatMap((line) => {
    const [days = '', ...rest] = line.split(':')
    return days.trim() ? [{ days: days.trim(), hours: rest.join(':').trim() }] : []
  })
  return {
    name,
    address,
    city: [city, attributes.owner_state, zipcode].filter((part, index, all) => part && all.indexOf(part) === index).join('، '),
    details,
    hours: lines.length > 0 ? lines : (dealer?.hours ?? []),
    directionsHref: directionsHref(dealer?.place ?? null, [name, address, city].filter(Boolean).join('، ')),
  }
}

/** A film of YouTube under the address that plays over the page, a film's own file as well; other pages as they are. */
function videoOf(address: string): VehicleScreenProps['video'] {
  if (!/^https?:\/\//i.test(address)) return { href: '', opensHere: false }
  const youTube = readYouTubeId(address)
  if (youTube) return { href: `https://www.youtube.com/watch?v=${youTube}`, opensHere: true }
  return { href: address, opensHere: /\.(mp4|webm|mov)($|[?#])/i.test(address) }
}

/** Days in the words of the site. */
function pageFact({ label, value, isLatin }: PageFact): PageFact {
  return DAY.test(value) ? { label, value: formatDay(new Date(value), 'UTC'), isLatin: false } : { label, value, isLatin }
}

/** The address in a piece of configuration: a text, or the member `url`. */
function hrefOf(value: unknown): string {
  const url = typeof value === 'object' && value !== null ? (value as { url?: unknown }).url : value
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : ''
}
