import { expect, test } from 'vitest'
import type { VehicleRow } from '#domains/stock/index.server.ts'
import type { LibraryImages } from '#domains/stock/index.server.ts'
import { picturesOf } from './vehicle-pictures.server.ts'

const photo = (sequence: number, image_id: number | null) => ({
  sequence,
  image_id,
  big_path: image_id === null ? 'https://cdn.example.com/car.jpg' : '',
  medium_path: '',
  quarter_hd_path: '',
  hd_path: '',
  full_path: '',
})
const row = {
  currency: 'AED',
  model: 'Defender 110',
  details: { model_display_name: 'ديفندر 110', version: 'P300', photos: [photo(3, null), photo(1, 71), photo(2, 72), photo(4, 73)] },
} as unknown as VehicleRow
const record = (id: number, ar: string) =>
  [id, { id, version: 1, width: 1600, height: 900, alt: { ar, en: '' }, focalPoint: { x: 0.5, y: 0.5 }, colour: null }] as const
const images = new Map([record(71, 'سيارة سوداء من الأمام'), record(72, 'سيارة سوداء من الجانب'), record(73, '')]) as unknown as LibraryImages

test('each photo of a vehicle says the car and what of it is seen, or its number', () => {
  expect(picturesOf(row, images).map(({ alt }) => alt)).toEqual([
    'ديفندر 110 P300: سيارة سوداء من الأمام',
    'ديفندر 110 P300: سيارة سوداء من الجانب',
    'ديفندر 110 P300 (3)',
    'ديفندر 110 P300 (4)',
  ])
})

test('[A-137] a photo of the library is offered in three sizes, of which the browser takes what its screen needs', () => {
  const [first, , feed] = picturesOf(row, images)
  expect(first?.srcset.match(/\d+x\d+\.jpg\S* \d+w/g)?.map((size) => size.replace(/\?\S*/, ''))).toEqual([
    '1600x900.jpg 1600w',
    '1024x576.jpg 1024w',
    '640x360.jpg 640w',
  ])
  expect([feed?.src, feed?.srcset]).toEqual(['https://cdn.example.com/car.jpg', ''])
})

test('[A-137] a photo of a feed that comes as quarter_hd and hd is offered in both, of which the browser takes what its screen needs', () => {
  const fed = (paths: Partial<ReturnType<typeof photo>>) =>
    picturesOf({ ...row, details: { ...row.details, photos: [{ ...photo(1, null), ...paths }] } } as VehicleRow, images)[0]?.srcset
  const paths = { quarter_hd_path: 'https://cdn.example.com/q.jpg', hd_path: 'https://cdn.example.com/h d,1.jpg' }
  expect(fed(paths)).toBe('https://cdn.example.com/q.jpg 1024w, https://cdn.example.com/h%20d%2C1.jpg 1600w')
  expect(fed({ ...paths, hd_path: '' })).toBe('https://cdn.example.com/q.jpg 1024w, https://cdn.example.com/car.jpg 1600w')
  for (const one of [{ quarter_hd_path: '' }, { hd_path: '', big_path: '' }, { hd_path: paths.quarter_hd_path }]) expect(fed({ ...paths, ...one })).toBe('')
})

test('while the library cannot be read, photos still differ by their numbers', () => {
  const alts = picturesOf(row, null).map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(4)
})
