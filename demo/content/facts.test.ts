import { expect, test } from 'vitest'
import { generateVehicles } from '../stock/generate-vehicles.ts'
import { dealers } from './dealers.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages/index.ts'
import { VEHICLES } from './stock.ts'

/** A day that the demo may be loaded on; what it tells has to be true of any. */
const today = new Date('2027-02-10T12:00:00Z')
const stock = [...generateVehicles({ count: VEHICLES, today })].map(({ draft }) => draft)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

test('every model in stock has a page, and the menu leads to it', () => {
  const actions = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap(({ id, groups }) =>
      id === 'model-actions'
        ? groups.map(({ fields }) => ({ path, model: (fields.dc_strategy as { value?: { value?: string } } | undefined)?.value?.value }))
        : [],
    ),
  )
  const pageOf = new Map(actions.flatMap(({ path, model }) => (model === undefined ? [] : [[model, path] as const])))
  expect([...pageOf.keys()].toSorted()).toEqual([...new Set(stock.map(({ nameplate_name }) => nameplate_name))].toSorted())
  const menu = JSON.stringify(navigation)
  for (const path of pageOf.values()) expect(menu).toContain(`"/${path}"`)
})

test('an approved vehicle is sold with two years of warranty', () => {
  const approved = stock.filter(({ state }) => state === 'approved')
  expect(approved.length).toBeGreaterThan(100)
  expect(approved.filter(({ date_warranty_expiry }) => date_warranty_expiry < dayOf(new Date('2029-02-10')))).toEqual([])
})

test('no vehicle is promised for a day that has passed, nor was one registered tomorrow', () => {
  const promised = stock.filter(({ delivery_date }) => delivery_date !== '')
  expect(promised.length).toBeGreaterThan(100)
  expect(promised.filter(({ delivery_date }) => delivery_date <= dayOf(today))).toEqual([])
  expect(stock.filter(({ date_registered, production_year }) => date_registered > dayOf(today) || (production_year ?? 0) > today.getUTCFullYear())).toEqual([])
})

test('the page of the service centres names everybody who repairs cars', () => {
  const groups = pages.find(({ path }) => path === 'service-centres')?.blocks.find(({ template }) => template === 'retailer_cards')?.groups ?? []
  const workshops = dealers.filter(({ tag_class }) => tag_class.includes('service')).map(({ dealer_code }) => dealer_code)
  expect(groups.map(({ fields }) => fields.dealer_id)).toEqual(workshops)
})

test('a car without an engine of fuel has its electric motors where its page says', () => {
  const told = JSON.stringify(pages.find(({ path }) => path === 'jaguar-range/i-pace/index'))
  expect(told).toContain('محركان كهربائيان')
  expect(told).not.toMatch(/لا محرك (?!وقود)/)
})

/** Pictures of materials may stand beside words about them, and no others. */
test.each([
  ['texture-sand', /رمل|صحراء|كثبان|غُرز|علقت|أثر/],
  ['square-leather', /جلد|مقعد|خياطة|مقصورة/],
])('%s stands only beside what it shows', (key, words) => {
  const beside = pages.flatMap(({ blocks }) => blocks.flatMap(({ fields, groups }) => [fields, ...groups.map((group) => group.fields)]))
  const shown = beside.filter(({ image }) => typeof image === 'object' && 'key' in image && image.key === key)
  expect(shown.filter((fields) => !words.test(JSON.stringify(fields))).map(({ heading }) => heading)).toEqual([])
})
