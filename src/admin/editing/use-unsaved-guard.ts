import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

type Unsaved = {
  /** Lost when the screen is left. */
  onLeave: boolean
  /** Changes that are lost when even the query of this screen's address changes: its page, search or chosen record. */
  onAnyMove: boolean
}

/** Asks before unsaved changes are lost. Use it once per screen: the router supports a single blocker. */
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

  // Closing the tab, or leaving for a page that is not the admin's.
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
