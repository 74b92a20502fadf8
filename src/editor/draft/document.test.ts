import { expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { withBlock, withBlocks, withValue } from './block-edits.ts'
import { createPageDocument } from './document.ts'
import { withBlocksPlaced, withoutBlocks } from './several-blocks.ts'

const aQuote = (id: string, quote = 'نص') => ({ ...aStoredBlock('quote', { quote }), id })
const content = aContent({ title: 'عنوان', blocks: [aQuote('a'), aQuote('b'), aQuote('c')] })
const typed = (text: string) => (now: typeof content) => withBlock(now, 'b', (block) => withValue(block, null, 'quote', text))

test('a change reaches only those who show that block', () => {
  const document = createPageDocument(content)
  const [a, b] = [vi.fn(), vi.fn()]
  document.subscribeBlock('a', a)
  const stop = document.subscribeBlock('b', b)
  const order = document.order()
  document.change(typed('جديد'))
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1])
  expect(document.order()).toBe(order)
  expect(document.block('a')).toBe(content.blocks[0])
  stop()
  document.change(typed('آخر'))
  expect(b).toHaveBeenCalledTimes(1)
})

test('[A-014] keys that follow each other in a field are one step of the history, a pause begins another', () => {
  let now = 0
  const document = createPageDocument(content, () => now)
  for (const text of ['ن', 'نو', 'نور']) {
    now += 200
    document.change(typed(text), 'b//quote')
  }
  now += 5000
  document.change(typed('نور العامري'), 'b//quote')
  expect(document.undo()).toBe(true)
  expect(document.block('b')?.fields.quote).toBe('نور')
  expect(document.undo()).toBe(true)
  expect(document.get()).toEqual(content)
  expect(document.undo()).toBe(false)
  document.redo()
  document.redo()
  expect(document.block('b')?.fields.quote).toBe('نور العامري')
  expect(document.canRedo()).toBe(false)
})

test('a change after steps were taken back ends what could be done again', () => {
  const document = createPageDocument(content)
  document.change((now) => withoutBlocks(now, new Set(['a'])))
  document.undo()
  document.change(typed('آخر'))
  expect(document.redo()).toBe(false)
})

test('taking a step back leaves what somebody else changed since', () => {
  const document = createPageDocument(content)
  document.change((now) => withBlocksPlaced(now, { ids: new Set(['c']), heldId: 'c', index: 0 }))
  document.adopt(withBlock(document.get(), 'a', (block) => withValue(block, null, 'author', 'لهم')))
  document.adopt(withBlocks(document.get(), [aQuote('d')], 3))
  document.undo()
  expect(document.order()).toEqual(['a', 'b', 'c', 'd'])
  expect(document.block('a')?.fields.author).toBe('لهم')
})

test('changes from elsewhere are marked as such and are no step of the history', () => {
  const document = createPageDocument(content)
  const heard: string[] = []
  document.subscribe((origin) => heard.push(origin))
  document.adopt(typed('لهم')(content))
  document.change(typed('لي'))
  document.change((now) => now)
  expect(heard).toEqual(['elsewhere', 'here'])
  document.undo()
  expect([document.block('b')?.fields.quote, document.canUndo()]).toEqual(['لهم', false])
})

test('changes of one edit are one step however long they take, and the edit can be taken back by itself', () => {
  let now = 0
  const document = createPageDocument(content, () => now)
  document.change(typed('قبل'))
  const edit = Symbol('edit')
  for (const text of ['ن', 'نو', 'نور']) {
    now += 60_000
    document.change(typed(text), edit)
  }
  expect(document.undo()).toBe(true)
  expect(document.block('b')?.fields.quote).toBe('قبل')
  document.redo()
  expect(document.block('b')?.fields.quote).toBe('نور')

  const other = Symbol('edit')
  document.change(typed('نورة'), other)
  document.adopt(withBlock(document.get(), 'a', (block) => withValue(block, null, 'author', 'لهم')))
  document.change(typed('نورة ا'), other)
  document.takeBack(other)
  expect(document.block('b')?.fields.quote).toBe('نور')
  expect(document.block('a')?.fields.author).toBe('لهم')
})
