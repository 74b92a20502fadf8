const KEY = 'maarad_reloaded_at'
const PAUSE_MS = 60_000

/** Reloads the page after a failed chunk or navigation, at most once a minute, over reloads too. True when it does. */
export function reloadOnce(now: number = Date.now()): boolean {
  // Without a network a reload would take away the page that is still there.
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without session storage nothing would stop a loop.
    return false
  }
  location.reload()
  return true
}
