import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aContent, anyContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { diffPages } from './diff-pages.ts'

const aBlock = (id: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []) => ({
  ...aStoredBlock('quote', fields, groups),
  id,
})

describe('the differences of two contents', () => {
  test('are none between a content and its copy', () => {
    fc.assert(fc.property(anyContent, (content) => diffPages(content, structuredClone(content)).length === 0))
  })

  test('name every value that differs and none that does not', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const changes = diffPages(before, after)
        const changedFields = changes.filter(({ kind }) => kind === 'changed').map(({ block = '', group = '', field }) => [block, group, field].join('/'))
        const expected: string[] = []
        const compare = (place: string, old: Record<string, unknown>, now: Record<string, unknown>, prefix = '') => {
          for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) if (!isSame(old[name], now[name])) expected.push(`${place}/${prefix}${name}`)
        }
        compare('/', { ...before, blocks: null }, { ...after, blocks: null })
        for (const block of after.blocks) {
          const old = before.blocks.find(({ id }) => id === block.id)
          if (!old) continue
          const rest = ({ fields: _f, groups: _g, positions: _p, active_positions: _a, ...own }: typeof block) => own
          compare(`${block.id}/`, rest(old), rest(block), '$')
          compare(`${block.id}/`, old.fields, block.fields)
          for (const group of block.groups) {
            const former = old.groups.find(({ id }) => id === group.id)
            if (!former) continue
            compare(`${block.id}/${group.id}`, former.fields, group.fields)
            const visibility = [old, block].map(({ active_positions }) => active_positions.includes(group.id))
            if (visibility[0] !== visibility[1]) expected.push(`${block.id}/${group.id}/$is_shown`)
          }
        }
        expect(changedFields.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })

  test('name every block that came, went or moved', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const changes = diffPages(before, after).filter(({ group }) => group === undefined)
        const idsOf = (kind: string) => changes.filter((change) => change.kind === kind).map(({ block }) => block)
        const [old, now] = [before, after].map(({ blocks }) => blocks.map(({ id }) => id))
        expect(idsOf('added')).toEqual(now?.filter((id) => !old?.includes(id)))
        expect(idsOf('removed')).toEqual(old?.filter((id) => !now?.includes(id)))
        const stayed = (ids: string[] | undefined) => ids?.filter((id) => old?.includes(id) && now?.includes(id) && !idsOf('moved').includes(id))
        expect(stayed(old)).toEqual(stayed(now))
      }),
    )
  })

  test('of a page with a hundred blocks are an edit, a move and a removal, and nothing else', () => {
    const blocks = Array.from({ length: 100 }, (_, index) => aBlock(`b${index}`, { quote: `نص ${index}` }))
    const after = blocks.with(10, aBlock('b10', { quote: 'غُيّر' })).toSpliced(50, 1)
    const [moved] = after.splice(20, 1)
    if (moved) after.push(moved)
    expect(diffPages(aContent({ blocks }), aContent({ blocks: after }))).toEqual([
      { kind: 'changed', block: 'b10', template: 'quote', field: 'quote', before: 'نص 10', after: 'غُيّر' },
      { kind: 'moved', block: 'b20', template: 'quote', from: 20, to: 98 },
      { kind: 'removed', block: 'b50', template: 'quote', from: 50, before: blocks[50] },
    ])
  })

  test('of groups include their positions and visibility', () => {
    const before = aBlock('b', {}, [{ a: 1 }, { a: 2 }, { a: 3 }])
    const after = { ...before, groups: before.groups.slice(0, 2), positions: ['g2', 'g1'], active_positions: ['g2'] }
    const place = { block: 'b', template: 'quote' }
    const changes = diffPages(aContent({ blocks: [before] }), aContent({ blocks: [after] }))
    expect(changes.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
    expect(changes.filter(({ kind }) => kind !== 'moved')).toEqual([
      { kind: 'changed', ...place, group: 'g1', field: '$is_shown', before: true, after: false },
      { kind: 'removed', ...place, group: 'g3', from: 2, before: { id: 'g3', fields: { a: 3 } } },
    ])
  })

  test('of a hidden block, a list inside a field and a page field are found', () => {
    const before = aBlock('b', { items: [{ label: 'x' }, { label: 'y' }] })
    const after = { ...aBlock('b', { items: [{ label: 'x' }, { label: 'z' }] }), is_hidden: true }
    expect(diffPages(aContent({ blocks: [before], to: null }), aContent({ blocks: [after], to: '/x' })).map(({ field }) => field)).toEqual([
      'to',
      '$is_hidden',
      'items',
    ])
  })
})
