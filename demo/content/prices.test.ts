import { expect, test } from 'vitest'
import { generateVehicles } from '../stock/generate-vehicles.ts'
import type { Button, DemoPage, Fields } from './page.ts'
import { pages } from './pages/index.ts'
import { VEHICLES } from './stock.ts'

/** The pages of models by the name under which the stock has them. */
const models: Record<string, string> = {
  '/range-rover/range-rover': 'Range Rover',
  '/range-rover/range-rover-sport': 'Range Rover Sport',
  '/defender/110': 'Defender 110',
  '/defender/90': 'Defender 90',
  '/discovery/discovery': 'Discovery',
  '/discovery/discovery-sport': 'Discovery Sport',
  '/jaguar-range/f-pace/index': 'F-Pace',
  '/jaguar-range/i-pace/index': 'I-Pace',
  '/jaguar-range/xf/index': 'XF',
  '/jaguar-range/f-type/index': 'F-Type',
}

const fieldsOf = (page: DemoPage): Fields[] => page.blocks.flatMap(({ fields, groups }) => [fields, ...groups.map((group) => group.fields)])
const textOf = (fields: Fields) =>
  Object.values(fields)
    .filter((value) => typeof value === 'string')
    .join(' ')
const startingPrices = (text: string) => [...text.matchAll(/ابتداءً من ([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
const targetsOf = (fields: Fields) =>
  Object.values(fields)
    .filter((value): value is Button[] => Array.isArray(value) && value.every((item) => typeof item === 'object' && 'target' in item))
    .flatMap((links) => links.map(({ target }) => target))

/** The prices that anything says a model starts at: its own hero, and whatever leads to its page. */
function announced(path: string): number[] {
  const own = pages.filter((page) => `/${page.path}` === path).flatMap((page) => fieldsOf({ ...page, blocks: page.blocks.slice(0, 1) }).slice(0, 2))
  const leading = pages.flatMap(fieldsOf).filter((fields) => targetsOf(fields)[0] === path)
  return [...own, ...leading].flatMap((fields) => startingPrices(textOf(fields)))
}

const stock = [...generateVehicles({ count: VEHICLES })].map(({ draft }) => draft)

test.each(Object.entries(models))('%s starts at one price wherever it is named, and no new one in stock costs less', (path, name) => {
  const prices = announced(path)
  expect(prices.length).toBeGreaterThan(1)
  expect([...new Set(prices)]).toHaveLength(1)
  const ofNew = stock.flatMap(({ nameplate_name, state, sale_price, gross_price }) =>
    nameplate_name === name && state === 'new' ? (sale_price ?? gross_price ?? []) : [],
  )
  expect(Math.min(...ofNew)).toBeGreaterThanOrEqual(prices[0] ?? 0)
})

test('tables of prices and what is said elsewhere agree', () => {
  const table = pages.find(({ path }) => path === 'compare')
  const html = table?.blocks.flatMap(({ fields }) => (typeof fields.html === 'string' ? [fields.html] : [])).join('') ?? ''
  for (const path of Object.keys(models)) {
    const [price = 0] = announced(path)
    expect(html, path).toContain(price.toLocaleString('en-US'))
  }
})
