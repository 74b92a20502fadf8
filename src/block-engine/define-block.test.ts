import { expect, test } from 'vitest'
import { blockGroups, defineBlock } from './define-block.ts'

const heading = { symbol: 'heading', label: 'Heading', field_type: 'String', default: '' } as const
const definition = {
  symbol: 'sample',
  name: 'Sample',
  description: 'A sample.',
  short_description: 'Sample',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [heading],
} as const

test('[B-010] a template gets the text field Block Scroll ID as its first', () => {
  const block = defineBlock(definition)
  expect(block.fields.map(({ symbol }) => symbol)).toEqual(['block_scroll_id', 'heading'])
  expect(block.fields[0]).toMatchObject({ symbol: 'block_scroll_id', label: ['Block Scroll ID', 'معرّف موضع المكوّن'], field_type: 'String' })
})

test('[B-010] a template without fields of its own has that one', () => {
  expect(defineBlock({ ...definition, fields: [] }).fields.map(({ symbol }) => symbol)).toEqual(['block_scroll_id'])
})

test('[B-011] a template that declines an anchor has its own fields only', () => {
  expect(defineBlock({ ...definition, anchor: false }).fields).toEqual([heading])
})

test('the definition itself is left as it was written', () => {
  const before = structuredClone(definition)
  defineBlock(definition)
  expect(definition).toEqual(before)
})

test('[B-344] the picker has six headings', () => {
  expect(blockGroups).toEqual(['Content', 'Advanced', 'Hero', 'Specials', 'Stock Locator', 'New Blocks Versions'])
})
