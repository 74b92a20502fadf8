import type { AuthProvider } from 'react-admin'
import { type Action, may, staffFetch } from '#domains/accounts/index.ts'
import type { Subject } from '../app/subject.ts'
import type { Send } from '../data-provider/rest-source.ts'
import type { SignedIn } from './staff.ts'

const LOGOUT = '/ar/auth/logout'
const reading: ReadonlySet<string> = new Set(['list', 'show', 'read', 'export'])

/** The permission that an action of react-admin requires. */
export function actionOf(subject: Pick<Subject, 'read' | 'write'>, action: string): Action {
  return reading.has(action) ? subject.read : subject.write
}

type Parts = { signedIn: SignedIn; subjects: readonly Subject[]; send?: Send; leaveFor?: (address: string) => void }

/**
 * The signed-in person and their permissions (A-269, C-198). The server checks every call; this only hides screens that would be refused. When the session
 * has ended, `staffFetch` redirects to the sign-in.
 */
export function createAuthProvider({ signedIn, subjects, send = staffFetch, leaveFor = (address) => location.assign(address) }: Parts): AuthProvider {
  const byName = new Map(subjects.map((subject) => [subject.name, subject]))
  const staff = { id: 'user', name: signedIn.name, role: signedIn.role }
  return {
    login: async () => leaveFor('/ar/auth/login'),
    // React-admin also asks for it when a session is over, without a word of where.
    logout: async (params?: { from?: unknown }) => {
      const answer = await send(params?.from === 'everywhere' ? `${LOGOUT}?from=everywhere` : LOGOUT, { method: 'POST' })
      const target = answer.ok ? (answer.data as { location?: unknown } | undefined)?.location : undefined
      leaveFor(typeof target === 'string' ? target : '/ar')
      // Returns no path of the admin, since the browser is leaving the document.
      return false
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: staff.id, fullName: signedIn.name }),
    getPermissions: async () => signedIn.role,
    canAccess: async ({ resource, action }) => {
      const subject = byName.get(resource)
      return subject !== undefined && may(staff, actionOf(subject, action))
    },
  }
}
