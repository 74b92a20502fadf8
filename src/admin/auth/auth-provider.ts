import type { AuthProvider } from 'react-admin'
import { type Action, may, staffFetch } from '#domains/accounts/index.ts'
import type { Subject } from '../app/subject.ts'
import type { Send } from '../data-provider/rest-source.ts'
import type { SignedIn } from './staff.ts'

const LOGOUT = '/ar/auth/logout'
const reading: ReadonlySet<string> = new Set(['list', 'show', 'read', 'export'])

/** The action of the permission table that stands behind an action of the frame. */
export function actionOf(subject: Pick<Subject, 'read' | 'write'>, action: string): Action {
  return reading.has(action) ? subject.read : subject.write
}

type Parts = { signedIn: SignedIn; subjects: readonly Subject[]; send?: Send; leaveFor?: (address: string) => void }

/**
 * Who is here and what they may see (A-269, C-198). The server decides over every call; this only keeps people from screens that
 * would refuse them. A session that ended meanwhile is noticed by `staffFetch`, which leads to the sign-in.
 */
export function createAuthProvider({ signedIn, subjects, send = staffFetch, leaveFor = (address) => location.assign(address) }: Parts): AuthProvider {
  const byName = new Map(subjects.map((subject) => [subject.name, subject]))
  const staff = { id: 'user', name: signedIn.name, role: signedIn.role }
  return {
    login: async () => leaveFor('/ar/auth/login'),
    logout: async () => {
      const answer = await send(LOGOUT, { method: 'POST' })
      const target = answer.ok ? (answer.data as { location?: unknown } | undefined)?.location : undefined
      leaveFor(typeof target === 'string' ? target : '/ar')
      // No address of the frame: the document is being left.
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
