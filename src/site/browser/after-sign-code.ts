import { loadModule } from '#ui/load-module.ts'

type Visit = { signal: AbortSignal; isLoading: boolean; entered: () => void }

/** What comes with the first sign of a visitor: `after-sign.ts`, which itself asks here for its parts. */
type AfterSign = {
  startAfterSign: () => void
  scan: (scope: ParentNode) => void
  unmount: (scope: Element) => void
  hydrate: (island: HTMLElement) => Promise<void>
  hydrateAgain: (island: HTMLElement) => Promise<void>
  visit: (url: URL, visit: Visit) => Promise<void>
}

let load: () => Promise<AfterSign> = () => Promise.reject(new Error('nobody said where the code after the first sign comes from'))
let code: AfterSign | undefined
let coming: Promise<AfterSign> | undefined

/** Says where the code comes from. */
export function bringAfterSign(from: () => Promise<AfterSign>): void {
  load = from
}

/** Fetches what comes with the first sign of a visitor, and starts it once. A further call after a failure asks again. */
export function fetchAfterSign(): Promise<AfterSign> {
  coming ??= loadModule(load).then(
    (come) => {
      code = come
      come.startAfterSign()
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
export function afterSignCode(): AfterSign | undefined {
  return code
}
