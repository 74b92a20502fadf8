import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postcodeQuery } from '../search/place/postcode-search.ts'
import { showroomLink } from './showroom-link.ts'
import { slugOf } from './slug.ts'

const vehicle = {
  id: 987,
  state: 'new',
  nameplate_brand_name: 'Jaguar',
  nameplate_name: 'F-Pace',
  production_year: 2025,
  engine_type: ['petrol' as const],
  drivetrain: 'awd',
  transmission: 'automatic',
  color_name: 'Santorini Black',
} as const

describe('the link of a vehicle', () => {
  test('[A-056] names state, brand, model, year, engines, drivetrain, transmission and colour, then the id', () => {
    expect(showroomLink({ ...vehicle, engine_type: [...vehicle.engine_type] })).toBe(
      '/showroom/new-jaguar-f-pace-2025-petrol-awd-automatic-santorini-black-987',
    )
  })

  test('[A-057] leaves out the sister brand', () => {
    const sister = { ...vehicle, engine_type: [], nameplate_brand_name: 'Land Rover', nameplate_name: 'Defender 110' }
    expect(showroomLink(sister)).toBe('/showroom/new-defender-110-2025-awd-automatic-santorini-black-987')
  })

  test('[A-058] carries the postcode search where there is one', () => {
    const query = postcodeQuery({ retailer: '', state: '', postcode: '2000', locality: 'Sydney South', dealerCodes: [] })
    expect(showroomLink({ ...vehicle, engine_type: [] }, query)).toMatch(/-987\?_postcode=2000&_locality=Sydney\+South$/)
    expect(showroomLink({ ...vehicle, engine_type: [] }, '')).not.toContain('?')
  })

  test('[A-059] skips empty parts and joins several engines', () => {
    const link = showroomLink({ ...vehicle, engine_type: ['petrol', 'mhev'], color_name: '', drivetrain: '', production_year: null })
    expect(link).toBe('/showroom/new-jaguar-f-pace-petrol-mhev-automatic-987')
  })

  test('[A-059] keeps Arabic letters, percent-encoded', () => {
    const link = showroomLink({ ...vehicle, engine_type: [], color_name: 'أسودٌ لامع' })
    expect(decodeURIComponent(link)).toBe('/showroom/new-jaguar-f-pace-2025-awd-automatic-اسود-لامع-987')
    expect(link).toMatch(/^[!-~]+$/)
  })
})

test.each([
  ['F-Pace', 'f-pace'],
  ['  É  (x) ', 'e-x'],
  ['--', ''],
  ['2.0 l', '2-0-l'],
  ['a\ud800b', 'a-b'],
])('[A-059] %j becomes %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('[A-059] no text gives a hyphen at an end or two side by side', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/^-|-$|--|[\s/?#]/.test(slugOf(text))))
})
