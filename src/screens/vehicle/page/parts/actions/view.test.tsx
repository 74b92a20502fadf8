// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $comparedVehicles, $savedVehicles, toggleCompared } from '#domains/stock/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { VehicleActions } from './view.tsx'
import { vehicleActionWords } from '../../../words.ts'

const words = textsIn('ar', vehicleActionWords.words)
const actions = (list = 'all-cars') => <VehicleActions id="actions" vehicleId={7} list={list} words={words} />
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('[A-222] the heart saves the vehicle with its listing, and pressed again removes it', () => {
  render(actions())
  expect(isPressed('حفظ')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(isPressed('حفظ')).toBe(true)
  expect($savedVehicles.get()).toEqual([{ id: 7, list: 'all-cars' }])
  fireEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect([isPressed('حفظ'), $savedVehicles.get()]).toEqual([false, []])
})

test('a vehicle of no listing cannot be saved', () => {
  render(actions(''))
  expect(screen.queryByRole('button', { name: 'حفظ' })).toBeNull()
})

test('the server knows of no visitor', () => {
  localStorage.setItem('sl_saved_vehicles', '[{"id":7,"list":"all-cars"}]')
  expect(renderToString(actions())).not.toContain('aria-pressed="true"')
})

test('compares with two others, and a full comparison says so', () => {
  render(actions())
  const icon = () => screen.getByRole('button', { name: 'مقارنة' }).querySelector('svg')?.getAttribute('data-icon')
  expect(icon()).toBe('compare')
  fireEvent.click(screen.getByRole('button', { name: 'مقارنة' }))
  expect(icon()).toBe('ui-check')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ar/showroom/compare?ids=7')
  fireEvent.click(screen.getByRole('button', { name: 'مقارنة' }))
  cleanup()
  for (const id of [1, 2, 3]) toggleCompared(id)
  render(actions())
  fireEvent.click(screen.getByRole('button', { name: 'مقارنة' }))
  expect(screen.getByRole('status').textContent).toBe('تتسع المقارنة لثلاث سيارات.')
  expect([isPressed('مقارنة'), $comparedVehicles.get()]).toEqual([false, [1, 2, 3]])
})
