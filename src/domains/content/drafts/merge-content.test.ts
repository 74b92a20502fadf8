import { describe, expect, test } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { type Conflict, keepMine, mergeContent } from './merge-content.ts'

const groups = [{ a: 1 }, { a: 2 }, { a: 3 }]
const block: StoredBlock = { ...aStoredBlock('quote', { quote: 'نص', author: 'كاتب' }, groups), id: 'b1' }
const other: StoredBlock = { ...aStoredBlock('quote', { quote: 'آخر' }), id: 'b0' }
const pageOf = (...blocks: StoredBlock[]) => aContent({ blocks })
const blockWith = (values: Partial<StoredBlock>): StoredBlock => ({ ...block, ...values })
const without = (id: string, of: StoredBlock = block): StoredBlock => ({
  ...of,
  groups: of.groups.filter((group) => group.id !== id),
  positions: of.positions.filter((position) => position !== id),
  active_positions: of.active_positions.filter((position) => position !== id),
})
const merge = (mine: StoredBlock, theirs: StoredBlock, base: StoredBlock = block) => {
  const { merged, conflicts } = mergeContent(pageOf(base), pageOf(mine), pageOf(theirs))
  return { merged: merged.blocks[0] as StoredBlock, conflicts }
}

describe('which groups are shown', () => {
  const hiding = (...hidden: string[]) => blockWith({ active_positions: block.active_positions.filter((id) => !hidden.includes(id)) })

  test('what one of two hides is hidden, what both hide too', () => {
    expect(merge(hiding('g1'), hiding('g3')).merged.active_positions).toEqual(['g2'])
    expect(merge(hiding('g1'), hiding('g1', 'g2')).merged.active_positions).toEqual(['g3'])
  })

  test('what one of two shows again is shown', () => {
    const base = hiding('g1', 'g2')
    const shownByMe = { ...base, active_positions: ['g1', 'g3'] }
    const shownByThem = { ...base, active_positions: ['g2', 'g3'] }
    expect(merge(shownByMe, shownByThem, base).merged.active_positions).toEqual(['g1', 'g2', 'g3'])
  })

  test('a group that one side has added is shown as that side shows it', () => {
    const adding = (id: string, isShown: boolean): StoredBlock => ({
      ...block,
      groups: [...block.groups, { id, fields: { a: id } }],
      positions: [...block.positions, id],
      active_positions: isShown ? [...block.active_positions, id] : block.active_positions,
    })
    expect(merge(adding('mine', true), adding('theirs', false)).merged.active_positions).toEqual(['g1', 'g2', 'g3', 'mine'])
    expect(merge(adding('mine', false), adding('theirs', true)).merged.active_positions).toEqual(['g1', 'g2', 'g3', 'theirs'])
  })

  test('a group that one side has removed is not', () => {
    const { merged, conflicts } = merge(without('g2'), hiding('g1'))
    expect([merged.positions, merged.active_positions, conflicts]).toEqual([['g1', 'g3'], ['g3'], []])
  })
})

describe('my side of a conflict', () => {
  const decide = (mine: StoredBlock, theirs: StoredBlock) => {
    const { merged, conflicts } = mergeContent(pageOf(other, block), pageOf(other, mine), pageOf(other, theirs))
    return { conflicts, decided: keepMine(merged, pageOf(other, mine), conflicts[0] as Conflict) }
  }

  test('a group that I changed and they removed comes back to its place, shown as I had it', () => {
    const edited = (active: string[]) =>
      blockWith({ groups: block.groups.map((group) => (group.id === 'g2' ? { id: 'g2', fields: { a: 'لي' } } : group)), active_positions: active })
    const decision = decide(edited(['g1', 'g2', 'g3']), without('g2'))
    expect(decision.conflicts).toEqual([{ block: 'b1', group: 'g2', field: '$group', mine: { id: 'g2', fields: { a: 'لي' } }, theirs: null }])
    expect(decision.decided.blocks).toEqual([other, edited(['g1', 'g2', 'g3'])])
    const hidden = decide(edited(['g1', 'g3']), without('g2'))
    expect(hidden.decided.blocks[1]).toMatchObject({ positions: ['g1', 'g2', 'g3'], active_positions: ['g1', 'g3'] })
  })

  test('a group that I removed and they changed goes, with its place', () => {
    const edited = blockWith({ groups: block.groups.map((group) => (group.id === 'g1' ? { id: 'g1', fields: { a: 'لهم' } } : group)) })
    const { conflicts, decided } = decide(without('g1'), edited)
    expect(conflicts).toMatchObject([{ field: '$group', group: 'g1', mine: null }])
    expect(decided.blocks).toEqual([other, without('g1')])
  })

  test('whether the block is hidden is its own, no field of its template', () => {
    const base = blockWith({ is_hidden: false, version: 1 })
    const [mine, theirs] = [blockWith({ is_hidden: false, version: 3 }), blockWith({ is_hidden: false, version: 2 })]
    const { merged, conflicts } = mergeContent(pageOf(base), pageOf(mine), pageOf(theirs))
    expect(conflicts).toEqual([{ block: 'b1', field: '$version', mine: 3, theirs: 2 }])
    expect(keepMine(merged, pageOf(mine), conflicts[0] as Conflict).blocks).toEqual([mine])
  })

  test('a field that I emptied is absent again, in the block and in a group', () => {
    const [mine, theirs] = [blockWith({ fields: { author: 'كاتب' } }), blockWith({ fields: { quote: 'لهم', author: 'كاتب' } })]
    const inBlock = decide(mine, theirs)
    expect(inBlock.conflicts).toMatchObject([{ field: 'quote', mine: undefined, theirs: 'لهم' }])
    expect(Object.keys(inBlock.decided.blocks[1]?.fields ?? {})).toEqual(['author'])
    const group = (fields: Record<string, unknown>) => blockWith({ groups: [{ id: 'g1', fields }, ...block.groups.slice(1)] })
    const inGroup = decide(group({}), group({ a: 'لهم' }))
    expect(inGroup.decided.blocks[1]?.groups).toEqual([{ id: 'g1', fields: {} }, ...block.groups.slice(1)])
  })
})

test('a field that one side removed and nobody else touched is gone', () => {
  const { merged, conflicts } = merge(blockWith({ fields: { author: 'كاتب' } }), blockWith({ is_hidden: true }))
  expect([Object.keys(merged.fields), merged.is_hidden, conflicts]).toEqual([['author'], true, []])
})

test('a block that both added under one id merges as if it had been empty', () => {
  const [mine, theirs] = [
    blockWith({ fields: { quote: 'لي' } }),
    blockWith({ fields: { author: 'لهم' }, groups: block.groups.slice(0, 1), positions: ['g1'], active_positions: ['g1'] }),
  ]
  const { merged, conflicts } = mergeContent(pageOf(), pageOf(mine), pageOf(theirs))
  expect(conflicts).toEqual([])
  expect(merged.blocks).toEqual([{ ...block, fields: { author: 'لهم', quote: 'لي' } }])
})
