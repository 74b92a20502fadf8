import { beforeEach, expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { createPageDocument, type PageDocument } from './document.ts'
import { createSelection, type Selection } from './selection.ts'
import { withoutBlocks } from './several-blocks.ts'

let document: PageDocument
let selection: Selection
const chosenIds = () => selection.$chosen.get().join('')

beforeEach(() => {
  document = createPageDocument(aContent({ blocks: [...'abcde'].map((id) => ({ ...aStoredBlock('quote'), id })) }))
  selection = createSelection(document)
})

test('a block that is selected is chosen alone, and none is when the selection is dropped', () => {
  selection.$selected.set('b')
  expect(chosenIds()).toBe('b')
  selection.$selected.set('d')
  expect(chosenIds()).toBe('d')
  selection.$selected.set(null)
  expect(chosenIds()).toBe('')
})

test('a range begins where one was selected alone, in both directions, and shrinks again', () => {
  selection.select('c')
  selection.extendTo('e')
  expect([chosenIds(), selection.$selected.get()]).toEqual(['cde', 'e'])
  selection.extendTo('b')
  expect([chosenIds(), selection.$selected.get()]).toEqual(['bc', 'b'])
})

test('blocks are added and taken away one by one, in the order of the page; the last one ends the selection', () => {
  selection.select('d')
  selection.toggle('a')
  expect([chosenIds(), selection.$selected.get()]).toEqual(['ad', 'a'])
  selection.toggle('a')
  expect([chosenIds(), selection.$selected.get()]).toEqual(['d', 'd'])
  selection.toggle('d')
  expect([chosenIds(), selection.$selected.get()]).toEqual(['', null])
})

test('all are chosen, and one of them alone again', () => {
  selection.selectAll()
  expect([chosenIds(), selection.$selected.get()]).toEqual(['abcde', 'a'])
  selection.select('a')
  expect(chosenIds()).toBe('a')
})

test('what somebody removes is not chosen any more', () => {
  selection.select('b')
  selection.extendTo('d')
  document.adopt(withoutBlocks(document.get(), new Set(['d'])))
  expect([chosenIds(), selection.$selected.get()]).toEqual(['bc', 'b'])
  document.adopt(withoutBlocks(document.get(), new Set(['b', 'c'])))
  expect([chosenIds(), selection.$selected.get()]).toEqual(['', null])
})

test('a command on one of several works on all of them, on another one alone', () => {
  selection.select('b')
  selection.extendTo('c')
  expect([selection.affected('c'), selection.affected('e')]).toEqual([['b', 'c'], ['e']])
})
