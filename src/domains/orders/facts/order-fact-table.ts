import { gatewayLabel } from '#domains/payments/index.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { day, type FactValue, figure, moment, money, textFact, words } from './fact-value.ts'
import type { FactSource } from './order-source.server.ts'
import { orderSumNames } from './order-sums.ts'
import { dayOfHandover } from './order-stages.ts'
import { orderStanding } from './order-standing.ts'

/** Who reads a fact: a visitor who is about to order, who was sent a quotation, the buyer, the team and the retailer, tables for programs, the papers of accounting. */
export type FactAudience = 'ordering' | 'quoted' | 'customer' | 'staff' | 'program' | 'accounting'

/** The parts of an order under which its facts stand, in this order. */
export const factGroups = {
  order: ['Order', 'الطلب'],
  car: ['Car', 'السيارة'],
  payment: ['Payment', 'الدفع'],
  trade_in: ['Trade-in', 'الاستبدال'],
  handover: ['Retailer and handover', 'المعرض والاستلام'],
  customer: ['Customer', 'العميل'],
} as const satisfies Readonly<Record<string, WordPair>>
export type FactGroup = keyof typeof factGroups

/** A fact of an order. `key` is its column in tables for programs; null is a fact that this order does not have. */
export type OrderFact = {
  key: string
  group: FactGroup
  /** What it is called, which may depend on the order. */
  label: WordPair | ((source: FactSource) => WordPair)
  /** What it is called over a column with several orders, where that depends on the order. */
  heading?: WordPair
  for: readonly FactAudience[]
  read: (source: FactSource) => FactValue | null
}

const everybody = ['customer', 'staff', 'program', 'accounting'] as const
const people = ['customer', 'staff', 'program'] as const
const alsoBefore = ['ordering', 'quoted', ...everybody] as const
const peopleAlsoBefore = ['ordering', 'quoted', ...people] as const
const everybodyQuoted = ['quoted', ...everybody] as const
const peopleQuoted = ['quoted', ...people] as const
const programs = ['program'] as const

const wayWords = {
  cash: ['Cash', 'نقدًا'],
  calculator: ['Instalments (finance purchase)', 'شراء بالتقسيط'],
  lease: ['Lease', 'تأجير تمويلي'],
  subscription: ['Subscription', 'اشتراك شهري'],
} as const satisfies Readonly<Record<string, WordPair>>

const kindWords = { purchase: ['Purchase', 'شراء'], reservation: ['Reservation', 'حجز'] } as const satisfies Readonly<Record<string, WordPair>>

/** A monthly sum says what it is (docs/arabic.md). */
const monthlyWords = {
  calculator: ['Instalment a month', 'القسط الشهري'],
  lease: ['Lease a month', 'الإيجار الشهري'],
  subscription: ['Subscription a month', 'الاشتراك الشهري'],
} as const satisfies Readonly<Record<string, WordPair>>

const amountWords = {
  reservation: ['Reservation fee', 'رسم الحجز'],
  purchase: ['Down payment online', 'الدفعة المقدمة عبر الإنترنت'],
} as const satisfies Readonly<Record<string, WordPair>>

