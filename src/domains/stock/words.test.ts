import { expect, test } from 'vitest'
import type { Words } from '#kernel/words/words.ts'
import { stockWords } from './words.ts'

const states = ['state_new', 'state_used', 'state_approved']
const statuses = ['stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo'].map((status) => `status_${status}`)
const wordOf = (name: string) => (stockWords.words as Words)[name]

test.each([...states, ...statuses])('[C-402][C-403] %s has a label in both languages', (name) => {
  expect(wordOf(name)?.[0]).toMatch(/^[A-Z]/)
  expect(wordOf(name)?.[1]).toMatch(/[\u0600-\u06ff]/)
})

test('[C-402] no two states or statuses have the same label', () => {
  const labels = [...states, ...statuses].map((name) => wordOf(name)?.[1])
  expect(new Set(labels).size).toBe(11)
})

test.each(['petrol', 'diesel', 'bev', 'hev', 'mhev', 'phev'])('[A-149][C-404] the fuel %s has an Arabic label', (fuel) => {
  expect(wordOf(`fuel_${fuel}`)?.[1]).toMatch(/[\u0600-\u06ff]/)
})
