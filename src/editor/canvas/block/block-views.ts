import type { AnyView } from '#block-engine/define-block.ts'
import { blockFolders } from '#blocks/folders.gen.ts'
import { loadPatiently } from '../../ui/load-patiently.ts'

// One chunk per template: a page loads only the views that it shows; another is loaded when its block is inserted.
const modules = import.meta.glob<Record<string, AnyView>>(['../../../blocks/*/view.tsx', '../../../blocks/*/*/view.tsx'])
const loading = new Map<string, Promise<AnyView>>()

/**
 * The view of a template, always as the same promise, because `use` would suspend forever with a new one each time. Loading is retried after pauses. Rejects
 * when the template has no view.
 */
export function loadBlockView(symbol: string): Promise<AnyView> {
  const known = loading.get(symbol)
  if (known) return known
  const promise = load(symbol)
  loading.set(symbol, promise)
  // `use` reads these two, and so draws a block whose view is loaded without suspending.
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

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
