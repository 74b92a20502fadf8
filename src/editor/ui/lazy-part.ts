import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { idleTime } from './idle-time.ts'
import { loadPatiently } from './load-patiently.ts'

const parts: (() => Promise<unknown>)[] = []

/**
 * A part of the editor whose code and styles are loaded when it is first shown. While the network is away, loading is repeated until it
 * works. Until then the part shows its fallback, and the rest of the screen stays as it is.
 */
// biome-ignore lint/suspicious/noExplicitAny: a component may have any props, as in the type of React's own `lazy`
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): LazyExoticComponent<Part> {
  parts.push(load)
  return lazy(async () => ({ default: await loadPatiently(load) }))
}

/**
 * Loads every part before it is needed, one after the other, while the browser is idle. So a connection that breaks later does not
 * keep anybody from using a part.
 */
export async function loadPartsAhead(): Promise<void> {
  for (const load of parts) {
    await idleTime()
    // A part that fails to load now is loaded when it is needed.
    await load().catch(() => undefined)
  }
}
