import type { Role } from '#kernel/staff.ts'

/** A signed-in person in one browser. `digest` names the session; `role` may be visitor: known, but without a right to anything. */
export type Session = { digest: string; userId: number; name: string; role: Role; csrfToken: string; idToken: string }
