import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server and while the browser takes over. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether films may run by themselves: not where motion is unwelcome, nor where data is dear. */
export function useAllowsFilms(): boolean {
  const allowsMotion = useMatches('(prefers-reduced-motion: no-preference)')
  return allowsMotion && !savesData()
}

function savesData(): boolean {
  // Not in the DOM's types, because not in every browser.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
