import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aContent, anyContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { applyPatch, draftPatch } from './draft-patch.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { type Conflict, keepMine, mergeContent } from './merge-content.ts'

const aBlock = (id: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []) => ({
  ...aStoredBlock('quote', fields, groups),
  id,
})

describe('a patch', () => {
  test('turns one content into the other, whatever they are', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const patch = draftPatch(before, after)
        expect(patch ? applyPatch(before, patch) : before).toEqual(after)
      }),
    )
  })

  test('is null where nothing changed, also when the database gave keys another order', () => {
    fc.assert(fc.property(anyContent, (content) => draftPatch(content, structuredClone(content)) === null))
    const block = aBlock('b1', { a: { x: 1, y: [2] } })
    expect(draftPatch(aContent({ blocks: [block] }), aContent({ blocks: [{ ...block, fields: { a: { y: [2], x: 1 } } }] }))).toBeNull()
  })

  test('holds only what changed: one block of a hundred, one page field, no order', () => {
    const blocks = Array.from({ length: 100 }, (_, index) => aBlock(`b${index}`, { quote: 'نص' }))
    const after = aContent({ title: 'جديد', blocks: blocks.with(7, aBlock('b7', { quote: 'آخر' })) })
    expect(draftPatch(aContent({ blocks }), after)).toEqual({ fields: { title: 'جديد' }, put: [aBlock('b7', { quote: 'آخر' })] })
  })

  test('applied twice is the same as once', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const patch = draftPatch(before, after) ?? {}
        const once = applyPatch(before, patch)
        expect(applyPatch(once, patch)).toEqual(once)
      }),
    )
  })
})

