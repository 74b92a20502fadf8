import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { idleTime } from './idle-time.ts'
import { loadPatiently } from './load-patiently.ts'

const parts: (() => Promise<unknown>)[] = []

/**
 * A part of the editor whose code and styles are loaded when it is first shown. While the network is down, loading is repeated until it works. Until then the
 * part shows its fallback, and the rest of the screen stays as it is.
 */
// biome-ignore lint/suspicious/noExplicitAny: a component may have any props, as in the type of React's own `lazy`
export function lazyPart<Module, Part extends ComponentType<any>>(
  load: () => Promise<Module>,
  partOf: (module: Module) => Part | Promise<Part>,
): LazyExoticComponent<Part> {
  parts.push(load)
  return lazy(async () => ({ default: await partOf(await loadPatiently(load)) }))
}

/** Preloads every part, one after the other, while the browser is idle, so that parts still work when the connection breaks later. */
export async function loadPartsAhead(): Promise<void> {
  for (const load of parts) {
    await idleTime()
    // A part that fails to load now is loaded when it is needed.
    await load().catch(() => undefined)
  }
}
