import type { Example } from '#block-engine/define-block.ts'
import { exampleItems } from '../shared/example-items.ts'

export const examples: readonly Example[] = [{ name: 'الخطوات التالية', fields: {}, groups: exampleItems }]
