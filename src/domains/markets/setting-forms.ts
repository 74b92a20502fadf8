import type { Filled, Named, NumberField, TextField } from '#fields/field-types.ts'
import { weekdayNames } from '#kernel/calendar.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { countryField } from './country-field.ts'

const text = (symbol: string, label: Named, max: number): TextField => ({ symbol, label, field_type: 'String', translatable: true, max })
const code = (symbol: string, label: Named, max: number): TextField => ({ symbol, label, field_type: 'String', translatable: false, max })
const number = (symbol: string, label: Named): NumberField => ({ symbol, label, field_type: 'Number', min: 0 })

const weekdays: Record<(typeof weekdayNames)[number], WordPair> = {
  sunday: ['Sunday', 'الأحد'],
  monday: ['Monday', 'الاثنين'],
  tuesday: ['Tuesday', 'الثلاثاء'],
  wednesday: ['Wednesday', 'الأربعاء'],
  thursday: ['Thursday', 'الخميس'],
  friday: ['Friday', 'الجمعة'],
  saturday: ['Saturday', 'السبت'],
}

/** The countries of the site, as staff fill them. */
export const countryForm: Filled = {
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

export const exchangeRateRows: Filled = {
  fields: [code('currency', ['Currency, three letters', 'رمز العملة من ثلاثة أحرف'], 3), number('rate', ['What one unit is worth', 'قيمة الوحدة الواحدة'])],
  fresh: { currency: '', rate: 1 },
  max: 100,
  isTable: true,
}
