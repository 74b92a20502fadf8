/** Where a browser keeps what must survive a reload. Throws when there is none: on the server, or shut off by the visitor (A-359, C-340). */
export function browserStorage(): Storage {
  const storage = findStorage()
  if (!storage) throw new Error('There is no localStorage')
  return storage
}

function findStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null // with all site data blocked the mere reading of the property throws
  }
}
