import { loadModule } from '#ui/load-module.ts'
import { loadMissingStyles } from './missing-styles.ts'

const WAIT_MS = { first: 1000, most: 30_000 }

/**
 * Loads a module and its styles on demand; `load` is its `import` and nothing more, see `loadModule`, or imports nothing. While the network or the server is down, loading is repeated after growing
 * pauses until it works.
 */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const module = await loadModule(load)
      await loadMissingStyles()
      return module
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
