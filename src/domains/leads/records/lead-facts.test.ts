import { expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { leadFacts, placeholderValues } from './lead-facts.ts'

const fields: FormField[] = [
  { id: 'day', name: 'day', type: 'date', label: { ar: 'اليوم', en: 'Day' } },
  { id: 'model', name: 'model', type: 'checkbox', label: { ar: 'الطراز' }, options: [{ value: 'd', label: { ar: 'ديفندر', en: 'Defender' } }] },
  { id: 'retailer', name: 'retailer', type: 'retailer', label: { ar: 'المعرض' } },
  { id: 'location', name: 'location', type: 'location', label: { ar: 'الفرع' } },
  { id: 'terms', name: 'terms', type: 'consent', label: { ar: 'الموافقة' } },
  { id: 'empty', name: 'empty', type: 'text', label: { ar: 'فارغ' } },
]
const attributes = { terms: 'yes', utm: ['a', 'b'], location: '4', retailer: '7', model: ['d', 'x'], day: '2026-11-25' }
const choices = {
  retailers: [
    { value: '6', label: 'معرض الشارقة' },
    { value: '7', label: 'معرض دبي' },
  ],
  locations: [
    { value: '3', label: 'الخوير' },
    { value: '4', label: 'القوز' },
  ],
} as never

test('answers are read in the order of the form: days in words, options, retailers and locations by their names, last what the page told', () => {
  expect(leadFacts({ fields, attributes, choices, locale: 'ar', days: 'in words' })).toEqual([
    { name: 'day', label: 'اليوم', value: '25 نوفمبر 2026' },
    { name: 'model', label: 'الطراز', value: 'ديفندر، x' },
    { name: 'retailer', label: 'المعرض', value: 'معرض دبي' },
    { name: 'location', label: 'الفرع', value: 'القوز' },
    { name: 'terms', label: 'الموافقة', value: 'موافق' },
    { name: 'utm', label: 'utm', value: 'a، b' },
  ])
  const [day, model] = leadFacts({ fields, attributes, choices, locale: 'en', days: 'in words' })
  expect([day, model]).toEqual([
    { name: 'day', label: 'Day', value: '25 November 2026' },
    { name: 'model', label: 'الطراز', value: 'Defender, x' },
  ])
})

test('of a retailer or location that is offered no more people read that it is gone, programs what was sent; what was written stays', () => {
  const gone = { retailer: '99', location: '98', empty: 'نص' }
  const factsIn = (days: 'in words' | 'as stored') => leadFacts({ fields, attributes: gone, choices, locale: 'ar', days }).map(({ value }) => value)
  expect(factsIn('in words')).toEqual(['معرض لم يعد في القائمة', 'موقع لم يعد في القائمة', 'نص'])
  expect(factsIn('as stored')).toEqual(['99', '98', 'نص'])
})

test('spreadsheets keep days as they are stored', () => {
  expect(leadFacts({ fields, attributes, choices, locale: 'ar', days: 'as stored' })[0]?.value).toBe('2026-11-25')
})

test('every field has a value for placeholders, an empty one where nothing was answered', () => {
  const facts = leadFacts({ fields, attributes, choices, locale: 'ar', days: 'in words' })
  expect(placeholderValues(fields, facts)).toMatchObject({ day: '25 نوفمبر 2026', empty: '' })
})

test('a car is read by its name, also while visitors do not find it; an id without a car says so, and what a page wrote in its place stays; programs get the id', () => {
  const car: FormField[] = [{ id: 'car', name: 'car', type: 'vehicle', label: { ar: 'السيارة' } }]
  const vehicles = new Map([
    ['185', { name: 'ديفندر 110', isShown: true }],
    ['186', { name: 'ديفندر 90', isShown: false }],
    ['187', null],
  ])
  const factOf = (value: string, locale: 'ar' | 'en' = 'ar') =>
    leadFacts({ fields: car, attributes: { car: value }, choices, locale, days: 'in words', vehicles })[0]?.value
  expect(['185', '186', '187', 'F-PACE'].map((value) => factOf(value))).toEqual([
    'ديفندر 110',
    '\u2068ديفندر 90\u2069 (غير معروضة على الموقع حاليًا)',
    'سيارة غير مدرجة في المخزون',
    'F-PACE',
  ])
  expect([factOf('186', 'en'), factOf('187', 'en')]).toEqual(['\u2068ديفندر 90\u2069 (not shown on the site now)', 'A vehicle that is not in the stock'])
  expect(leadFacts({ fields: car, attributes: { car: '185' }, choices, locale: 'ar', days: 'as stored' })[0]?.value).toBe('185')
})
