// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { $comparedVehicles, compareHref, toggleCompared } from './compared-vehicles.ts'

beforeEach(() => localStorage.clear())

test('a comparison takes three vehicles, gives them back, and has an address', () => {
  for (const id of [1, 2, 3, 4]) toggleCompared(id)
  expect($comparedVehicles.get()).toEqual([1, 2, 3])
  expect(localStorage.getItem('sl_compared_vehicles')).toBe('[1,2,3]')
  toggleCompared(2)
  toggleCompared(4)
  expect(compareHref($comparedVehicles.get())).toBe('/ar/showroom/compare?ids=1,3,4')
})

test('what another tab chose is here as well; what cannot be read is nothing', () => {
  const stop = $comparedVehicles.listen(() => undefined)
  const tell = (text: string) => {
    localStorage.setItem('sl_compared_vehicles', text)
    dispatchEvent(new StorageEvent('storage', { key: 'sl_compared_vehicles' }))
    return $comparedVehicles.get()
  }
  expect(tell('[3, 3, "x", -1, 4]')).toEqual([3, 4])
  expect(tell('{broken')).toEqual([])
  stop()
})
