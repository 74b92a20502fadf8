import { expect, test } from 'vitest'
import { upgradeBlock, type Upgrades } from './upgrade-block.ts'
import { StoredBlock } from './stored-block.ts'

const storedBlock = StoredBlock.parse({ id: 'b', template: 'sample', version: 1, fields: { contact: 'x' } })
const upgrades: Upgrades = [
  { from: 1, name: 'contact became contact_info', apply: (block) => ({ ...block, fields: { contact_info: block.fields.contact } }) },
  { from: 2, name: 'contact_info became a list', apply: (block) => ({ ...block, fields: { contact_info: [block.fields.contact_info] } }) },
]

test('an old block goes through every step in its order and ends at the version of the template', () => {
  expect(upgradeBlock(storedBlock, 3, upgrades.toReversed())).toEqual({ ...storedBlock, version: 3, fields: { contact_info: ['x'] } })
})

test('a block half way takes only the steps that remain', () => {
  expect(upgradeBlock({ ...storedBlock, version: 2, fields: { contact_info: 'y' } }, 3, upgrades).fields).toEqual({ contact_info: ['y'] })
})

test('a current block, or one of a later build, is the same object', () => {
  const later = { ...storedBlock, version: 9 }
  expect(upgradeBlock(storedBlock, 1, upgrades)).toBe(storedBlock)
  expect(upgradeBlock(later, 3, upgrades)).toBe(later)
})

test('a missing step is named', () => {
  expect(() => upgradeBlock(storedBlock, 3, upgrades.slice(0, 1))).toThrow('sample has no upgrade from version 2')
})
