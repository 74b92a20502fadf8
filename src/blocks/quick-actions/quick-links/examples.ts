import type { Example } from '#block-engine/define-block.ts'
import { exampleItems, offerItems } from '../shared/example-items.ts'

export const examples: readonly Example[] = [
  { name: 'الخطوات التالية', fields: {}, groups: exampleItems },
  { name: 'زر عائم مع عرض', fields: { isQuickLinks: false }, groups: offerItems },
]
