import { signOut } from '#domains/accounts/index.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'

/** Stores what was written and ends the session. What cannot be stored now stays in this browser. */
export function useSignOut(): () => void {
  const { session } = usePageEditor()
  return () => void session.flush().finally(signOut)
}
