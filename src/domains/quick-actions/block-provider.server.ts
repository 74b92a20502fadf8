import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { ItemLimits } from './floating-action.ts'
import type { QuickActionSettings } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** How many items a floating button shows. */
    quickActions: ItemLimits
  }
}

export const blockProviders: BlockProviders<'quickActions', { settings: { quickActions: QuickActionSettings } }> = {
  quickActions: { provide: ({ settings }) => settings.quickActions.limits },
}