/** One description of an order. Screens, mails, invoices, exports and the API draw it; none of them has a list of its own. */
export const orderFactTable: readonly OrderFact[] = [
  { key: 'order_number', group: 'order', label: ['Order number', 'رقم الطلب'], for: everybody, read: ({ row }) => figure(row.number) },
  {
    key: 'created_at',
    group: 'order',
    label: ['Date of the order', 'تاريخ الطلب'],
    for: everybody,
    read: ({ row, ...clock }) => moment(row.createdAt, clock),
  },
  {
    key: 'quotation',
    group: 'order',
    label: ['Quotation', 'عرض السعر'],
    for: ['quoted', 'customer', 'staff'],
    read: ({ contents }) => figure(contents.quotation?.number ?? null),
  },
  {
    key: 'quoted_until',
    group: 'order',
    label: ['Valid until', 'سارٍ حتى'],
    for: ['quoted'],
    read: ({ contents }) => day(contents.quotation?.validUntil ?? ''),
  },
  { key: 'payment_status', group: 'order', label: ['State', 'الحالة'], for: programs, read: ({ row }) => textFact(row.state) },
  { key: 'standing', group: 'order', label: ['Where it stands', 'حالة الطلب'], for: everybody, read: standingOf },
  { key: 'order_type', group: 'order', label: ['Kind of order', 'نوع الطلب'], for: alsoBefore, read: ({ row }) => words(kindWords[row.kind], row.kind) },

  { key: 'vehicle_id', group: 'car', label: ['Id of the car', 'معرّف السيارة'], for: programs, read: ({ row }) => figure(row.vehicleId) },
  { key: 'vehicle', group: 'car', label: ['Car', 'السيارة'], for: everybodyQuoted, read: ({ row }) => textFact(row.vehicleName) },
  { key: 'vehicle_model', group: 'car', label: ['Model', 'الطراز'], for: peopleQuoted, read: ({ contents }) => textFact(contents.car.model) },
  { key: 'vehicle_year', group: 'car', label: ['Model year', 'سنة الطراز'], for: everybodyQuoted, read: ({ contents }) => figure(contents.car.year) },
  { key: 'vehicle_colour', group: 'car', label: ['Colour', 'اللون'], for: peopleQuoted, read: ({ contents }) => textFact(contents.car.colour) },
  { key: 'vehicle_vin', group: 'car', label: ['VIN', 'رقم الهيكل'], for: alsoBefore, read: ({ row }) => figure(row.vehicleVin) },

  {
    key: 'list_price',
    group: 'payment',
    label: ['Price before the discount', 'السعر قبل الخصم'],
    for: alsoBefore,
    read: ofMoney(({ contents }) => contents.listPrice),
  },
  { key: 'discount', group: 'payment', label: ['Discount', 'الخصم'], for: alsoBefore, read: ofMoney(discountOf) },
  { key: 'vehicle_price', group: 'payment', label: ['Price of the car', 'سعر السيارة'], for: alsoBefore, read: ofMoney(({ row }) => row.vehiclePrice) },
  { key: 'vat', group: 'payment', label: ['Value-added tax, included in the price', 'ضريبة القيمة المضافة المشمولة في السعر'], for: alsoBefore, read: vatOf },
  { key: 'price_terms', group: 'payment', label: ['What the price includes', 'بيان السعر'], for: alsoBefore, read: termsOf },
  { key: 'packs', group: 'payment', label: ['Service packs', 'باقات الخدمة'], for: alsoBefore, read: packsOf },
  {
    key: 'packs_price',
    group: 'payment',
    label: ['Price of the packs', 'سعر الباقات'],
    for: alsoBefore,
    read: ofMoney(({ contents, money: sums }) => (contents.packs.length > 0 ? sums.packs : null)),
  },
  { key: 'total', group: 'payment', label: orderSumNames.total, for: alsoBefore, read: ofMoney(({ money: sums }) => sums.total) },
  { key: 'finance_option', group: 'payment', label: ['Financing option', 'رمز طريقة الدفع'], for: programs, read: ({ row }) => textFact(row.financeOption) },
  { key: 'way_to_pay', group: 'payment', label: ['Way to pay', 'طريقة الدفع'], for: alsoBefore, read: wayOf },
  { key: 'deposit', group: 'payment', label: ['Deposit', 'الدفعة الأولى'], for: alsoBefore, read: ofMoney(({ finance }) => finance.deposit) },
  { key: 'term_months', group: 'payment', label: ['Term in months', 'المدة بالأشهر'], for: alsoBefore, read: ({ finance }) => figure(finance.months) },
  {
    key: 'monthly',
    group: 'payment',
    label: ({ finance: { way } }) => monthlyWords[way === 'lease' || way === 'subscription' ? way : 'calculator'],
    heading: ['Sum a month', 'المبلغ الشهري'],
    for: alsoBefore,
    read: ofMoney(({ finance }) => finance.monthly),
  },
  { key: 'annual_rate', group: 'payment', label: ['Yearly rate', 'نسبة الربح السنوية'], for: alsoBefore, read: rateOf },
  {
    key: 'monthly_mileage',
    group: 'payment',
    label: ['Kilometres a month', 'الكيلومترات في الشهر'],
    for: peopleAlsoBefore,
    read: ({ finance }) => figureOf(finance.monthlyMileage),
  },
  {
    key: 'amount',
    group: 'payment',
    label: ({ row }) => amountWords[row.kind],
    heading: ['Amount online', 'المبلغ عبر الإنترنت'],
    for: peopleAlsoBefore,
    read: amountOf,
  },
  { key: 'held', group: 'payment', label: orderSumNames.held, for: everybody, read: ofMoney(({ money: { held } }) => held || null) },
  { key: 'paid', group: 'payment', label: orderSumNames.paid, for: everybody, read: ofMoney(({ payment, money: { paid } }) => (payment ? paid : null)) },
  { key: 'refunded', group: 'payment', label: orderSumNames.refunded, for: everybody, read: ofMoney(({ money: { refunded } }) => refunded || null) },
  { key: 'rest', group: 'payment', label: orderSumNames.rest, for: alsoBefore, read: ofMoney(({ money: { rest } }) => rest) },
  { key: 'currency', group: 'payment', label: ['Currency', 'العملة'], for: programs, read: ({ row }) => textFact(row.currency) },
  { key: 'vendor', group: 'payment', label: ['Vendor', 'رمز مزوّد الدفع'], for: programs, read: ({ row }) => textFact(row.vendorType) },
  {
    key: 'payment_provider',
    group: 'payment',
    label: ['Payment provider', 'مزوّد الدفع'],
    for: everybody,
    read: ({ payment }) => payment && words(gatewayLabel(payment.gateway)),
  },
  {
    key: 'payment_reference',
    group: 'payment',
    label: ['Payment reference', 'مرجع الدفع'],
    for: everybody,
    read: ({ payment }) => figure(payment?.providerId ?? null),
  },
  {
    key: 'invoice_number',
    group: 'payment',
    label: ['Invoice', 'رقم الفاتورة'],
    for: people,
    read: ({ invoices }) => {
      const numbers = invoices.map(({ number }) => number).filter(Boolean)
      // Its line is there from the start, so that nothing moves when the number comes.
      return invoices.length > 0 && numbers.length === 0 ? words(['being issued', 'قيد الإصدار']) : figure(numbers.join(', '))
    },
  },

  { key: 'trade_in', group: 'trade_in', label: ['Car traded in', 'السيارة المستبدلة'], for: alsoBefore, read: (source) => textFact(tradeInName(source)) },
  {
    key: 'trade_in_kind',
    group: 'trade_in',
    label: ['Body and fuel', 'الهيكل والوقود'],
    for: peopleAlsoBefore,
    read: (source) => textFact([tradeInText(source, 'bodyType'), tradeInText(source, 'fuelType')].filter(Boolean).join('، ')),
  },
  {
    key: 'trade_in_mileage',
    group: 'trade_in',
    label: ['Kilometres driven', 'المسافة المقطوعة (كم)'],
    for: peopleAlsoBefore,
    read: (source) => figureOf(tradeInOf(source).mileage),
  },
  {
    key: 'trade_in_registered',
    group: 'trade_in',
    label: ['First registered', 'أول تسجيل'],
    for: peopleAlsoBefore,
    read: (source) => day(textOf(tradeInOf(source).registrationDate, 'date')),
  },
  {
    key: 'trade_in_plate',
    group: 'trade_in',
    label: ['Number plate', 'رقم اللوحة'],
    for: ['ordering', 'quoted', 'customer', 'staff'],
    read: (source) => textFact(plateOf(source)),
  },

  {
    key: 'retailer',
    group: 'handover',
    label: ['Retailer', 'المعرض'],
    for: peopleAlsoBefore,
    read: ({ retailer }) => textFact([retailer.name, retailer.address].filter(Boolean).join('، ')),
  },
  { key: 'company_uuid', group: 'handover', label: ['Code of the retailer', 'رمز المعرض'], for: programs, read: ({ row }) => textFact(row.companyUuid) },
  {
    key: 'retailer_phone',
    group: 'handover',
    label: ['Phone of the retailer', 'هاتف المعرض'],
    for: ['customer', 'quoted'],
    read: ({ retailer }) => figure(retailer.phone),
  },
  { key: 'adviser', group: 'handover', label: ['Adviser', 'المستشار'], for: peopleQuoted, read: ({ adviser }) => textFact(adviser) },
  {
    key: 'handover',
    group: 'handover',
    label: ['Handover', 'طريقة الاستلام'],
    for: alsoBefore,
    read: ({ retailer }) => words(['Collection at the retailer', 'استلام من المعرض'], retailer.name === '' ? '' : 'collection'),
  },
  {
    key: 'visit',
    group: 'handover',
    label: ['Visit', 'موعد الزيارة'],
    for: peopleAlsoBefore,
    read: ({ row }) => (row.appointment ? day(row.appointment.date, row.appointment.time.value) : null),
  },
  { key: 'handed_over', group: 'handover', label: ['Handed over on', 'تاريخ التسليم'], for: people, read: handoverOf },

  { key: 'customer_name', group: 'customer', label: ['Customer', 'العميل'], for: everybodyQuoted, read: ({ row }) => textFact(row.customerName) },
  { key: 'customer_phone', group: 'customer', label: ['Mobile number', 'رقم الجوال'], for: everybodyQuoted, read: ({ row }) => figure(row.customerPhone) },
  { key: 'customer_email', group: 'customer', label: ['E-mail', 'البريد الإلكتروني'], for: everybodyQuoted, read: ({ row }) => figure(row.customerEmail) },
]

