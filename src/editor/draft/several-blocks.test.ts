import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { idsBetween, withBlocksPlaced, withBlocksReplaced, withBlocksStepped, withoutBlocks } from './several-blocks.ts'

const content = aContent({ blocks: [...'abcdef'].map((id) => ({ ...aStoredBlock('quote'), id })) })
const ids = (after: typeof content) => after.blocks.map(({ id }) => id).join('')
const set = (letters: string) => new Set(letters)

test('a range goes in the order of the page, from either end, and begins anew where its start is gone', () => {
  const order = content.blocks.map(({ id }) => id)
  expect(idsBetween(order, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(order, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(order, 'gone', 'b')).toEqual(['b'])
})

test('[A-014] several blocks are removed at once; where none of them is there the content stays the same object', () => {
  expect(ids(withoutBlocks(content, set('bdx')))).toBe('acef')
  expect(withoutBlocks(content, set('x'))).toBe(content)
})

test('[C-425] several blocks step together and keep their distances until they reach the end of the page', () => {
  expect(ids(withBlocksStepped(content, set('bc'), true))).toBe('bcadef')
  expect(ids(withBlocksStepped(content, set('bd'), false))).toBe('acbedf')
  expect(ids(withBlocksStepped(content, set('ac'), true))).toBe('acbdef')
  expect(ids(withBlocksStepped(content, set('df'), false))).toBe('abcedf')
  expect(withBlocksStepped(content, set('ab'), true)).toBe(content)
  expect(withBlocksStepped(content, set('ef'), false)).toBe(content)
})

test('[C-425] a block moves to a place, held within the page', () => {
  const moved = (heldId: string, index: number) => withBlocksPlaced(content, { ids: set(heldId), heldId, index })
  expect(ids(moved('c', 0))).toBe('cabdef')
  expect(ids(moved('a', 2))).toBe('bcadef')
  expect(ids(moved('a', 99))).toBe('bcdefa')
  expect(moved('a', -5)).toBe(content)
  expect(moved('gone', 1)).toBe(content)
})

test('[C-425] several blocks stand side by side where one of them was put down', () => {
  const moved = (letters: string, heldId: string, index: number) => ids(withBlocksPlaced(content, { ids: set(letters), heldId, index }))
  expect(moved('be', 'b', 5)).toBe('acdfbe')
  expect(moved('be', 'e', 0)).toBe('beacdf')
  expect(moved('ac', 'a', 1)).toBe('bacdef')
})

test('[A-013] blocks take the place of the first of others, wherever the rest of those stand', () => {
  const madeBlocks = [
    { ...aStoredBlock('quote'), id: 'x' },
    { ...aStoredBlock('quote'), id: 'y' },
  ]
  expect(ids(withBlocksReplaced(content, set('be'), madeBlocks))).toBe('axycdf')
  expect(ids(withBlocksReplaced(content, set('f'), madeBlocks))).toBe('abcdexy')
  expect(withBlocksReplaced(content, set('z'), madeBlocks)).toBe(content)
})
