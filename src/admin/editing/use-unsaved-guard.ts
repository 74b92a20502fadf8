import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

type Unsaved = {
  /** Unsaved changes that leaving the screen loses. */
  onLeave: boolean
  /** Unsaved changes that any navigation loses, even a change of page, search or chosen record on this screen. */
  onAnyMove: boolean
}

/** Warns before unsaved changes are lost. Use it once per screen, since the router supports a single blocker. */
export function useUnsavedGuard({ onLeave, onAnyMove }: Unsaved): void {
  const translate = useTranslate()
  const isDirty = onLeave || onAnyMove
  const blocker = useBlocker(({ currentLocation, nextLocation }) => onAnyMove || (onLeave && currentLocation.pathname !== nextLocation.pathname))

  // Asks with the browser's own dialog, which must not be opened while React renders.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])

  // The tab is closed, or another document is opened.
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
