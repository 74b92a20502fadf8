import { type RefObject, useEffect, useState } from 'react'

/** The full screen for one element. Some phones have none for anything but films: `isOffered` says so. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isOffered: boolean; isOn: boolean; toggle: () => void } {
  const [isOffered, setIsOffered] = useState(false)
  const [isOn, setIsOn] = useState(false)

  // The browser decides whether there is a full screen, and visitors leave it by keys of the browser's own.
  useEffect(() => {
    setIsOffered(document.fullscreenEnabled)
    const readState = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', readState)
    return () => document.removeEventListener('fullscreenchange', readState)
  }, [element])

  return {
    isOffered,
    isOn,
    toggle: () => {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
      // Where the browser refuses, the page stays as it is, which the visitor sees.
      change?.catch(() => undefined)
    },
  }
}
