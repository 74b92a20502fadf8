import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

type Unsaved = {
  /** Lost when the screen is left. */
  onLeave: boolean
  /** Lost even when only the screen's own address changes: its page, its search, its chosen record. */
  onAnyMove: boolean
}

/** Asks before unsaved changes are left behind. One for a screen: a router knows a single blocker. */
export function useUnsavedGuard({ onLeave, onAnyMove }: Unsaved): void {
  const translate = useTranslate()
  const isDirty = onLeave || onAnyMove
  const blocker = useBlocker(({ currentLocation, nextLocation }) => onAnyMove || (onLeave && currentLocation.pathname !== nextLocation.pathname))

  // The browser's own question, which cannot be asked while drawing.
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
