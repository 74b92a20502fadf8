import { expect, test } from 'vitest'
import { freshRule, missingFields, withRecognised } from './rule.ts'

const columnsOf = (record: Record<string, string>) => Object.entries(record).map(([path, example]) => ({ path, example }))
const ruleTexts = (rules: readonly { field: string; from: string; constant: string }[]) => rules.map(({ field, from, constant }) => [field, from || constant])

test('recognised columns become rules, and only needed fields that no column fills are asked for, first', () => {
  const { rules, columnCount } = withRecognised([], columnsOf({ الرقم: '7', الموديل: 'ديفندر', السعر: '450,000', 'غير معروف': 'x' }))
  expect(ruleTexts(rules)).toEqual([
    ['state', ''],
    ['nameplate_brand_name', ''],
    ['nameplate_name', 'الموديل'],
    ['gross_price', 'السعر'],
    ['external_id', 'الرقم'],
  ])
  expect(columnCount).toBe(3)
})

test('filled rules stay and are not duplicated; empty rules are replaced', () => {
  const before = [
    { ...freshRule, field: 'gross_price', from: 'السعر القديم' },
    { ...freshRule, field: 'state', constant: 'used' },
    { ...freshRule, field: 'vin' },
    { ...freshRule, field: 'color' },
  ]
  const { rules } = withRecognised(before, columnsOf({ id: '7', VIN: 'SAL1', Price: '1' }))
  expect(ruleTexts(rules)).toEqual([
    ['nameplate_brand_name', ''],
    ['nameplate_name', ''],
    ['gross_price', 'السعر القديم'],
    ['state', 'used'],
    ['vin', 'VIN'],
    ['external_id', 'id'],
  ])
})

test('a rule is read as the example of its column shows', () => {
  const { rules } = withRecognised([], columnsOf({ 'تاريخ التسجيل': '31/05/2024', images: 'https://a.test/1.jpg;https://a.test/2.jpg' }))
  expect(rules.find(({ field }) => field === 'date_registered')).toMatchObject({ day_style: 'dmy' })
  expect(rules.find(({ field }) => field === 'photos')).toMatchObject({ separator: ';' })
})

test('a column that fills two fields is one column, and what no rule fills is missing', () => {
  const { rules, columnCount } = withRecognised([], columnsOf({ vin: 'SAL1', model: 'Defender', price: '1' }))
  expect(rules.filter(({ from }) => from === 'vin').map(({ field }) => field)).toEqual(['vin', 'external_id'])
  expect(columnCount).toBe(3)
  expect(missingFields(rules)).toEqual(['state', 'nameplate_brand_name'])
})