function ofMoney(minorOf: (source: FactSource) => number | null) {
  return (source: FactSource) => money(minorOf(source), source.row.currency)
}

function amountOf({ row: { amount, currency } }: FactSource): FactValue | null {
  return amount === 0 ? words(['Free of charge', 'بلا رسوم'], 0) : money(amount, currency)
}

function figureOf(number: unknown): FactValue | null {
  return typeof number === 'number' ? { text: () => formatNumber(number), cell: number, isFigure: true } : null
}

function standingOf({ row, payment, money: sums }: FactSource): FactValue {
  const text = (language: Language) => orderStanding({ state: row.state, kind: row.kind, currency: row.currency, payment, money: sums }, language)
  return { text, cell: text('en'), isFigure: false }
}

function handoverOf({ row: { stages }, timeZone }: FactSource): FactValue | null {
  return stages.handed_over === undefined ? null : day(dayOfHandover(stages.handed_over, timeZone))
}

function discountOf({ contents: { listPrice }, row: { vehiclePrice } }: FactSource): number | null {
  return listPrice === null || vehiclePrice === null ? null : listPrice - vehiclePrice
}

function vatOf({ row: { vehiclePrice, currency }, contents: { vatPercent } }: FactSource): FactValue | null {
  if (vehiclePrice === null || vatPercent <= 0) return null
  const tax = vehiclePrice - Math.round((vehiclePrice * 100) / (100 + vatPercent))
  const value = money(tax, currency) as FactValue // an amount that is known
  return { ...value, text: (language) => `${value.text(language)} (${vatPercent}%)` }
}

