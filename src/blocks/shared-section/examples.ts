import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [{ name: 'قسم يقود إليه رابط', fields: { block_scroll_id: 'shared', section_id: 1 } }]
