import { expect, test } from 'vitest'
import { LocationDraft } from './location.ts'

const given = { name: 'دبي', value: '17' }
const flawsOf = (more: object) =>
  (LocationDraft.safeParse({ ...given, ...more }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
const pathsOf = (more: object) => flawsOf(more).map(([path]) => path)

test('[C-070] a location needs a name and a value; the rest has a default', () => {
  expect(LocationDraft.parse({ name: ' دبي ', value: ' 17 ' })).toEqual({
    ...given,
    market: '',
    city: '',
    email: '',
    retailer_id: null,
    active: true,
    position: 0,
  })
  expect(pathsOf({ name: ' ', value: '' })).toEqual(['name', 'value'])
  expect(LocationDraft.parse({ ...given, market: ' الخليج ', city: ' دبي ' })).toMatchObject({ market: 'الخليج', city: 'دبي' })
})

test.each([
  ['name', 200],
  ['value', 200],
  ['market', 60],
  ['city', 100],
])('its %s has %i characters at most', (name, most) => {
  expect([pathsOf({ [name]: 'س'.repeat(most) }), pathsOf({ [name]: 'س'.repeat(most + 1) })]).toEqual([[], [name]])
})

test('it is answered at an address, by a retailer, and in a place of the list', () => {
  expect([pathsOf({ email: '' }), pathsOf({ email: 'dubai@site.test' }), flawsOf({ email: 'dubai' })]).toEqual([[], [], [['email', 'not_an_email']]])
  expect([pathsOf({ email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.test` })]).toEqual([['email']])
  expect([1, null, 0, 1.5].map((retailer_id) => pathsOf({ retailer_id }))).toEqual([[], [], ['retailer_id'], ['retailer_id']])
  expect([0, 1_000_000, -1, 1_000_001, 1.5].map((position) => pathsOf({ position }))).toEqual([[], [], ['position'], ['position'], ['position']])
})

test('characters that no database keeps are refused', () => {
  expect(flawsOf({ city: 'a\u0000b' })).toEqual([['', 'holds characters that cannot be stored']])
})