function termsOf({ row: { vehiclePrice }, contents: { priceTerms } }: FactSource): FactValue | null {
  return vehiclePrice === null || !priceTerms ? null : words(priceTerms)
}

function packsOf({ contents: { packs }, row: { currency } }: FactSource): FactValue | null {
  if (packs.length === 0) return null
  const text = (language: Language) =>
    packs.map(({ name, price }) => (price === null ? name : `${name} (${moneyText(price, currency, language)})`)).join(language === 'ar' ? '، ' : ', ')
  return { text, cell: packs.map(({ name }) => name).join('; '), isFigure: false }
}

function wayOf({ finance: { way } }: FactSource): FactValue | null {
  return way === null ? null : words(wayWords[way], way === 'calculator' ? 'instalments' : way)
}

function rateOf({ finance: { annualRate } }: FactSource): FactValue | null {
  return annualRate === null ? null : { text: () => `${formatNumber(annualRate)}%`, cell: annualRate, isFigure: true }
}

function tradeInOf({ row }: FactSource): Readonly<Record<string, unknown>> {
  const { tradeInData: data } = row.metadata
  return isRecord(data) && data.isTradeInOn === true && isRecord(data.rawData) ? data.rawData : {}
}

function textOf(value: unknown, key: string): string {
  return isRecord(value) && typeof value[key] === 'string' ? value[key] : ''
}

function tradeInText(source: FactSource, key: string): string {
  return textOf(tradeInOf(source)[key], 'name')
}

function tradeInName(source: FactSource): string {
  return [tradeInText(source, 'brand'), tradeInText(source, 'model')].filter(Boolean).join(' ')
}

function plateOf(source: FactSource): string {
  const { registration } = tradeInOf(source)
  return typeof registration === 'string' ? registration : ''
}
