import { useEffect, useState } from 'react'
import type { Facts } from './draft-answers.ts'
import type { DraftSession } from './draft-session.ts'

/** What opening and leaving ask of a session, whatever its document is. */
type Session = Pick<DraftSession<unknown, unknown, Facts>, 'flush' | 'retry' | 'isAtRisk' | 'close'>

/** Resolves once the document that was left last has saved its work; the next one opens then. */
const leaving = { current: Promise.resolve() as Promise<unknown> }

/**
 * Opens a document when a screen shows it, and again when one of `which` changes. What is not saved when it is left is saved then; a tab that is closed asks first
 * if work would be lost.
 */
export function useOpened<Opened extends { kind: string }>(
  open: () => Promise<Opened>,
  sessionOf: (openedDraft: Opened) => Session | undefined,
  which: readonly unknown[],
): Opened | { kind: 'opening' } {
  const [state, setState] = useState<Opened | { kind: 'opening' }>({ kind: 'opening' })

  // The network, and the browser's prompt when a tab with unsaved work is closed.
  useEffect(
    () => {
      let isLeft = false
      let session: Session | undefined
      setState({ kind: 'opening' })
      void leaving.current.then(open).then((openedDraft) => {
        session = sessionOf(openedDraft)
        if (isLeft) session?.close()
        else setState(openedDraft)
      })
      const guard = (event: BeforeUnloadEvent) => {
        if (session?.isAtRisk()) event.preventDefault()
      }
      const online = () => session?.retry()
      addEventListener('beforeunload', guard)
      addEventListener('online', online)
      return () => {
        isLeft = true
        removeEventListener('beforeunload', guard)
        removeEventListener('online', online)
        if (session) leaving.current = session.flush().finally(() => session?.close())
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what it opens
    which,
  )
  return state
}
