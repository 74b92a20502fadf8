import type { Example } from '#block-engine/define-block.ts'

// The block has no fields: what it shows are the dealers of the admin.
export const examples: readonly Example[] = [{ name: 'المعارض بالرمز البريدي', fields: {} }]
