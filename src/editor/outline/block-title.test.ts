import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { newBlocks } from '../draft/block-edits.ts'
import { blockPicture, blockTitle } from './block-title.ts'

/** These say nothing of their own: a list names them by their template, and a shared section by its name. */
const silent = new Set([
  'dealer_locator',
  'dealer_locator_mena',
  'dealer_locator_postcode',
  'floating_action',
  'form',
  'quick_links',
  'search_suggestions',
  'shared_section',
  'stock_locator',
  'stock_locator_overseas',
])
const speaking = [...catalogue].filter(([symbol]) => !silent.has(symbol))

test.each(speaking)('a %s is called by what it says', (_symbol, { block, examples }) => {
  expect(blockTitle(newBlocks(block, examples)[0] ?? aStoredBlock(''))).not.toBe('')
})

test('a heading names a block before anything else does, and its own words before those of its groups', () => {
  expect(blockTitle(aStoredBlock('accordion', { paragraph: '<p>نص</p>', heading: 'أسئلة' }, [{ heading: 'سؤال' }]))).toBe('أسئلة')
  expect(blockTitle(aStoredBlock('accordion', { heading: ' ' }, [{ heading: 'سؤال' }]))).toBe('سؤال')
  expect(blockTitle(aStoredBlock('accordion', { block_scroll_id: 'faq', heading: '' }))).toBe('')
})

test('markup is read as its text, a long one is cut', () => {
  expect(blockTitle(aStoredBlock('snippet', { paragraph: '<p>نص&nbsp;<strong>مهم</strong></p>' }))).toBe('نص مهم')
  expect(blockTitle(aStoredBlock('quote', { quote: 'كلمة '.repeat(40) }))).toHaveLength(65)
})

test('groups count in their order', () => {
  const block = { ...aStoredBlock('accordion', {}, [{ heading: 'أول' }, { heading: 'ثان' }]), positions: ['g2', 'g1'] }
  expect(blockTitle(block)).toBe('ثان')
})

test('the picture of a block is its first, its own before those of its groups', () => {
  expect(blockPicture(aStoredBlock('quote', { image: { id: 7 } }))).toBe(7)
  expect(blockPicture(aStoredBlock('accordion', {}, [{}, { image: { id: 9 } }]))).toBe(9)
  expect(blockPicture(aStoredBlock('quote', { image: { id: 'x' } }))).toBeNull()
  expect([blockTitle(aStoredBlock('from_the_future')), blockPicture(aStoredBlock('from_the_future'))]).toEqual(['', null])
})
