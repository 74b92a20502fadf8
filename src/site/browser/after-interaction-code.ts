import { loadModule } from '#ui/load-module.ts'

type Visit = { signal: AbortSignal; isLoading: boolean; onEntered: () => void }

/** The code that is loaded at the visitor's first interaction: `after-interaction.ts`, which itself gets its parts here. */
type AfterInteraction = {
  startAfterInteraction: () => void
  scan: (scope: ParentNode) => void
  unmount: (scope: Element) => void
  hydrate: (island: HTMLElement) => Promise<void>
  hydrateAgain: (island: HTMLElement) => Promise<void>
  visit: (url: URL, visit: Visit) => Promise<void>
}

let load: () => Promise<AfterInteraction> = () => Promise.reject(new Error('no loader'))
let code: AfterInteraction | undefined
let coming: Promise<AfterInteraction> | undefined

/** Sets the loader of the code. */
export function loadAfterInteractionFrom(from: () => Promise<AfterInteraction>): void {
  load = from
}

/** Fetches what comes with the first interaction of a visitor, and starts it once. A further call after a failure asks again. */
export function fetchAfterInteraction(): Promise<AfterInteraction> {
  coming ??= loadModule(load).then(
    (come) => {
      code = come
      come.startAfterInteraction()
      return come
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** The same if it is there. */
export function afterInteractionCode(): AfterInteraction | undefined {
  return code
}
