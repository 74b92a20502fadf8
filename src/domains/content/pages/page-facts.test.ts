import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testPages } from '#tests/support/records/test-pages.ts'
import { pageFacts } from './page-facts.ts'

const { aPage } = await testPages()

test('the audit log holds a page’s fields and status without its blocks, and names each block that differs once', async () => {
  const page = await aPage({ title: 'عنوان', path: 'facts' })
  expect(pageFacts(page)).toMatchObject({ path: 'facts', title: 'عنوان', status: 'published' })
  expect(Object.keys(pageFacts(page))).not.toContain('blocks')
  expect(Object.keys(pageFacts(page, page))).not.toContain('changed_blocks')
  const blocks = ['b1', 'b2'].map((id) => ({ ...aStoredBlock('quote', { quote: 'نص', author: 'كاتب' }), id }))
  const edited = blocks.map((block) => (block.id === 'b2' ? { ...block, fields: { quote: 'آخر', author: 'غيره' } } : block))
  expect(pageFacts({ ...page, blocks: edited }, { ...page, blocks, title: 'قديم' })).toMatchObject({ title: 'عنوان', changed_blocks: ['b2'] })
})