describe('merging', () => {
  test('with nobody else is what I made, and with no change of mine what they made', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (base, other) => {
        for (const [mine, theirs] of [
          [other, base],
          [base, other],
          [other, other],
        ] as const)
          expect(mergeContent(base, mine, theirs)).toEqual({ merged: other, conflicts: [] })
      }),
    )
  })

  test('loses nothing: every merged value is of one side, and every value of mine that is missing is a conflict', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (base, mine, theirs) => {
        const { merged, conflicts } = mergeContent(base, mine, theirs)
        const conflictText = (part: Partial<Conflict>) =>
          conflicts.some((conflict) => Object.entries(part).every(([name, value]) => conflict[name as 'field'] === value))
        for (const block of mine.blocks) {
          const [was, now] = [base, merged].map(({ blocks }) => blocks.find(({ id }) => id === block.id))
          if (was && isSame(was, block)) continue
          if (!now) {
            expect(conflictText({ block: block.id, field: '$block' })).toBe(true)
            continue
          }
          for (const [field, value] of Object.entries(block.fields)) {
            if (!isSame(was?.fields[field], value) && !isSame(now.fields[field], value)) expect(conflictText({ block: block.id, field })).toBe(true)
          }
          for (const group of block.groups) {
            const [old, kept] = [was, now].map((of) => of?.groups.find(({ id }) => id === group.id))
            if (old && isSame(old, group)) continue
            if (!kept) expect(conflictText({ block: block.id, group: group.id, field: '$group' })).toBe(true)
          }
        }
      }),
    )
  })

  test('never repeats or forgets a block, and every group has its place', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (base, mine, theirs) => {
        const { blocks } = mergeContent(base, mine, theirs).merged
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
        for (const { groups, positions, active_positions } of blocks) {
          expect(positions.toSorted()).toEqual(groups.map(({ id }) => id).toSorted())
          expect(positions).toEqual(expect.arrayContaining(active_positions))
        }
      }),
    )
  })

  test('takes my side of every conflict when I keep mine, and ends with no difference left in what was contested', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (base, mine, theirs) => {
        const { merged, conflicts } = mergeContent(base, mine, theirs)
        const decided = conflicts.reduce((content, conflict) => keepMine(content, mine, conflict), merged)
        expect(mergeContent(theirs, decided, theirs).conflicts).toEqual([])
        for (const { block, group, field } of conflicts) {
          const [mineBlock, decidedBlock] = [mine, decided].map(({ blocks }) => blocks.find(({ id }) => id === block))
          if (block === undefined) expect(decided[field as 'title']).toEqual(mine[field as 'title'])
          else if (field === '$block') expect(decidedBlock).toEqual(mineBlock)
          else if (group === undefined && !field.startsWith('$')) expect(decidedBlock?.fields[field]).toEqual(mineBlock?.fields[field])
          else if (group !== undefined && decidedBlock && mineBlock) expect(groupOf(decidedBlock, group, field)).toEqual(groupOf(mineBlock, group, field))
        }
      }),
    )
  })

  const block = aBlock('b1', { quote: 'نص', author: 'كاتب' }, [{ a: 1, b: 1 }, { a: 2 }])
  const base = aContent({ title: 'عنوان', blocks: [block, aBlock('b2', { quote: 'آخر' })] })

  test('edits of different page fields, blocks, fields and groups all stay', () => {
    const mine = {
      ...base,
      title: 'لي',
      blocks: [
        { ...block, fields: { quote: 'لي', author: 'كاتب' }, groups: [{ id: 'g1', fields: { a: 'لي', b: 1 } }, block.groups[1] ?? { id: '', fields: {} }] },
        aBlock('b2', { quote: 'آخر' }),
        aBlock('b3'),
      ],
    }
    const theirs = {
      ...base,
      meta_title: 'لهم',
      blocks: [
        aBlock('b0'),
        {
          ...block,
          fields: { quote: 'نص', author: 'لهم' },
          groups: [
            { id: 'g1', fields: { a: 1, b: 'لهم' } },
            { id: 'g2', fields: { a: 2 } },
          ],
          active_positions: ['g1'],
        },
        aBlock('b2', { quote: 'لهم' }),
      ],
    }
    const { merged, conflicts } = mergeContent(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect([merged.title, merged.meta_title, merged.blocks.map(({ id }) => id)]).toEqual(['لي', 'لهم', ['b0', 'b1', 'b2', 'b3']])
    expect(merged.blocks[1]).toMatchObject({
      fields: { quote: 'لي', author: 'لهم' },
      groups: [{ fields: { a: 'لي', b: 'لهم' } }, { fields: { a: 2 } }],
      active_positions: ['g1'],
    })
    expect(merged.blocks[2]?.fields).toEqual({ quote: 'لهم' })
  })

  test('one field that both changed is a conflict, and theirs holds until it is decided', () => {
    const edited = (quote: string) => ({ ...base, blocks: [{ ...block, fields: { ...block.fields, quote } }, ...base.blocks.slice(1)] })
    const { merged, conflicts } = mergeContent(base, edited('لي'), edited('لهم'))
    expect(conflicts).toEqual([{ block: 'b1', field: 'quote', mine: 'لي', theirs: 'لهم' }])
    expect(merged).toEqual(edited('لهم'))
    expect(keepMine(merged, edited('لي'), conflicts[0] as Conflict)).toEqual(edited('لي'))
  })

  test('a block that one removed and the other changed is a conflict; one that nobody else touched goes', () => {
    const without = { ...base, blocks: base.blocks.slice(0, 1) }
    const edited = { ...base, blocks: [base.blocks[0] ?? block, aBlock('b2', { quote: 'غُيّر' })] }
    expect(mergeContent(base, without, { ...base, title: 'لهم' })).toMatchObject({ merged: { title: 'لهم', blocks: [{ id: 'b1' }] }, conflicts: [] })
    const { merged, conflicts } = mergeContent(base, edited, without)
    expect(conflicts).toEqual([{ block: 'b2', field: '$block', mine: edited.blocks[1], theirs: null }])
    expect(keepMine(merged, edited, conflicts[0] as Conflict)).toEqual(edited)
  })

  test('a block of a template that nobody knows is kept to the letter', () => {
    const unknown = { ...aBlock('u', { html: '<script>1</script>', deep: { a: [null, 1.5] } }), template: 'from_the_future', version: 9 }
    const start = { ...base, blocks: [...base.blocks, unknown] }
    const { merged } = mergeContent(start, { ...start, title: 'لي' }, { ...start, blocks: [unknown, ...base.blocks] })
    expect(merged.blocks[0]).toEqual(unknown)
  })
})

function groupOf(block: { groups: readonly { id: string; fields: Record<string, unknown> }[] }, id: string, field: string): unknown {
  const group = block.groups.find((one) => one.id === id)
  return field === '$group' ? group : group?.fields[field]
}
