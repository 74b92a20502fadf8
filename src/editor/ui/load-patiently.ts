import { loadModule } from '#ui/load-module.ts'
import { loadMissingStyles } from './missing-styles.ts'

const WAIT_MS = { first: 1000, most: 30_000 }

/** Loads code and its styles on demand. While the network or the server is down, loading is repeated after growing pauses until it works. */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
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
