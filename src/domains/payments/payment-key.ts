const KEY = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** Whether a text may be a key of ours: accounts at providers may be used by others as well. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}
