import { describe, expect, test } from 'vitest'
import { plainResolver } from '#tests/support/records/a-stored-block.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { type Condition, conditionField, conditionOf } from './condition.ts'
import { type Block, defineBlock } from './define-block.ts'
import { presets } from './presets.ts'
import { conditionsOf, resolveBlock, type Resolver, unmetCondition } from './resolve-block.ts'
import { StoredBlock } from './stored/stored-block.ts'

const offers = { key: 'offers', value: 'defender' }
const place = 'sample'
const conditionRead = (dc_strategy?: unknown) => {
  const log = recordingLog()
  return [conditionOf({ dc_strategy }, { log, place }), log.messages]
}

describe('the condition among stored values', () => {
  test('[C-083] names a strategy and what it is asked, as an object or as its JSON', () => {
    expect(conditionRead(offers)).toEqual([offers, []])
    expect(conditionRead(JSON.stringify(offers))).toEqual([offers, []])
    expect(conditionRead({ key: 'offers' })).toEqual([{ key: 'offers', value: '' }, []])
  })

  test.each([[undefined], [null], ['']])('is none where %j is stored, without a message', (storedValue) => {
    expect(conditionRead(storedValue)).toEqual([null, []])
  })

  test.each(['{', '{}', { key: '' }, 'text', { ...offers, fallback: { link: { label: 'x', url: 'javascript:alert(1)' } } }])(
    'is none where %j cannot be read, and its place is logged',
    (storedValue) => {
      expect(conditionRead(storedValue)).toEqual([null, ['Invalid JSON in sample.dc_strategy']])
    },
  )
})

const isDefender = ({ value }: Condition) => value === 'defender'
const unmet = { ...offers, value: 'velar' }

test('[C-124] a condition hides what it guards only where somebody says that it is not met', () => {
  const hiding = (dc_strategy: unknown, isMet: Resolver['isMet']) => unmetCondition({ dc_strategy }, { isMet, log: recordingLog() }, place)
  expect(hiding(unmet, isDefender)).toEqual(unmet)
  expect([hiding(offers, isDefender), hiding(unmet, undefined), hiding(undefined, () => false)]).toEqual([null, null, null])
  const log = recordingLog()
  expect([unmetCondition({ dc_strategy: '{' }, { isMet: isDefender, log }, place), log.messages]).toEqual([null, ['Invalid JSON in sample.dc_strategy']])
})

const definition = { symbol: 'sample', name: 'S', description: 'x', short_description: 'x', group: 'Content', version: 1, island: 'never' } as const
const groups = [
  { id: 'g1', fields: { heading: 'one', dc_strategy: offers } },
  { id: 'g2', fields: { heading: 'two', dc_strategy: unmet } },
  { id: 'g3', fields: { heading: 'three' } },
]
const conditionStored = (dc_strategy?: unknown) =>
  StoredBlock.parse({
    ...{ id: 'b1', template: 'sample', version: 1, fields: { dc_strategy }, groups },
    ...{ positions: ['g1', 'g2', 'g3'], active_positions: ['g1', 'g2', 'g3'] },
  })

test('every condition of a block and of its items is found, the unreadable ones logged', () => {
  const log = recordingLog()
  expect([conditionsOf(conditionStored({ key: 'geo' }), log), log.messages]).toEqual([[{ key: 'geo', value: '' }, offers, unmet], []])
  expect([conditionsOf(conditionStored('{'), log), log.messages]).toEqual([[offers, unmet], ['Invalid JSON in sample.dc_strategy']])
})

describe('items of a block', () => {
  const resolve = (fields: readonly unknown[], resolver: Partial<Resolver> = {}, from = conditionStored()) => {
    const block = defineBlock({ ...definition, fields: [], groups: { fields: fields as never } }) as unknown as Block
    return resolveBlock(from, block, { ...plainResolver, log: recordingLog(), isMet: isDefender, ...resolver })?.groups
  }
  const ids = (fields: readonly unknown[], resolver?: Partial<Resolver>) => resolve(fields, resolver)?.map(({ id }) => id)

  test('[C-124] leave the page while their condition is not met, unless the block draws what takes their place', () => {
    expect(ids([presets.heading])).toEqual(['g1', 'g3'])
    expect(ids([presets.heading], { isMet: undefined as never })).toEqual(['g1', 'g2', 'g3'])
    expect(ids([presets.heading, conditionField])).toEqual(['g1', 'g2', 'g3'])
  })

  test('[C-125] come with their condition only while it is not met', () => {
    const conditions = (resolver?: Partial<Resolver>) => resolve([presets.heading, conditionField], resolver)?.map(({ dc_strategy }) => dc_strategy)
    expect(conditions()).toEqual([null, { ...unmet, fallback: undefined }, null])
    expect(conditions({ isMet: undefined as never })).toEqual([null, null, null])
  })

  test('[C-128] have the link of their fallback as links of the site have it, and none that leads nowhere', () => {
    const fallback = { text: 'لا عروض الآن', link: { label: 'كل العروض', url: '/offers' } }
    const hidden = {
      ...conditionStored(),
      groups: [{ id: 'g1', fields: { dc_strategy: { ...unmet, fallback } } }],
      positions: ['g1'],
      active_positions: ['g1'],
    }
    const fallbackWith = (href: string | null) => {
      const link: Resolver['link'] = (of) => (href === null ? null : { ...(plainResolver.link(of) as object), href }) as ReturnType<Resolver['link']>
      const condition = resolve([conditionField], { link }, hidden)?.[0]?.dc_strategy as Condition | undefined
      return condition?.fallback
    }
    expect(fallbackWith('/ar/offers')).toEqual({ text: 'لا عروض الآن', link: { label: 'كل العروض', url: '/ar/offers' } })
    expect(fallbackWith(null)).toEqual({ text: 'لا عروض الآن' })
  })
})
