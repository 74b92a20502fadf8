/** The browser's local storage. Throws when there is none: on the server, or when the visitor blocked it (A-359, C-340). */
export function browserStorage(): Storage {
  const storage = findStorage()
  if (!storage) throw new Error('There is no localStorage')
  return storage
}

function findStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null // a browser that blocks all site data throws on reading the property
  }
}
