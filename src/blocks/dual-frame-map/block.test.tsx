// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement } from '#tests/support/drawing/render-block.tsx'
import type { MapsService } from '#ui/map/drawn-map.ts'
import { decide } from '#domains/consent/index.ts'
import { load } from './data.server.ts'

const drawnMap = vi.hoisted(() => ({ by: [] as string[], zoom: 0, points: [] as unknown[] }))
const aMap =
  (by: string) =>
  async (_element: unknown, ...rest: unknown[]) => {
    drawnMap.by.push(by)
    drawnMap.zoom = (rest.at(-1) as { nearZoom: number }).nearZoom
    return { show: (points: unknown[]) => Object.assign(drawnMap, { points }), select: () => undefined, zoom: () => undefined, remove: () => undefined }
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
  Object.assign(drawnMap, { by: [], zoom: 0, points: [] })
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
  expect(drawnMap.by).toEqual([])
})

test('[B-091] text and map are stacked under 741 px and stand side by side from there on, either way round', async () => {
  const css = readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8')
  const [narrow = '', wide = ''] = css.split('@media (min-width: 741px) {')
  expect(narrow).not.toMatch(/grid-template-columns/)
  expect(wide).toMatch(/^\s*\.halves \{\s*grid-template-columns: repeat\(2, minmax\(0, 1fr\)\);/)
  expect(css).toMatch(/@media \(min-width: 741px\) and \(max-width: 900px\) \{\s*\.halves\[data-reversed\] > \.text \{\s*order: 1;/)
  const { container } = await show(null)
  expect(container.querySelector('[data-columns="ffi"].halves')?.children).toHaveLength(2)
})

test('[B-091] a press opens the map with the place marked, as close as it is set', async () => {
  await show(null)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawnMap.points).toMatchObject([{ label: 'دبي', latitude: 25.1, longitude: 55.2 }]))
  expect([drawnMap.by, drawnMap.zoom]).toEqual([['own'], 9])
})

test('the maps service is asked only by visitors who allow it; others get our own drawing', async () => {
  document.body.innerHTML = ''
  decide('rejected')
  await show(service)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawnMap.by).toEqual(['own']))
  cleanup()
  decide('accepted')
  await show(service)
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }))
  await vi.waitFor(() => expect(drawnMap.by).toEqual(['own', 'service']))
})

test('a picture of the editor stands in place of the drawing', async () => {
  const { container } = await show(null, { image: { id: 7 } })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/7/')
  expect(screen.queryByRole('img', { name: 'دبي' })).toBeNull()
})
