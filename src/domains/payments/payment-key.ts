const KEY = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** Whether a text has the form of our keys: other sites may use the same account at a provider. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}
