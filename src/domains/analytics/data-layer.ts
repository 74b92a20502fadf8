/** What pages and tag managers pass each other: events as objects, and lists of arguments that Google's tags write. */
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
