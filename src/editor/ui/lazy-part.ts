import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadModule } from '#ui/load-module.ts'
import { idleTime } from './idle-time.ts'

const WAIT_MS = { first: 1000, most: 30_000 }
const parts: (() => Promise<unknown>)[] = []

/**
 * A part of the editor whose code comes when it is first shown. Code that cannot be had, because the network is away, is asked for
 * again until it comes: the part stays empty so long, and nothing else of the screen is touched.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props of a component are its own business, as in React's own type of lazy
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): LazyExoticComponent<Part> {
  parts.push(load)
  return lazy(async () => ({ default: await loaded(load) }))
}

/**
 * Fetches every part ahead of its use, so that a line that breaks while somebody writes takes no room away: one after the other,
 * whenever the browser has nothing else to do.
 */
export async function loadPartsAhead(): Promise<void> {
  for (const load of parts) {
    await idleTime()
    // One that does not come now is asked for again when it is needed.
    await load().catch(() => undefined)
  }
}

async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadModule(load)
    } catch (error) {
      console.warn(error)
      await nextChance(Math.min(WAIT_MS.first * 2 ** attempt, WAIT_MS.most))
    }
  }
}

/** Ends when the browser is online again, or after a while. */
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
