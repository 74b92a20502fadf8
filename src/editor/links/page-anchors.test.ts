import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { pageAnchors } from './page-anchors.ts'

const nameOf = (template: string) => `قالب ${template}`

test('[B-012] [B-129] every block can be linked to; one without an id gets one of its text that no other block has', () => {
  const blocks = [
    { ...aStoredBlock('snippet', { heading: 'المواصفات', block_scroll_id: 'specs' }), id: 'a' },
    { ...aStoredBlock('snippet', { heading: 'أسئلة شائعة؟' }), id: 'b' },
    { ...aStoredBlock('snippet', { heading: 'أسئلة شائعة!' }), id: 'c' },
    { ...aStoredBlock('sign_post'), id: 'd' },
    { ...aStoredBlock('snippet', { heading: 'Specs' }), id: 'e' },
  ]
  expect(pageAnchors(blocks, nameOf)).toEqual([
    { block: 'a', id: 'specs', label: 'المواصفات', isNew: false },
    { block: 'b', id: 'أسئلة-شائعة', label: 'أسئلة شائعة؟', isNew: true },
    { block: 'c', id: 'أسئلة-شائعة-2', label: 'أسئلة شائعة!', isNew: true },
    { block: 'd', id: 'sign-post', label: 'قالب sign_post', isNew: true },
    { block: 'e', id: 'Specs', label: 'Specs', isNew: true },
  ])
  // What a later block is called already is not given to an earlier one.
  const later = [blocks[1], { ...aStoredBlock('snippet', { block_scroll_id: 'أسئلة-شائعة' }), id: 'z' }].flatMap((block) => block ?? [])
  expect(pageAnchors(later, nameOf)[0]?.id).toBe('أسئلة-شائعة-2')
})
