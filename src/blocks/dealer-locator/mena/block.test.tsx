// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dealerView } from '../shared/dealer-view.ts'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { dealerLocatorMena } from './block.ts'
import { load } from './data.server.ts'
import { DealerLocatorMena, type MarketData } from './view.tsx'

const services = await testServices()
const draft = (dealer_code: string, city: string) => RetailerDraft.parse({ dealer_code, name: `معرض ${city}`, city, tag_class: ['sales'] })
for (const [code, city] of [
  ['AE-1', 'دبي'],
  ['AE-2', 'أبوظبي'],
  ['SA-1', 'الرياض'],
] as const) {
  await createRetailer(services.staffCtx, draft(code, city))
}

beforeEach(() => history.replaceState(null, '', '/ar/retailers'))
afterEach(cleanup)

async function viewOf(query: Record<string, string> = {}) {
  const data: MarketData = await load({}, { ctx: services.staffCtx, query, timeZone: 'Asia/Dubai', maps: null })
  const resolved = resolveBlock(aStoredBlock('dealer_locator_mena'), dealerLocatorMena as unknown as Block, plainResolver)
  return <DealerLocatorMena {...({ ...resolved, isEager: false, data } as unknown as Parameters<typeof DealerLocatorMena>[0])} />
}

const show = async (query?: Record<string, string>) => render(await viewOf(query))

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const optionsOf = (label: string) => [...(screen.getByRole('combobox', { name: label }) as HTMLSelectElement).options].map(({ text }) => text)
const choose = (label: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

test('[B-069] a market narrows dealers and cities, and drops a city that is not in it', async () => {
  await show({ market: 'AE', city: 'دبي' })
  expect(names()).toEqual(['معرض دبي'])
  expect(optionsOf('المدينة')).toEqual(['الكل', 'أبوظبي', 'دبي'])
  choose('السوق', 'SA')
  expect(names()).toEqual(['معرض الرياض'])
  expect(optionsOf('المدينة')).toEqual(['الكل', 'الرياض'])
  expect(location.search).toBe('?market=SA&language=ar')
})

test('[B-005] [B-069] the chosen language is that of the locator, with its direction and the names of the markets', async () => {
  const { container } = await show()
  expect(optionsOf('السوق')).toEqual(['الكل', 'الإمارات العربية المتحدة', 'المملكة العربية السعودية'])
  choose('اللغة', 'en')
  expect(container.querySelector('section')?.dir).toBe('ltr')
  expect(optionsOf('Market')).toEqual(['All', 'United Arab Emirates', 'Saudi Arabia'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Retailers: 3')
})

test('[A-366] [B-069] in English a city without dealers gives the sentence to the letter', async () => {
  const html = renderToString(await viewOf({ language: 'en', market: 'SA', city: 'دبي' }))
  expect(html).toContain('<p>Sorry, there were no results for your search.</p>')
})

test('a record without a country belongs to no market', () => {
  const view = dealerView({ ...draft('X', 'دبي'), id: 1 })
  expect(view.market).toBe('')
})
