// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SideValue } from './side-value.tsx'

afterEach(cleanup)

const drawSide = (value: unknown, other: unknown) => {
  const { container } = render(<SideValue language="ar" value={value} other={other} />)
  const side = { text: container.textContent, marks: [...container.querySelectorAll('mark')].map(({ textContent }) => textContent) }
  cleanup()
  return side
}

test('of a long text whole words stand around what differs, at its beginning, its end and between', () => {
  const words = (name: string) => Array.from({ length: 60 }, (_, index) => `${name}${index}`).join(' ')
  const { text, marks } = drawSide(`${words('ا')} سريع ${words('ب')} لنا`, `${words('ا')} هادئ ${words('ب')} لهم`)
  expect(marks).toEqual(['سريع', 'لنا'])
  expect(text).toMatch(/^… ا\d+ .* ا59 سريع ب0 .* ب\d+ … ب\d+ .* ب59 لنا$/)
  expect(text?.length).toBeLessThan(300)
})

test('of many lines whole lines do', () => {
  const lines = (name: string) => Array.from({ length: 30 }, (_, index) => `${name} ${index}`).join('\n')
  const { text, marks } = drawSide(`${lines('صفحة')}\nلي\n${lines('قسم')}`, `${lines('صفحة')}\nلهم\n${lines('قسم')}`)
  expect(marks).toEqual(['لي'])
  expect(text).toMatch(/^…\nصفحة \d+\n(.*\n)*صفحة 29\nلي\nقسم 0\n(.*\n)*…\n$/)
})

test('a short text is whole, and texts without a common word have no marks', () => {
  expect(drawSide('سيارة سريعة جدًا', 'سيارة هادئة جدًا')).toEqual({ text: 'سيارة سريعة جدًا', marks: ['سريعة'] })
  expect(drawSide('أول', 'آخر')).toEqual({ text: 'أول', marks: [] })
})
