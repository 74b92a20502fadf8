import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import type { Catalogue } from '../catalogue.ts'
import { defineBlock, type Block } from '../define-block.ts'
import { presets } from '../presets.ts'
import { MAX_BLOCKS, validateBlocks } from './validate-block.ts'

const definition = { symbol: 'sample', name: 'Sample', description: 'x', short_description: 'x', group: 'Content', version: 1, island: 'never' } as const

function catalogueOf(block: unknown): Catalogue {
  return new Map([['sample', { block: block as Block, upgrades: [] }]])
}

const cards = catalogueOf(
  defineBlock({ ...definition, fields: [presets.heading, presets.header_tag], groups: { max: 2, fields: [{ ...presets.paragraph, required: true }] } }),
)
const group = (paragraph?: unknown) => ({ paragraph })

test('a block whose values fit has no problems', () => {
  expect(validateBlocks([aStoredBlock('sample', { heading: 'x', header_tag: '3' }, [group('<p>x</p>')])], cards)).toEqual([])
})

test('every wrong value is named by block, group and field', () => {
  const flawedBlock = aStoredBlock('sample', { heading: 5, header_tag: '9' }, [group('x'), group()])
  expect(validateBlocks([flawedBlock], cards)).toMatchObject([
    { block: 'b1', field: 'heading', code: 'invalid_type' },
    { block: 'b1', field: 'header_tag', code: 'invalid_value' },
    { block: 'b1', group: 'g2', field: 'paragraph' },
  ])
})

test('[B-120] more groups than the template allows are refused, exactly as many are not', () => {
  expect(validateBlocks([aStoredBlock('sample', {}, [group('x'), group('x')])], cards)).toEqual([])
  expect(validateBlocks([aStoredBlock('sample', {}, [group('x'), group('x'), group('x')])], cards)).toMatchObject([
    { block: 'b1', code: 'too_many_groups', message: 'at most 2 groups' },
  ])
})

test('[B-120] without a maximum there may be any number, without groups none', () => {
  const many = Array.from({ length: 500 }, () => group('x'))
  const unlimited = catalogueOf(defineBlock({ ...definition, fields: [], groups: { fields: [presets.paragraph] } }))
  expect(validateBlocks([aStoredBlock('sample', {}, many)], unlimited)).toEqual([])
  expect(validateBlocks([aStoredBlock('sample', {}, [group('x')])], catalogueOf(defineBlock({ ...definition, fields: [] })))).toMatchObject([
    { code: 'too_many_groups' },
  ])
})

test('a template that this build does not know is left alone', () => {
  expect(validateBlocks([aStoredBlock('from_the_future', { anything: {} }, [{ x: 1 }])], cards)).toEqual([])
})

test('two blocks may not share an id', () => {
  expect(validateBlocks([aStoredBlock('sample'), aStoredBlock('sample')], cards)).toEqual([
    { block: 'b1', code: 'duplicate_id', message: 'two blocks share this id' },
  ])
})

test('a page has at most 300 blocks', () => {
  const blocks = Array.from({ length: MAX_BLOCKS + 1 }, (_, index) => ({ ...aStoredBlock('sample'), id: `b${index}` }))
  expect(validateBlocks(blocks.slice(1), cards)).toEqual([])
  expect(validateBlocks(blocks, cards)).toEqual([{ block: '', code: 'too_many_blocks', message: 'at most 300 blocks' }])
})

test('a value stored under a separator is ignored', () => {
  const line = catalogueOf(defineBlock({ ...definition, fields: [{ symbol: 'line', label: '', field_type: 'Separator' }] }))
  expect(validateBlocks([aStoredBlock('sample', { line: 'x' })], line)).toEqual([])
})

test('a problem says in words what is wrong', () => {
  expect(validateBlocks([aStoredBlock('sample', { header_tag: '9' })], cards)[0]?.message).toContain('expected one of')
})
