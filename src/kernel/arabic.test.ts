import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldArabic } from './arabic.ts'
import { latinDigits } from './digits.ts'

test.each([
  ['أحمد إبراهيم آل ٱلماجد', 'احمد ابراهيم ال الماجد'],
  ['سيّارةٌ جديدة', 'سياره جديده'],
  ['مستشفى', 'مستشفي'],
  ['مؤمن', 'مومن'],
  ['قائمة', 'قايمه'],
  ['جـــاكوار', 'جاكوار'],
  ['Range  Rover ٢٠٢٦', 'range rover 2026'],
])('%s is found as %s', (text, folded) => {
  expect(foldArabic(text)).toBe(folded)
})

test('what is folded once stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldArabic(foldArabic(text)) === foldArabic(text)))
})

test('Arabic and Persian digits become Latin, their separators too', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(latinDigits('١٬٢٣٤٫٥')).toBe('1,234.5')
  expect(latinDigits('+971 4')).toBe('+971 4')
})
