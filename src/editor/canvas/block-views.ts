import type { AnyView } from '#block-engine/define-block.ts'
import { blockFolders } from '#blocks/folders.gen.ts'

// One file per template: a page loads the views that it shows, and the rest of the catalogue when it is inserted.
const modules = import.meta.glob<Record<string, AnyView>>(['../../blocks/*/view.tsx', '../../blocks/*/*/view.tsx'])
const loading = new Map<string, Promise<AnyView>>()

/** The view of a template; the same promise every time. Rejects when there is none or its file cannot be loaded. */
export function loadBlockView(symbol: string): Promise<AnyView> {
  const known = loading.get(symbol)
  if (known) return known
  const promise = load(symbol)
  loading.set(symbol, promise)
  // React reads these: a block whose view has arrived is drawn without a pause.
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  // A file that did not arrive is asked for again with the next try.
  promise.catch(() => loading.delete(symbol))
  return promise
}

async function load(symbol: string): Promise<AnyView> {
  const file = modules[`../../blocks/${blockFolders[symbol]}/view.tsx`]
  const view = (await file?.())?.[viewName(symbol)]
  if (!view) throw new Error(`no view of ${symbol}`)
  return view
}

/** hero_carousel_2 is drawn by HeroCarousel2, as the registry has it. */
export function viewName(symbol: string): string {
  return symbol
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
