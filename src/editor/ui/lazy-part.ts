import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadModule } from '#ui/load-module.ts'
import { idleTime } from './idle-time.ts'
import { loadMissingStyles } from './missing-styles.ts'

const WAIT_MS = { first: 1000, most: 30_000 }
const parts: (() => Promise<unknown>)[] = []

/**
 * A part of the editor whose code and styles are loaded when it is first shown. While the network is away, loading is repeated until it
 * works. Until then the part shows its fallback, and the rest of the screen stays as it is.
 */
// biome-ignore lint/suspicious/noExplicitAny: a component may have any props, as in the type of React's own `lazy`
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): LazyExoticComponent<Part> {
  parts.push(load)
  return lazy(async () => ({ default: await loaded(load) }))
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

async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const part = await loadModule(load)
      await loadMissingStyles()
      return part
    } catch (error) {
      console.warn(error)
      await nextChance(Math.min(WAIT_MS.first * 2 ** attempt, WAIT_MS.most))
    }
  }
}

/** Resolves when the browser is online again, or after `wait` ms. */
function nextChance(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, wait)
    addEventListener('online', go)
  })
}
