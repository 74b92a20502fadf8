import { markupTarget, type Opening, type PickedLink, type PredefinedLink, type Target } from '#domains/content/ui/index.ts'
import { knownReference } from './references.ts'

/** How a link inside of HTML can open. */
export const markupOpenings: readonly Opening[] = ['page', 'new_tab']

/** A picked destination as a link of HTML; null when it leads nowhere. */
export function linkOfMarkup(target: Target, predefinedLinks: readonly PredefinedLink[]): PickedLink | null {
  return markupTarget(target, { predefinedLinks, nameOf: (kind, id) => knownReference(kind, id)?.name ?? null })
}
