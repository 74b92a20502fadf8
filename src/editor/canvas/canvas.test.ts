import { describe, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { noReferences } from '#block-engine/stored/references.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { canvasItems } from './canvas-items.ts'
import { placeOfText } from './typing/in-place.ts'
import { createReferences } from './block/references.ts'
import { loadBlockView } from './block/block-views.ts'

test('the canvas gets ids and templates of the blocks in order, and none of their values', () => {
  const blocks = [
    { ...aStoredBlock('quote', { quote: 'نص' }), id: 'a' },
    { ...aStoredBlock('from_the_future', { secret: 1 }), id: 'b' },
  ]
  expect(canvasItems(aContent({ blocks }))).toEqual([
    { type: 'quote', props: { id: 'a' } },
    { type: 'unknown', props: { id: 'b' } },
  ])
})

test.each([...catalogue.keys()])('the view of %s is found by its symbol', async (symbol) => {
  expect(await loadBlockView(symbol)).toBeTypeOf('function')
})

test('loading the view of an unknown template fails', async () => {
  await expect(loadBlockView('from_the_future')).rejects.toThrow('from_the_future')
})

describe('a text of the page', () => {
  const block = aStoredBlock('accordion', { heading: 'أسئلة  شائعة', paragraph: '<p>نص</p>' }, [{ heading: 'سؤال' }, { heading: 'سؤال' }])

  test('is edited in the field whose value is exactly this text', () => {
    expect(placeOfText(block, ' أسئلة شائعة\n')).toEqual({ group: null, symbol: 'heading', value: 'أسئلة  شائعة' })
    expect(placeOfText(block, '\u2068سؤال\u2069')).toEqual({ group: 'g1', symbol: 'heading', value: 'سؤال' })
  })

  test('is not editable when it is markup, only a part of a value, or empty', () => {
    expect([placeOfText(block, 'نص'), placeOfText(block, 'أسئلة'), placeOfText(block, ' '), placeOfText(aStoredBlock('from_the_future'), 'نص')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('references', () => {
  const wantedImages = (...images: number[]) => ({ ...noReferences(), images: new Set(images) })

  test('several blocks share one request, and nothing is requested twice', async () => {
    const ask = vi.fn(async ({ images }: { images: number[] }) => ({
      images: Object.fromEntries(images.filter((id) => id < 10).map((id) => [id, { id } as never])),
      pages: {},
      files: {},
    }))
    const references = createReferences(ask, queueMicrotask)
    references.request(wantedImages(1, 2))
    references.request(wantedImages(2, 77))
    const heard = vi.fn()
    references.subscribe(heard)
    await references.settled()
    references.request(wantedImages(1, 77))
    await references.settled()
    expect(ask.mock.calls).toEqual([[{ images: [1, 2, 77], pages: [], files: [] }]])
    expect([references.image(1), references.image(77), references.image(5)]).toEqual([{ id: 1 }, null, undefined])
    expect([heard.mock.calls.length, references.countKnown(wantedImages(1, 5, 77))]).toEqual([1, 2])
  })

  test('references that came with the document are not requested', async () => {
    const ask = vi.fn(async () => null)
    const references = createReferences(ask, queueMicrotask)
    references.learn(wantedImages(1, 77), { images: { 1: { id: 1 } as never }, pages: {}, files: {} })
    references.request(wantedImages(1, 77))
    await references.settled()
    expect([ask.mock.calls.length, references.image(1), references.image(77)]).toEqual([0, { id: 1 }, null])
  })

  test('a failed request is repeated', async () => {
    const ask = vi.fn(async () => null)
    const references = createReferences(ask, queueMicrotask)
    for (let time = 0; time < 2; time += 1) {
      references.request(wantedImages(1))
      await references.settled()
    }
    expect([ask.mock.calls.length, references.image(1)]).toEqual([2, undefined])
  })
})
