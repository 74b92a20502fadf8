import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ItemLimits } from '#domains/quick-actions/index.ts'

/** How many items a button shows. */
export async function loadLimits({ quickActions }: Pick<BlockContext<'quickActions'>, 'quickActions'>): Promise<ItemLimits> {
  return quickActions
}
