import { useEffect, useState } from 'react'
import { signOut } from '#domains/accounts/index.ts'
import { $page } from '../navigation/page-state.ts'
import { type EditingSession, findEditingSession } from './editing-session.ts'
import { toolbarWords as words } from './toolbar-words.ts'

/** The editors' toolbar over the current page (A-268, C-053). It appears once the service confirms the session, and checks again on every page. */
export function Toolbar() {
  const session = useEditingSession()
  const [isFolded, setFolded] = useState(false)
  if (!session) return null
  if (isFolded) {
    return (
      <div className="folded">
        <button type="button" onClick={() => setFolded(false)}>
          {words.show}
        </button>
      </div>
    )
  }
  return (
    <nav aria-label={words.label}>
      {session.page_id === null ? (
        <span className="person">{words.missing}</span>
      ) : (
        <a className="main" href={`/ar/cms?page=${session.page_id}`}>
          {words.edit}
        </a>
      )}
      <a href="/ar/cms">{words.pages}</a>
      <a href="/ar/admin">{words.admin}</a>
      <span className="person">{session.name}</span>
      <button type="button" onClick={() => void signOut()}>
        {words.signOut}
      </button>
      <button type="button" onClick={() => setFolded(true)}>
        {words.hide}
      </button>
    </nav>
  )
}

function useEditingSession(): EditingSession | null {
  const [session, setSession] = useState<EditingSession | null>(null)
  useEffect(() => {
    // The navigator changes the page: each page needs its own answer, and a late answer for the previous page is ignored.
    let asking = new AbortController()
    const stop = $page.subscribe(({ current }) => {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      if (!current) return
      void findEditingSession(current.path, signal).then((foundSession) => {
        if (!signal.aborted) setSession(foundSession)
      })
    })
    return () => {
      asking.abort()
      stop()
    }
  }, [])
  return session
}
