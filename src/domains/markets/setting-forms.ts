import type { FillForm, GroupField, Label, NumberField, TextField } from '#fields/field-types.ts'
import { sliderForm } from '#fields/settings/slider.ts'
import { weekdayNames } from '#kernel/calendar.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { countryField } from './country-field.ts'

const text = (symbol: string, label: Label, max: number): TextField => ({ symbol, label, field_type: 'String', translatable: true, max })
const code = (symbol: string, label: Label, max: number): TextField => ({ symbol, label, field_type: 'String', translatable: false, max })
const number = (symbol: string, label: Label): NumberField => ({ symbol, label, field_type: 'Number', min: 0 })

const weekdays: Record<(typeof weekdayNames)[number], WordPair> = {
  sunday: ['Sunday', 'الأحد'],
  monday: ['Monday', 'الاثنين'],
  tuesday: ['Tuesday', 'الثلاثاء'],
  wednesday: ['Wednesday', 'الأربعاء'],
  thursday: ['Thursday', 'الخميس'],
  friday: ['Friday', 'الجمعة'],
  saturday: ['Saturday', 'السبت'],
}

const lines = (symbol: string, label: Label, max: number): TextField => ({ symbol, label, field_type: 'Text', translatable: true, max })

const slider = (symbol: string, label: Label, fresh: Readonly<Record<string, number>>): GroupField => ({ symbol, label, ...sliderForm, none: 'absent', fresh })

/** What differs from the site where the country has a company, a desk or banks of its own. */
const ownFields: readonly GroupField[] = [
  {
    symbol: 'seller',
    label: ['Another company sells here, abroad', 'شركة أخرى تبيع في هذه الدولة، خارج دولة الموقع'],
    hint: [
      'It stands on invoices of cars that are sold here, which have numbers of their own. Without it the seller of the site does.',
      'تظهر بياناتها في فواتير السيارات المباعة في هذه الدولة، ولهذه الفواتير أرقام متسلسلة خاصة. ومن دونها تظهر بيانات بائع الموقع.',
    ],
    field_type: 'Group',
    none: 'absent',
    fields: [
      text('name', ['Legal name of the seller', 'الاسم القانوني للبائع'], 200),
      lines('address', ['Address of the seller', 'عنوان البائع'], 1000),
      text('contact', ['Contact for questions about invoices', 'جهة الاستفسار عن الفواتير'], 200),
      lines('note', ['Note at the foot of invoices', 'ملاحظة ذيل الفاتورة'], 2000),
    ],
    fresh: { name: '', address: '', contact: '', note: '' },
  },
  {
    symbol: 'contact',
    label: ['Own contact of the importer', 'جهة تواصل خاصة'],
    hint: ['On pages of cars that are sold here.', 'تظهر في صفحات السيارات المعروضة في هذه الدولة.'],
    field_type: 'Group',
    none: 'absent',
    fields: [code('phone', ['Phone', 'الهاتف'], 60), code('email', ['E-mail address', 'البريد الإلكتروني'], 200)],
    fresh: { phone: '', email: '' },
  },
  {
    symbol: 'estimate',
    label: ['Own finance estimates', 'تقديرات تمويل خاصة'],
    field_type: 'Group',
    none: 'absent',
    fields: [
      slider('deposit_percent', ['Deposit in percent of the price', 'الدفعة الأولى نسبةً من السعر'], { min: 20, max: 50, interval: 5, default: 20 }),
      slider('months', ['Term in months', 'المدة بالأشهر'], { min: 12, max: 60, interval: 12, default: 60 }),
    ],
    fresh: {},
  },
]

/** The countries of the site, as staff fill them. */
export const countryForm: FillForm = {
  fields: [
    text('name', ['Its name in Arabic', 'اسم الدولة'], 60),
    countryField,
    code('currency', ['Currency, three letters: AED', 'رمز العملة من ثلاثة أحرف: \u2066AED\u2069'], 3),
    code('time_zone', ['Time zone: Asia/Dubai', 'المنطقة الزمنية: \u2066Asia/Dubai\u2069'], 60),
    number('vat_percent', ['Value-added tax in percent', 'نسبة ضريبة القيمة المضافة']),
    text('vat_wording', ['Words beside a price with tax', 'ما يُكتب بجانب السعر الشامل للضريبة'], 200),
    { symbol: 'registration_included', label: ['Prices include the registration', 'الأسعار تشمل رسوم التسجيل'], field_type: 'Bool', default: false },
    code('finance_product', ['Finance product', 'منتج التمويل'], 60),
    number('annual_rate', ['Yearly rate in percent', 'نسبة الربح السنوية']),
    number('reservation_fee', ['Fee for reserving a car online', 'رسم حجز السيارة عبر الإنترنت']),
    code('tax_number', ['Tax number of the seller', 'الرقم الضريبي للبائع'], 60),
    ...ownFields,
    text('identity_document', ['Document that a buyer shows', 'الوثيقة التي يبرزها المشتري'], 80),
    {
      symbol: 'weekend',
      label: ['Weekend', 'عطلة نهاية الأسبوع'],
      field_type: 'Choices',
      options: weekdayNames.map((value) => ({ value, label: weekdays[value] })),
      keepsNone: true,
    },
    {
      symbol: 'holidays',
      label: ['Public holidays', 'العطل الرسمية'],
      field_type: 'List',
      fields: [
        text('name', ['Name', 'الاسم'], 80),
        code('from', ['First day: 2027-03-20', 'أول يوم: \u20662027-03-20\u2069'], 10),
        code('to', ['Last day', 'آخر يوم'], 10),
      ],
      fresh: { from: '', to: '', name: '' },
      max: 60,
      isTable: true,
    },
  ],
  fresh: { country: '', name: '', currency: '', time_zone: '', vat_percent: 0 },
  max: 60,
}

export const exchangeRateRows: FillForm = {
  fields: [code('currency', ['Currency, three letters', 'رمز العملة من ثلاثة أحرف'], 3), number('rate', ['What one unit is worth', 'قيمة الوحدة الواحدة'])],
  fresh: { currency: '', rate: 1 },
  max: 100,
  isTable: true,
}
