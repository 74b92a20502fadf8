import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { detachedBlocks, sectionBlock } from './section-block.ts'

test('[A-013] detached blocks are copies with ids of their own; what stood on their section stands on them', () => {
  const inner = [aStoredBlock('quote', { quote: 'أول' }), { ...aStoredBlock('quote', { quote: 'ثانٍ' }), id: 'b2' }]
  const shownSection = { ...sectionBlock(7), is_hidden: true, fields: { section_id: 7, block_scroll_id: 'words' } }
  const blocks = detachedBlocks(shownSection, inner)
  expect(blocks.map(({ fields }) => [fields.quote, fields.block_scroll_id])).toEqual([
    ['أول', 'words'],
    ['ثانٍ', undefined],
  ])
  expect(blocks.every(({ is_hidden }) => is_hidden)).toBe(true)
  expect(new Set([...inner, ...blocks].map(({ id }) => id)).size).toBe(4)
})
