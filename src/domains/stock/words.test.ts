import { expect, test } from 'vitest'
import type { Words } from '#kernel/words/words.ts'
import { stockWords } from './words.ts'

const wordOf = (name: string) => (stockWords.words as Words)[name]

test.each([
  ['state_new', 'New', 'جديدة'],
  ['state_used', 'Used', 'مستعملة'],
  ['state_approved', 'Approved', 'مستعملة معتمدة'],
  ['status_stock', 'In stock', 'متوفرة'],
  ['status_available_soon', 'Available soon', 'متوفرة قريبًا'],
  ['status_reserved', 'Reserved', 'محجوزة'],
  ['status_sold', 'Sold', 'مبيعة'],
  ['status_in_production', 'In production', 'قيد التصنيع'],
  ['status_on_demand', 'On demand', 'حسب الطلب'],
  ['status_delivery', 'Delivery', 'قيد التسليم'],
  ['status_demo', 'Demo', 'سيارة عرض'],
])('[C-402][C-403] %s is called %s and %s', (name, english, arabic) => {
  expect(wordOf(name)).toEqual([english, arabic])
})

test.each([
  ['petrol', 'Petrol', 'بنزين'],
  ['diesel', 'Diesel', 'ديزل'],
  ['bev', 'Electric', 'كهربائي'],
  ['hev', 'Hybrid', 'هجين'],
  ['mhev', 'Mild hybrid', 'هجين خفيف'],
  ['phev', 'Plug-in hybrid', 'هجين قابل للشحن'],
])('[A-149][C-404] the fuel %s is called %s and %s', (fuel, english, arabic) => {
  expect(wordOf(`fuel_${fuel}`)).toEqual([english, arabic])
})
