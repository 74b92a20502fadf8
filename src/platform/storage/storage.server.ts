/** File storage by key. A key has segments of letters, digits, dots, hyphens and underscores, separated by slashes. */
export type Storage = {
  /** Writes all or nothing; an existing key is replaced. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** The bytes, or null when there is no such key. */
  find: (key: string) => Promise<Uint8Array | null>
  remove: (key: string) => Promise<void>
  /** Every key, in no particular order. */
  list: () => AsyncIterable<string>
}

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

export function isStorageKey(key: string): boolean {
  return KEY.test(key) && key.length <= 300
}

/** Gives the key if it is well formed and throws otherwise, so that no key can leave its folder. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key.slice(0, 80)}`)
  return key
}
