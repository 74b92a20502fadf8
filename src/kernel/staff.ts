/** Roles in ascending order; each role has the rights of those before it. */
export const roles = ['visitor', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'visitor'>

/**
 * Who acts: a signed-in person, a client with a token, or the process itself. `id` identifies them in the audit log (`user:7`,
 * `token:3`, `system:schedule`). `scopes`, where present, restrict the role's rights to these actions.
 */
export type Staff = { id: string; name: string; role: StaffRole; scopes?: readonly string[] }
