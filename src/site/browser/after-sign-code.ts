import { loadModule } from '#ui/load-module.ts'

type AfterSign = typeof import('./after-sign.ts')

let code: AfterSign | undefined
let coming: Promise<AfterSign> | undefined

/** Fetches what comes with the first sign of a visitor, and starts it once. A further call after a failure asks again. */
export function fetchAfterSign(): Promise<AfterSign> {
  coming ??= loadModule(() => import('./after-sign.ts')).then(
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
