/** File storage by key. A key has segments of letters, digits, dots, hyphens and underscores, separated by slashes. */
export type Storage = {
  /** Writes all or nothing; an existing key is replaced. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** The bytes, or null when there is no such key. */
  find: (key: string) => Promise<Uint8Array | null>
  remove: (key: string) => Promise<void>
  /** Every key, in no particular order. */
  list: () => AsyncIterable<string>
  /** How browsers get files past this process, where that is switched on. */
  direct?: DirectStorage
}

/** A file as a browser is to take it: shown or saved, under a name and with a type that the address fixes. */
export type DirectFile = { key: string; name: string; type: string; isShown: boolean }

export type DirectStorage = {
  /** Whether there is such a key. Throws when nobody answers. */
  has: (key: string) => Promise<boolean>
  /** An address for anybody and for ever: the public one where there is one, else one that is signed for some minutes (`isSigned`). */
  addressOf: (key: string) => Promise<{ url: string; isSigned: boolean }>
  /** An address that is signed for a minute, for one person. */
  privateAddressOf: (file: DirectFile) => Promise<string>
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
