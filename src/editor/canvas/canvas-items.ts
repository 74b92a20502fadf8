import { isTemplate } from '../catalogue/block-templates.ts'
import type { PageContent } from '#domains/content/index.ts'

/** Puck's name of the page's own list of blocks. */
export const ROOT_ZONE = 'root:default-zone'
/** Puck's type for blocks whose template this build does not have. */
export const UNKNOWN = 'unknown'

export type CanvasItem = { type: string; props: { id: string } }

/** The page as Puck knows it: ids and templates of the blocks in order, without their values. */
export function canvasItems({ blocks }: PageContent): CanvasItem[] {
  return blocks.map(({ id, template }) => ({ type: isTemplate(template) ? template : UNKNOWN, props: { id } }))
}
