import type { Example } from '#block-engine/define-block.ts'
import { exampleItems } from '../shared/example-items.ts'

export const examples: readonly Example[] = [{ name: 'إجراءات الشراء', fields: {}, groups: exampleItems }]
