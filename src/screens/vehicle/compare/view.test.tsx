// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import { $comparedVehicles, toggleCompared } from '#domains/stock/index.ts'
import { VehicleCompareScreen } from './view.tsx'
import { vehicleCompareWords, vehicleFamilyWords } from '../words.ts'

const words = { ...textsIn('ar', vehicleCompareWords.words), ...textsIn('ar', vehicleFamilyWords.words), picture_to_follow: 'الصورة قيد الإعداد' }
const vehicle = (id: number) => ({ id, href: `/ar/showroom/x-${id}`, title: `سيارة ${id}`, version: '', picture: '/x.webp', removeHref: '#rest' })

afterEach(cleanup)

test('a vehicle that leaves the comparison is no longer remembered', () => {
  localStorage.clear()
  for (const id of [1, 2]) toggleCompared(id)
  render(<VehicleCompareScreen id="compare" vehicles={[vehicle(1), vehicle(2)]} lines={[]} stockHref="/ar/stock-locator" words={words} />)
  fireEvent.click(screen.getByRole('link', { name: 'إزالة سيارة 1' }))
  expect($comparedVehicles.get()).toEqual([2])
})

test('what is unknown of a vehicle is a dash, and a line that differs says so', () => {
  const lines = [{ label: 'القوة', values: ['300 PS', ''], isLatin: true, isDifferent: true }]
  render(<VehicleCompareScreen id="compare" vehicles={[vehicle(1), vehicle(2)]} lines={lines} stockHref="/ar/stock-locator" words={words} />)
  expect(screen.getByRole('rowheader').textContent).toBe('القوة (مختلف)')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '', '', '', '300 PS', '—'])
})
