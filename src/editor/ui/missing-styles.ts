/** Addresses of stylesheets that failed to load, each with the request that is under way. */
const missing = new Map<string, Promise<void> | null>()

/** Notes which stylesheets of the document fail to load. Called once, before any part is loaded. */
export function watchMissingStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      missing.set(target.href, null)
      target.remove()
    },
    { capture: true },
  )
}

/**
 * Requests the stylesheets again that failed to load: Vite requests each of them only once. Rejects when one of them fails again.
 */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all(
    [...missing].map(([href, loading]) => {
      const request = loading ?? loadStyles(href)
      missing.set(href, request)
      return request
    }),
  )
}

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => {
      missing.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new TypeError(`Failed to load ${href}`)))
    document.head.append(link)
  })
}
