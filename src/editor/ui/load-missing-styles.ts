const loading = new Map<string, Promise<void>>()

/**
 * Loads again the stylesheets of the document that could not be loaded. Vite adds the stylesheets of a part to the document only once,
 * even when the network was away at that time. Rejects while one of them still cannot be loaded.
 */
export async function loadMissingStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null)
  await Promise.all(
    missing.map((link) => {
      const known = loading.get(link.href)
      if (known) return known
      const promise = loadAgain(link).finally(() => loading.delete(link.href))
      loading.set(link.href, promise)
      return promise
    }),
  )
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => {
      link.remove()
      resolve()
    })
    again.addEventListener('error', () => {
      again.remove()
      reject(new TypeError(`Failed to load ${link.href}`))
    })
    link.after(again)
  })
}
