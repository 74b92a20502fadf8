import type { Example } from '#block-engine/define-block.ts'
import { exampleItems, offerItems } from '../shared/example-items.ts'

export const examples: readonly Example[] = [
  { name: 'إجراءات الشراء', fields: {}, groups: exampleItems },
  { name: 'روابط سريعة مع عرض', fields: { isQuickLinks: true, mobileButtonLabel: 'احجز تجربة قيادة' }, groups: offerItems },
]
