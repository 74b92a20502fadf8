// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type SiteWords, siteWords } from '#domains/content/index.ts'
import { $comparedVehicles, toggleCompared } from '#domains/stock/index.ts'
import { VehicleCompare } from './view.tsx'

const words = Object.fromEntries(Object.entries(siteWords).map(([key, texts]) => [key, texts[1]])) as SiteWords
const vehicle = (id: number) => ({ id, href: `/ar/showroom/x-${id}`, name: `سيارة ${id}`, version: '', image: null, removeHref: '#rest' })

afterEach(cleanup)

test('a vehicle that leaves the comparison is no longer remembered', () => {
  localStorage.clear()
  for (const id of [1, 2]) toggleCompared(id)
  render(<VehicleCompare id="compare" vehicles={[vehicle(1), vehicle(2)]} lines={[]} stockHref="/ar/stock-locator" words={words} />)
  fireEvent.click(screen.getByRole('link', { name: 'إزالة سيارة 1' }))
  expect($comparedVehicles.get()).toEqual([2])
})

test('what is unknown of a vehicle is a dash, and a line that differs says so', () => {
  const lines = [{ label: 'القوة', values: ['300 PS', ''], isLatin: true, isDifferent: true }]
  render(<VehicleCompare id="compare" vehicles={[vehicle(1), vehicle(2)]} lines={lines} stockHref="/ar/stock-locator" words={words} />)
  expect(screen.getByRole('rowheader').textContent).toBe('القوة (مختلف)')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '', '', '', '300 PS', '—'])
})
