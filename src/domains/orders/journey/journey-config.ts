import { vendorNote } from '#domains/payments/index.ts'
import { byName } from '#kernel/by-name.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type ContentField, type ContentFields, type ContentOf, readContent } from './content-field.ts'

/** The financing types, as the configuration and an order's prices name them. */
export const paymentTypes = ['cash', 'lease', 'subscription'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentTypeNames = {
  cash: ['Cash', 'الشراء النقدي'],
  lease: ['Lease', 'تأجير تمويلي'],
  subscription: ['Subscription', 'اشتراك'],
} as const satisfies Record<PaymentType, WordPair>

const heading = { kind: 'text', label: ['Heading', 'العنوان'] } as const satisfies ContentField
const text = { kind: 'long_text', label: ['Text', 'النص'] } as const satisfies ContentField
const html = { kind: 'html', label: ['Text', 'النص'] } as const satisfies ContentField
const buttonLabel = { kind: 'text', label: ['Label of the button', 'نص الزر'] } as const satisfies ContentField
const page = { heading, text, button_label: buttonLabel } as const

function section<const Fields>(label: WordPair, fields: Fields) {
  return { kind: 'group', label, fields } as const
}

/** The terms of a lease or a subscription; empty ones are not shown. */
const termsFields = {
  months: { kind: 'whole', default: 0, label: ['Term in months', 'المدة بالأشهر'] },
  deposit_percent: { kind: 'amount', label: ['Deposit, in percent of the price', 'الدفعة الأولى، نسبةً مئوية من السعر'] },
  annual_rate: { kind: 'amount', label: ['Yearly rate in percent', 'نسبة الربح السنوية المئوية'] },
  monthly_mileage: { kind: 'whole', default: 0, label: ['Kilometres a month', 'الكيلومترات في الشهر'] },
} as const satisfies ContentFields

const vendorFields = {
  uuid: { kind: 'text', label: ['Id', 'المعرّف'], hint: ['The type in small letters if empty.', 'إن تُرك فارغًا فهو النوع بحروف صغيرة.'] },
  type: { kind: 'text', label: ['Type', 'النوع'], note: vendorNote },
  stripe_connected_accounts: {
    kind: 'list',
    max: 100,
    label: ['Accounts of the retailers at Stripe', 'حسابات المعارض لدى Stripe'],
    fields: {
      company_uuid: { kind: 'text', label: ['Code of the retailer', 'رمز المعرض'] },
      stripe_account_id: { kind: 'text', label: ['Account', 'الحساب'] },
    },
  },
} as const satisfies ContentFields

/**
 * The fields of each type of configuration. For texts that staff leave empty, the screens use their own words. The
 * configurator journey has the same under names that begin with `config_`.
 */
export const journeyFields = {
  order_online: {
    reservation: section(['Reservation', 'الحجز'], { ...page, is_offered: { kind: 'flag', default: true, label: ['Cars can be reserved', 'إتاحة الحجز'] } }),
    purchase: section(['Purchase', 'الشراء'], { ...page, is_offered: { kind: 'flag', default: true, label: ['Cars can be bought', 'إتاحة الشراء'] } }),
    button_sets: {
      kind: 'list',
      max: 50,
      label: ['Button sets', 'مجموعات الأزرار'],
      hint: ['Buttons of vehicles name a set by its id.', 'تشير أزرار السيارات إلى المجموعة بمعرّفها.'],
      fields: {
        id: { kind: 'text', label: ['Id', 'المعرّف'] },
        setup_type: {
          kind: 'choice',
          default: 'simple',
          label: ['Setup', 'الإعداد'],
          options: { simple: ['Leads to the vehicle', 'يؤدي إلى صفحة السيارة'], extended: ['Orders online', 'يتيح الطلب عبر الإنترنت'] },
        },
        reservation_fee: { kind: 'amount', label: ['Reservation fee', 'رسم الحجز'] },
        financing_options: {
          kind: 'choices',
          options: { cash: paymentTypeNames.cash, lease: paymentTypeNames.lease, rent: paymentTypeNames.subscription },
          label: ['Ways to pay', 'طرق الدفع'],
        },
      },
    },
  },
  order_online_steps_page: {
    way: section(['Reserve or buy', 'الحجز أو الشراء'], { heading, text }),
    payment_options: section(['Ways to pay', 'طرق الدفع'], {
      heading,
      text,
      legal: { kind: 'long_text', label: ['Legal text below the example', 'النص القانوني تحت المثال'] },
      lease: section(['Terms of a lease', 'شروط التأجير التمويلي'], termsFields),
      subscription: section(['Terms of a subscription', 'شروط الاشتراك'], termsFields),
    }),
    service_packs: section(['Service packs', 'باقات الخدمة'], {
      heading,
      text,
      packs: {
        kind: 'list',
        max: 12,
        label: ['Packs', 'الباقات'],
        fields: {
          id: { kind: 'text', label: ['Id', 'المعرّف'] },
          name: { kind: 'text', label: ['Name', 'الاسم'] },
          text,
          price: { kind: 'amount', label: ['Price', 'السعر'] },
        },
      },
    }),
    trade_in: section(['Trade-in', 'استبدال السيارة'], { is_offered: { kind: 'flag', default: true, label: ['Is offered', 'متاح'] }, heading, text }),
    location: section(['Retailer', 'المعرض'], { heading, text }),
  },
  order_online_checkout_page: {
    details: section(['Summary of the order', 'ملخص الطلب'], { heading, text }),
    form: section(['Personal details', 'البيانات الشخصية'], { heading, text, privacy: { kind: 'long_text', label: ['Privacy note', 'ملاحظة الخصوصية'] } }),
    booking: section(['Visit', 'الزيارة'], {
      heading,
      text,
      is_offered: { kind: 'flag', default: true, label: ['Is offered', 'متاح'] },
      first_day: { kind: 'whole', default: 1, label: ['Earliest, in days from now', 'أقرب موعد، بعدد الأيام من اليوم'] },
      days: { kind: 'whole', default: 21, label: ['For so many days', 'عدد الأيام المتاحة'] },
    }),
    payment: section(['Payment', 'الدفع'], {
      heading,
      text,
      vendor: section(['Payment provider', 'مزوّد الدفع'], vendorFields),
      other_vendors: {
        kind: 'list',
        max: 5,
        label: ['Other ways to pay', 'طرق دفع أخرى'],
        hint: ['Offered beside the first one, and when it is down.', 'تُعرض مع المزوّد الأول، وعند تعطّله.'],
        fields: vendorFields,
      },
      is_on_hold: { kind: 'flag', default: false, label: ['Hold the amount, and take it when the team confirms', 'حجز المبلغ وتحصيله عند تأكيد الفريق'] },
      confirmation_by_link: { kind: 'flag', default: false, label: ['The customer confirms by a link in a mail', 'يؤكد العميل الطلب برابط في رسالة بريد'] },
    }),
    confirmation_page: section(['Confirmation', 'صفحة التأكيد'], {
      ...{ heading, text },
      next_steps: { kind: 'texts', label: ['What happens next', 'الخطوات التالية'] },
    }),
    rebooking_page: section(['A visitor who has reserved already', 'لدى الزائر حجز سابق'], page),
    error_page: section(['The order cannot be taken', 'تعذّر إتمام الطلب'], page),
    terms_and_conditions: section(['Terms and conditions', 'الشروط والأحكام'], {
      version: { kind: 'text', label: ['Version', 'الإصدار'] },
      label: { kind: 'text', label: ['What is agreed to', 'نص الموافقة'] },
      html,
    }),
    authentication: section(['Who the visitor is', 'التحقق من هوية الزائر'], { heading, text }),
  },
  order_online_success_page: {
    success: section(['The order is taken', 'تم استلام الطلب'], { ...page, next_steps: { kind: 'texts', label: ['What happens next', 'الخطوات التالية'] } }),
    reservation_confirmation_error_page: section(['The confirmation failed', 'تعذّر التأكيد'], page),
    failure_page: section(['The payment failed, or no such order', 'فشل الدفع أو طلب غير معروف'], page),
  },
} as const

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
export type JourneyContent = { readonly [Type in JourneyType]: ContentOf<(typeof journeyFields)[Type]> }
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
