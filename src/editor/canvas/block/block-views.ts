import type { AnyView } from '#block-engine/define-block.ts'
import { blockFolders } from '#blocks/folders.gen.ts'
import { loadPatiently } from '../../ui/load-patiently.ts'
import { loadedOnce } from '../../ui/loaded-once.ts'

// One chunk per template: a page loads only the views that it shows; another is loaded when its block is inserted.
const modules = import.meta.glob<Record<string, AnyView>>(['../../../blocks/*/view.tsx', '../../../blocks/*/*/view.tsx'])

/** The view of a template, always as the same promise. Loading is retried after pauses. Rejects when the template has no view. */
export const loadBlockView = loadedOnce(load)

async function load(symbol: string): Promise<AnyView> {
  const file = modules[`../../../blocks/${blockFolders[symbol]}/view.tsx`]
  const view = file && (await loadPatiently(file))[viewName(symbol)]
  if (!view) throw new Error(`no view of ${symbol}`)
  return view
}

/** The export name of a template's view: hero_carousel_2 is HeroCarousel2. */
export function viewName(symbol: string): string {
  return symbol
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
