import { type ContentField, type ContentFields, readContent } from '#fields/values/read-content.ts'
import type { ValuesOf } from '#fields/values/values-of.ts'
import { byName } from '#kernel/by-name.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** The financing types, as the configuration and an order's prices name them. */
export const paymentTypes = ['cash', 'lease', 'subscription'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentTypeNames = {
  cash: ['Cash', 'الشراء النقدي'],
  lease: ['Lease', 'تأجير تمويلي'],
  subscription: ['Subscription', 'اشتراك'],
} as const satisfies Record<PaymentType, WordPair>

const heading = {
  symbol: 'heading',
  label: ['Heading', 'العنوان'],
  field_type: 'String',
  translatable: true,
  takesLine: true,
} as const satisfies ContentField
const text = { symbol: 'text', label: ['Text', 'النص'], field_type: 'Text', translatable: true } as const satisfies ContentField
const buttonLabel = {
  symbol: 'button_label',
  label: ['Label of the button', 'نص الزر'],
  field_type: 'String',
  translatable: true,
} as const satisfies ContentField
const page = [heading, text, buttonLabel] as const
const nextSteps = { symbol: 'next_steps', label: ['What happens next', 'الخطوات التالية'], field_type: 'Lines' } as const satisfies ContentField
const isOffered = flag('is_offered', true, ['Is offered', 'متاح'])

function section<const Symbol extends string, const Fields extends ContentFields>(symbol: Symbol, label: WordPair, fields: Fields) {
  return { symbol, label, field_type: 'Group', fields } as const
}

function flag<const Symbol extends string>(symbol: Symbol, usual: boolean, label: WordPair) {
  return { symbol, label, field_type: 'Bool', default: usual, takesLine: true } as const
}

/** An id or a name that programs know. */
function code<const Symbol extends string>(symbol: Symbol, label: WordPair) {
  return { symbol, label, field_type: 'String' } as const
}

/** In units of the currency or in percent; null without one. */
function amount<const Symbol extends string>(symbol: Symbol, label: WordPair) {
  return { symbol, label, field_type: 'Number', min: 0 } as const
}

function whole<const Symbol extends string>(symbol: Symbol, usual: number, label: WordPair) {
  return { symbol, label, field_type: 'Number', min: 0, isWhole: true, default: usual } as const
}

/** The terms of a lease or a subscription; empty ones are not shown. */
const termsFields = [
  whole('months', 0, ['Term in months', 'المدة بالأشهر']),
  amount('deposit_percent', ['Deposit, in percent of the price', 'الدفعة الأولى، نسبةً مئوية من السعر']),
  amount('annual_rate', ['Yearly rate in percent', 'نسبة الربح السنوية المئوية']),
  whole('monthly_mileage', 0, ['Kilometres a month', 'الكيلومترات في الشهر']),
] as const

const vendorFields = [
  { symbol: 'type', label: ['Type', 'النوع'], field_type: 'String', holds: 'payment_gateway' },
  { ...code('uuid', ['Id', 'المعرّف']), hint: ['The type in small letters if empty.', 'إن تُرك فارغًا فهو النوع بحروف صغيرة.'] },
  {
    symbol: 'stripe_connected_accounts',
    label: ['Accounts of the retailers at Stripe', 'حسابات المعارض لدى Stripe'],
    field_type: 'List',
    max: 100,
    fields: [code('company_uuid', ['Code of the retailer', 'رمز المعرض']), code('stripe_account_id', ['Account', 'الحساب'])],
  },
] as const satisfies ContentFields

/**
 * The fields of each type of configuration, section by section. For texts that staff leave empty, the screens use their own words. The
 * configurator journey has the same under names that begin with `config_`.
 */
export const journeyFields = {
  order_online: [
    section('reservation', ['Reservation', 'الحجز'], [...page, flag('is_offered', true, ['Cars can be reserved', 'إتاحة الحجز'])]),
    section('purchase', ['Purchase', 'الشراء'], [...page, flag('is_offered', true, ['Cars can be bought', 'إتاحة الشراء'])]),
    {
      symbol: 'button_sets',
      label: ['Button sets', 'مجموعات الأزرار'],
      hint: ['Buttons of vehicles name a set by its id.', 'تشير أزرار السيارات إلى المجموعة بمعرّفها.'],
      field_type: 'List',
      max: 50,
      fields: [
        code('id', ['Id', 'المعرّف']),
        {
          symbol: 'setup_type',
          label: ['Setup', 'الإعداد'],
          field_type: 'Select',
          default: 'simple',
          options: [
            { value: 'simple', label: ['Leads to the vehicle', 'يؤدي إلى صفحة السيارة'] },
            { value: 'extended', label: ['Orders online', 'يتيح الطلب عبر الإنترنت'] },
          ],
        },
        amount('reservation_fee', ['Reservation fee', 'رسم الحجز']),
        {
          symbol: 'financing_options',
          label: ['Ways to pay', 'طرق الدفع'],
          field_type: 'Choices',
          keepsNone: true,
          options: [
            { value: 'cash', label: paymentTypeNames.cash },
            { value: 'lease', label: paymentTypeNames.lease },
            { value: 'rent', label: paymentTypeNames.subscription },
          ],
        },
      ],
    },
  ],
  order_online_steps_page: [
    section('way', ['Reserve or buy', 'الحجز أو الشراء'], [heading, text]),
    section(
      'payment_options',
      ['Ways to pay', 'طرق الدفع'],
      [
        heading,
        text,
        { ...text, symbol: 'legal', label: ['Legal text below the example', 'النص القانوني تحت المثال'] },
        section('lease', ['Terms of a lease', 'شروط التأجير التمويلي'], termsFields),
        section('subscription', ['Terms of a subscription', 'شروط الاشتراك'], termsFields),
      ],
    ),
    section(
      'service_packs',
      ['Service packs', 'باقات الخدمة'],
      [
        heading,
        text,
        {
          symbol: 'packs',
          label: ['Packs', 'الباقات'],
          field_type: 'List',
          max: 12,
          fields: [{ ...heading, symbol: 'name', label: ['Name', 'الاسم'] }, code('id', ['Id', 'المعرّف']), text, amount('price', ['Price', 'السعر'])],
        },
      ],
    ),
    section('trade_in', ['Trade-in', 'استبدال السيارة'], [isOffered, heading, text]),
    section('location', ['Retailer', 'المعرض'], [heading, text]),
  ],
  order_online_checkout_page: [
    section('details', ['Summary of the order', 'ملخص الطلب'], [heading, text]),
    section('form', ['Personal details', 'البيانات الشخصية'], [heading, text, { ...text, symbol: 'privacy', label: ['Privacy note', 'ملاحظة الخصوصية'] }]),
    section(
      'booking',
      ['Visit', 'الزيارة'],
      [
        heading,
        text,
        isOffered,
        whole('first_day', 1, ['Earliest, in days from now', 'أقرب موعد، بعدد الأيام من اليوم']),
        whole('days', 21, ['For so many days', 'عدد الأيام المتاحة']),
      ],
    ),
    section(
      'payment',
      ['Payment', 'الدفع'],
      [
        heading,
        text,
        section('vendor', ['Payment provider', 'مزوّد الدفع'], vendorFields),
        {
          symbol: 'other_vendors',
          label: ['Other ways to pay', 'طرق دفع أخرى'],
          hint: ['Offered beside the first one, and when it is down.', 'تُعرض مع المزوّد الأول، وعند تعطّله.'],
          field_type: 'List',
          max: 5,
          fields: vendorFields,
        },
        flag('is_on_hold', false, ['Hold the amount, and take it when the team confirms', 'حجز المبلغ وتحصيله عند تأكيد الفريق']),
        flag('confirmation_by_link', false, ['The customer confirms by a link in a mail', 'يؤكد العميل الطلب برابط في رسالة بريد']),
      ],
    ),
    section('confirmation_page', ['Confirmation', 'صفحة التأكيد'], [heading, text, nextSteps]),
    section('rebooking_page', ['A visitor who has reserved already', 'لدى الزائر حجز سابق'], page),
    section('error_page', ['The order cannot be taken', 'تعذّر إتمام الطلب'], page),
    section(
      'terms_and_conditions',
      ['Terms and conditions', 'الشروط والأحكام'],
      [
        code('version', ['Version', 'الإصدار']),
        { ...heading, symbol: 'label', label: ['What is agreed to', 'نص الموافقة'] },
        { symbol: 'html', label: text.label, field_type: 'Markdown', format: 'html', allows: 'article', translatable: true },
      ],
    ),
    section('authentication', ['Who the visitor is', 'التحقق من هوية الزائر'], [heading, text]),
  ],
  order_online_success_page: [
    section('success', ['The order is taken', 'تم استلام الطلب'], [...page, nextSteps]),
    section('reservation_confirmation_error_page', ['The confirmation failed', 'تعذّر التأكيد'], page),
    section('failure_page', ['The payment failed, or no such order', 'فشل الدفع أو طلب غير معروف'], page),
  ],
} as const satisfies Record<string, ContentFields>

/** The four types of the normal journey. */
export const journeyTypes = ['order_online', 'order_online_steps_page', 'order_online_checkout_page', 'order_online_success_page'] as const
export type JourneyType = (typeof journeyTypes)[number]

/** The type of the normal journey that a type of configuration stands for, with or without `config_`; null for any other configuration. */
export function journeyTypeOf(configType: unknown): JourneyType | null {
  return journeyTypes.find((type) => configType === type || configType === `config_${type}`) ?? null
}

/** The configuration as it was written, by its type. */
export type ConfigStore = Readonly<Record<string, unknown>>

/** The content of the journey for one way to pay. */
export type JourneyContent = { readonly [Type in JourneyType]: ValuesOf<(typeof journeyFields)[Type]> }
export type ButtonSet = JourneyContent['order_online']['button_sets'][number]

/** The types that a journey asks for: the configurator journey also those that it falls back to. */
export function journeyConfigTypes(isConfigurator: boolean): string[] {
  return isConfigurator ? journeyTypes.flatMap((type) => [`config_${type}`, type]) : [...journeyTypes]
}

/** The address of the configuration: `all` of the content-integration API, with the types by comma. */
export function configAddress(base: string, types: readonly string[]): string {
  return `${base.replace(/\/+$/, '')}/all?config_type=${types.join(',')}`
}

/** The entries by type; the first of a type counts, and invalid entries are left out. */
export function storeOf(entries: unknown): ConfigStore {
  const store: Record<string, unknown> = byName()
  for (const entry of Array.isArray(entries) ? entries : []) {
    if (isRecord(entry) && typeof entry.config_type === 'string') store[entry.config_type] ??= entry.data
  }
  return store
}

/** Content for a way to pay: its overrides under `content_types` over the rest, section by section. */
export function contentFor(content: unknown, paymentType: string): Readonly<Record<string, unknown>> {
  if (!isRecord(content)) return {}
  const { content_types: overrides, ...base } = content
  return isRecord(overrides) && Object.hasOwn(overrides, paymentType) ? merged(base, overrides[paymentType]) : base
}

/** Everything the journey shows. The configurator journey has types of its own and falls back to those of the normal one. */
export function readJourneyContent(store: ConfigStore, { isConfigurator, paymentType }: { isConfigurator: boolean; paymentType: string }): JourneyContent {
  const contentOf = (type: JourneyType) => contentFor((isConfigurator ? store[`config_${type}`] : undefined) ?? store[type], paymentType)
  return {
    order_online: readContent(journeyFields.order_online, contentOf('order_online')),
    order_online_steps_page: readContent(journeyFields.order_online_steps_page, contentOf('order_online_steps_page')),
    order_online_checkout_page: readContent(journeyFields.order_online_checkout_page, contentOf('order_online_checkout_page')),
    order_online_success_page: readContent(journeyFields.order_online_success_page, contentOf('order_online_success_page')),
  }
}

function merged(base: Readonly<Record<string, unknown>>, over: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(over)) return base
  const entries = Object.entries(over).map(([key, value]) => [key, isRecord(value) && isRecord(base[key]) ? merged(base[key], value) : value])
  return { ...base, ...Object.fromEntries(entries) }
}
