/** An entry of the data layer: an event as an object, or the arguments of a call of Google's tags. */
type DataLayer = unknown[]

declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}

/** The page's data layer, created on first use. */
export function dataLayer(): DataLayer {
  window.dataLayer ??= []
  return window.dataLayer
}
