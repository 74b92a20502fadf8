import { staffFetch } from '#domains/accounts/index.ts'

/** The editing service's answer for this person and page (C-197). */
export type EditingSession = { can_edit: boolean; page_id: number | null; role: 'editor' | 'admin'; name: string; csrf_token: string }

/** Asks whether this person may edit the page; null when not, or when the service gives no answer (C-196). */
export async function findEditingSession(path: string, signal: AbortSignal): Promise<EditingSession | null> {
  const answer = await staffFetch<EditingSession>(`/api/editing/session?path=${encodeURIComponent(path)}`, { signal, onSignedOut: () => undefined })
  if (!answer.ok || !answer.data.can_edit) return null
  staffFetch.keepToken(answer.data.csrf_token)
  return answer.data
}
