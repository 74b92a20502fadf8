// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { RentACar } from './view.tsx'

const drawMap = vi.hoisted(() => vi.fn())
const marked = vi.hoisted(() => vi.fn())
vi.mock('#ui/map/own-map.ts', () => ({
  drawOwnMap: async (_element: HTMLElement, options: { nearZoom?: number; center?: object }) => {
    drawMap(options.nearZoom, options.center)
    return { show: marked, select: () => undefined, zoom: () => undefined, remove: () => undefined }
  },
}))
afterEach(cleanup)

const data = { form: null, prices: { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } }, maps: null }
const fields = {
  locations_json: [{ name_key: 'dubai', point_name: 'معرض دبي', coordinates: { lat: 25.2, lng: 55.27 } }],
  vehicles_json: [{ display_name: 'ديفندر', price: { daily: 300 } }],
}

test.each([
  [undefined, 7],
  [{ map_zoom: 9 }, 9],
])('[B-242] [B-334] with the options %j the map of places starts at zoom %i', async (additional_json, zoom) => {
  stubBrowser()
  drawMap.mockClear()
  render(<RentACar {...propsOf<Parameters<typeof RentACar>[0]>('rent_a_car', { ...fields, ...(additional_json && { additional_json }) }, data)} />)
  fireEvent.click(screen.getByRole('button', { name: 'احجز ديفندر' }))
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawMap).toHaveBeenCalledWith(zoom, undefined))
})

test.each([
  [
    { lat: 24.5, lng: 54.4 },
    { latitude: 24.5, longitude: 54.4 },
  ],
  [{ lat: 24.5 }, undefined],
])('[B-242] with the centre %j the map of places starts at %j', async (map_center, center) => {
  stubBrowser()
  drawMap.mockClear()
  render(<RentACar {...propsOf<Parameters<typeof RentACar>[0]>('rent_a_car', { ...fields, additional_json: { map_center } }, data)} />)
  fireEvent.click(screen.getByRole('button', { name: 'احجز ديفندر' }))
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawMap).toHaveBeenCalledWith(7, center))
})

test('[B-233] [B-234] the map marks each place of the car where it lies, and no place that does not have the car', async () => {
  stubBrowser()
  marked.mockClear()
  const ain = { name_key: 'ain', point_name: 'معرض العين', coordinates: { lat: 24.2, lng: 55.7 } }
  const own = { locations_json: [...fields.locations_json, ain], vehicles_json: [{ display_name: 'ديفندر', price: { daily: 300 }, locations: ['ain'] }] }
  render(<RentACar {...propsOf<Parameters<typeof RentACar>[0]>('rent_a_car', own, data)} />)
  fireEvent.click(screen.getByRole('button', { name: 'احجز ديفندر' }))
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(marked).toHaveBeenCalledWith([{ id: 'ain', label: 'معرض العين', latitude: 24.2, longitude: 55.7 }]))
})
