import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { views } from '#blocks/views.gen.ts'
import { generateVehicles } from '#demo/stock/generate-vehicles.ts'
import { importVehicles, seedListings } from '#domains/stock/index.server.ts'
import type { AnyView } from '#block-engine/define-block.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { drawView } from './draw-view.server.tsx'
import { keptView } from './kept-views.server.ts'
import { prepareBlocks } from './prepare-blocks.server.ts'
import type { BlockProps } from './ready-block.ts'

const services = await testServices()
const ctx = { ...services.staffCtx, staff: null }
await seedListings(services.staffCtx, { listings: [{ key: 'all-cars', name: 'x', currency: 'AED', membership: 'filtered', filters: {} }], configs: [] })
await importVehicles(services.staffCtx, [...generateVehicles({ count: 12 })])
await services.stock.refresh()

afterEach(() => void vi.useRealTimers())

/** What blocks of a page are drawn with. */
async function propsOf(blocks: readonly StoredBlock[]): Promise<BlockProps[]> {
  const place = { path: 'range-rover', title: 'رينج روفر', publicUrl: 'https://example.com', query: new URLSearchParams() }
  const prepared = await prepareBlocks(ctx, blocks, { ...place, site: await services.site.get(ctx), stock: services.stock })
  return prepared.blocks.flatMap((block) => (block.state === 'ready' ? [block.props] : []))
}

const samples = [...catalogue].flatMap(([symbol, { examples }]) =>
  examples.map(({ fields = {}, groups = [] }, index) => [`${symbol} ${index}`, aStoredBlock(symbol, fields, groups)] as const),
)

describe('a view reads its props alone, which are JSON', () => {
  test.each(samples)('%s', async (_name, stored) => {
    for (const props of await propsOf([stored])) {
      expect(JSON.parse(JSON.stringify(props))).toEqual(props)
      const { island } = catalogue.get(stored.template)?.block ?? { island: 'never' as const }
      const draw = () => drawView(views.get(stored.template) as AnyView, props, { symbol: stored.template, island }).html
      const atTime = (time: string) => {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
        const html = draw()
        vi.useRealTimers()
        return html
      }
      expect(atTime('2031-02-03T21:10:00Z')).toBe(atTime('2026-11-24T06:00:00Z'))
    }
  })
})

describe('what is kept', () => {
  const order = { symbol: 'quote', island: 'never' } as const
  const quote = views.get('quote') as AnyView

  test('is what would be drawn, and is not drawn again for the same props', async () => {
    const [props] = await propsOf([aStoredBlock('quote', { quote: 'كلمة' })])
    if (!props) throw new Error('the block is not ready')
    const drawn = { count: 0 }
    const counted: AnyView = (given) => {
      drawn.count += 1
      return quote(given)
    }
    expect(keptView(counted, props, order)).toEqual(drawView(quote, props, order))
    expect(keptView(counted, structuredClone(props), order)).toEqual(drawView(quote, props, order))
    expect(drawn.count).toBe(1)
  })

  test('is given to no other props, view, symbol or island', async () => {
    const [one, other] = await propsOf([aStoredBlock('quote', { quote: 'واحدة' }), { ...aStoredBlock('quote', { quote: 'أخرى' }), id: 'second' }])
    if (!one || !other) throw new Error('the blocks are not ready')
    expect(keptView(quote, one, order).html).toContain('واحدة')
    expect(keptView(quote, other, order).html).toContain('أخرى')
    expect(keptView(() => 'another view', one, order).html).toBe('another view')
    expect(keptView(quote, one, { symbol: 'quote', island: 'visible' }).html).toContain('application/json')
  })

  test('is nothing of a view that failed', async () => {
    const [props] = await propsOf([aStoredBlock('quote', { quote: 'تعثر' })])
    if (!props) throw new Error('the block is not ready')
    const failing = { isOff: false }
    const view: AnyView = (given) => {
      if (!failing.isOff) throw new Error('not now')
      return quote(given)
    }
    expect(() => keptView(view, props, order)).toThrow('not now')
    failing.isOff = true
    expect(keptView(view, props, order).html).toContain('تعثر')
  })
})
