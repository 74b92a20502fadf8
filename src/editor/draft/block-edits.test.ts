import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import {
  copyBlock,
  newBlocks,
  newGroup,
  orderedGroups,
  withGroup,
  withGroupCopy,
  withGroupShown,
  withHidden,
  withMovedGroup,
  withOrder,
  withoutGroup,
  withValue,
} from './block-edits.ts'

const templates = [...catalogue.values()]

test.each(templates.map((template) => [template.block.symbol, template] as const))(
  '[B-116] a new %s starts with its first example and may be saved',
  (_symbol, template) => {
    const blocks = newBlocks(template.block, template.examples)
    expect(blocks[0]).toMatchObject({ template: template.block.symbol, version: template.block.version, fields: template.examples[0]?.fields })
    expect(blocks[0]?.groups.map(({ fields }) => fields)).toEqual(template.examples[0]?.groups ?? [])
    expect(blocks[0]?.active_positions).toEqual(blocks[0]?.groups.map(({ id }) => id))
    const owned = template.examples[0]?.owned ?? []
    expect(blocks.slice(1).map(({ template: name, fields }) => [name, fields])).toEqual(owned.map(({ template: name, fields }) => [name, fields]))
    expect(validateBlocks(blocks, catalogue)).toEqual([])
  },
)

test('what is inserted shares nothing with the example, so that a second one begins like the first', () => {
  const template = catalogue.get('models_carousel')
  if (!template) throw new Error('no template')
  const [first] = newBlocks(template.block, template.examples)
  const before = JSON.stringify(template.examples)
  first?.groups.forEach(({ fields }) => {
    fields.name = 'غُيّر'
    ;(fields.buttons as unknown[] | undefined)?.push({})
  })
  expect(JSON.stringify(template.examples)).toBe(before)
  const ids = Array.from({ length: 50 }, () => newBlocks(template.block, template.examples)[0]?.id)
  expect(new Set(ids).size).toBe(50)
})

test('[A-014] a copy has ids of its own everywhere and is otherwise the same', () => {
  const block = { ...aStoredBlock('accordion', { heading: 'نص' }, [{ heading: 'أ' }, { heading: 'ب' }]), positions: ['g2', 'g1'], active_positions: ['g2'] }
  const copy = copyBlock(block)
  expect(copy.id).not.toBe(block.id)
  expect(copy.groups.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['g1']))
  expect(orderedGroups(copy).map(({ fields }) => fields.heading)).toEqual(['ب', 'أ'])
  expect(copy.active_positions).toEqual(copy.positions.slice(0, 1))
  expect(copyBlock({ ...block, template: 'from_the_future' }).fields).toEqual(block.fields)
})

describe('order', () => {
  const content = aContent({ blocks: ['a', 'b', 'c', 'd'].map((id) => ({ ...aStoredBlock('quote'), id })) })
  const ids = (after: typeof content) => after.blocks.map(({ id }) => id).join('')

  test('[C-425] the page follows what the canvas shows after a drag', () => {
    const blocksMade = new Map([['n', { ...aStoredBlock('quote'), id: 'n' }]])
    expect(ids(withOrder(content, ['d', 'n', 'a', 'c', 'b'], blocksMade))).toBe('dnacb')
    expect(withOrder(content, ['a', 'b', 'c', 'd'], new Map())).toBe(content)
  })

  test('what somebody else put there during a drag stays', () => {
    expect(ids(withOrder(content, ['d', 'b'], new Map()))).toBe('adbc')
  })
})

describe('groups', () => {
  const block = aStoredBlock('accordion', {}, [{ heading: 'أ' }, { heading: 'ب' }, { heading: 'ج' }])
  const titles = (after: typeof block) => orderedGroups(after).map(({ fields }) => fields.heading)

  test('[A-111] a group is hidden and shown in its place', () => {
    const hidden = withGroupShown(block, 'g2', false)
    expect([hidden.active_positions, hidden.positions]).toEqual([
      ['g1', 'g3'],
      ['g1', 'g2', 'g3'],
    ])
    expect(withGroupShown(hidden, 'g2', true)).toEqual(block)
  })

  test('[A-014] groups are added, copied beside their original, moved and removed', () => {
    expect(titles(withGroup(block, { id: 'n', fields: { heading: 'د' } }))).toEqual(['أ', 'ب', 'ج', 'د'])
    expect(titles(withGroupCopy(block, 'g1')?.block ?? block)).toEqual(['أ', 'أ', 'ب', 'ج'])
    expect(titles(withMovedGroup(block, 'g3', 0))).toEqual(['ج', 'أ', 'ب'])
    expect(withoutGroup(block, 'g2')).toMatchObject({ positions: ['g1', 'g3'], active_positions: ['g1', 'g3'] })
  })

  test('a hidden group that is moved stays hidden', () => {
    expect(withMovedGroup(withGroupShown(block, 'g1', false), 'g1', 2)).toMatchObject({ positions: ['g2', 'g3', 'g1'], active_positions: ['g2', 'g3'] })
  })

  test('a group that the positions forgot is still within reach', () => {
    expect(titles({ ...block, positions: ['g2'], active_positions: ['g2'] })).toEqual(['ب', 'أ', 'ج'])
  })

  test('a new group begins with the defaults of its template', () => {
    const specs = catalogue.get('models_carousel')?.block.groups?.fields ?? []
    const { fields } = newGroup(specs)
    expect(fields.specs).toEqual(specs.find(({ symbol }) => symbol === 'specs')?.default)
    expect(fields.specs).not.toBe(specs.find(({ symbol }) => symbol === 'specs')?.default)
  })
})

test('[A-014] hiding leaves a mark and showing takes it away again', () => {
  const block = aStoredBlock('quote', { quote: 'نص' })
  expect(withHidden(block, true)).toEqual({ ...block, is_hidden: true })
  expect(withHidden(withHidden(block, true), false)).toEqual(block)
})

test('a value that is taken away leaves no trace, so that the default counts', () => {
  const block = aStoredBlock('accordion', { heading: 'نص' }, [{ heading: 'أ' }])
  expect(withValue(block, null, 'heading', undefined).fields).toEqual({})
  expect(withValue(block, 'g1', 'heading', 'ب').groups).toEqual([{ id: 'g1', fields: { heading: 'ب' } }])
})
