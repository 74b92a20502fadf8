// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement } from '#tests/support/drawing/render-block.tsx'
import type { MapsService } from '#ui/map/drawn-map.ts'
import { decide } from '#domains/consent/index.ts'
import { load } from './data.server.ts'

const drawn = vi.hoisted(() => ({ by: [] as string[], zoom: 0, points: [] as unknown[] }))
const aMap =
  (by: string) =>
  async (_element: unknown, ...rest: unknown[]) => {
    drawn.by.push(by)
    drawn.zoom = (rest.at(-1) as { nearZoom: number }).nearZoom
    return { show: (points: unknown[]) => Object.assign(drawn, { points }), select: () => undefined, zoom: () => undefined, remove: () => undefined }
  }
vi.mock('#ui/map/own-map.ts', () => ({ drawOwnMap: aMap('own') }))
vi.mock('#ui/map/google-map.ts', () => ({ drawGoogleMap: aMap('service') }))

const fields = {
  heading: 'معرض دبي',
  paragraph: '<p>شارع الشيخ زايد</p>',
  latitude: 25.1,
  longitude: 55.2,
  zoom: 9,
  marker_label: 'دبي',
  buttons: [{ id: 'b', label: 'اتصل بنا', target: '/contact-us' }],
}
const service: MapsService = { key: 'k', region: 'AE', language: 'ar' }

beforeEach(() => {
  Object.assign(drawn, { by: [], zoom: 0, points: [] })
  localStorage.clear()
})
afterEach(cleanup)

async function show(maps: MapsService | null, changes: object = {}) {
  const values = { ...fields, ...changes }
  return render(blockElement(aStoredBlock('dual_frame_map', values), {}, await load(values, { maps })))
}

test('[B-091] a text with buttons stands beside a drawing of the place, which loads no map', async () => {
  const { container } = await show(null)
  expect(container.textContent).toContain('شارع الشيخ زايد')
  expect(screen.getByRole('link', { name: 'اتصل بنا' }).getAttribute('href')).toBe('/contact-us')
  expect(screen.getByRole('img', { name: 'دبي' }).querySelector('path')?.getAttribute('d')).toMatch(/^M[-\d]/)
  expect(screen.getByRole('link', { name: /الاتجاهات/ }).getAttribute('href')).toContain('25.1')
  expect(drawn.by).toEqual([])
})

test('[B-091] text and map stand below each other on small screens and beside each other on wide ones', async () => {
  const { container } = await show(null)
  const columnsAt = (width: number) => declaredStyle(container.querySelector('[data-columns]'), 'ui/layout/grid.module.css', width)['grid-template-columns']
  expect([740, 901].map(columnsAt)).toEqual(['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'])
})

test('[B-091] a press opens the map with the place marked, as close as it is set', async () => {
  await show(null)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawn.points).toMatchObject([{ label: 'دبي', latitude: 25.1, longitude: 55.2 }]))
  expect([drawn.by, drawn.zoom]).toEqual([['own'], 9])
})

test('the maps service is asked only by visitors who allow it; others get our own drawing', async () => {
  document.body.innerHTML = ''
  decide('rejected')
  await show(service)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawn.by).toEqual(['own']))
  cleanup()
  decide('accepted')
  await show(service)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawn.by).toEqual(['own', 'service']))
})

test('a picture of the editor stands in place of the drawing', async () => {
  const { container } = await show(null, { image: { id: 7 } })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/7/')
  expect(screen.queryByRole('img', { name: 'دبي' })).toBeNull()
})
