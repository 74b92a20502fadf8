/**
 * What is loaded by a key, always as the same promise, because `use` would suspend forever with a new one each time. Once it is there, `use` reads it without
 * suspending.
 */
export function loadedOnce<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>()
  return (key) => {
    const running = loading.get(key)
    if (running) return running
    const promise = load(key)
    loading.set(key, promise)
    // `use` reads these two.
    void promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    )
    return promise
  }
}
