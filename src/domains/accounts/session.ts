import type { Role } from '#kernel/staff.ts'

/** A signed-in person in one browser. `digest` identifies the session; the role `visitor` is a known person without rights. */
export type Session = {
  digest: string
  userId: number
  name: string
  role: Role
  retailers: readonly number[]
  csrfToken: string
  idToken: string
  /** When the person last proved to the provider who they are. */
  provedAt: Date
}
