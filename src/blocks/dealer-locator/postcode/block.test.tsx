// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dealerView } from '../shared/dealer-view.ts'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { dealerLocatorPostcode } from './block.ts'
import { DealerLocatorPostcode } from './view.tsx'

beforeEach(() => history.replaceState(null, '', '/ar/retailers'))
afterEach(cleanup)

const dealers = [
  { name: 'Sydney', state: 'NSW', postcode: '2000', locality: 'Haymarket', city: 'Sydney' },
  { name: 'Perth', state: 'WA', postcode: '6000', locality: 'Northbridge', city: 'Perth' },
  { name: 'الرياض', state: 'منطقة الرياض', postcode: '12000', locality: 'العليا', city: 'الرياض' },
].map((fields, index) => dealerView({ ...RetailerDraft.parse({ ...fields, dealer_code: `D${index}` }), id: index + 1 }))

function show(query: Record<string, string> = {}) {
  const resolved = resolveBlock(aStoredBlock('dealer_locator_postcode'), dealerLocatorPostcode as unknown as Block, plainResolver)
  const data = { dealers, answers: query, timeZone: 'Asia/Dubai', maps: null }
  return render(<DealerLocatorPostcode {...({ ...resolved, isEager: false, data } as unknown as Parameters<typeof DealerLocatorPostcode>[0])} />)
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('[B-069] it asks for state, postcode and locality under the names of the API, the eight states first', () => {
  const { container } = show()
  expect([...container.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)).toEqual(['q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]'])
  expect(dealerLocatorPostcode.readsQuery).toEqual(['q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]'])
  const values = [...container.querySelectorAll('option')].map(({ value }) => value)
  expect(values).toEqual(['', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'منطقة الرياض'])
})

test.each([
  [{ 'q[state_eq]': 'NSW' }, ['Sydney']],
  [{ 'q[postcode_eq]': '6000' }, ['Perth']],
  [{ 'q[postcode_eq]': '600' }, []],
  [{ 'q[locality_eq]': 'northbridge' }, ['Perth']],
  [{ 'q[locality_eq]': 'sydney' }, ['Sydney']],
  [{ 'q[state_eq]': 'WA', 'q[postcode_eq]': '2000' }, []],
])('[B-069] [A-008] on the server %j finds %j', (asked, found) => {
  show(asked)
  expect(names()).toEqual(found)
})

test('[B-069] typing searches at once, in Arabic digits as well', () => {
  show()
  type('الرمز البريدي', '١٢٠٠٠')
  expect(names()).toEqual(['الرياض'])
  type('الولاية أو المنطقة', 'WA')
  expect(screen.getByText('عذرًا، لا توجد نتائج لبحثك.')).toBeTruthy()
})
