/** Roles from least to most; a role may do all that those before it may. */
export const roles = ['visitor', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'visitor'>

/**
 * Who acts: a signed-in person, a client with a token, or the process itself. `id` names them in the audit log (`user:7`,
 * `token:3`, `system:schedule`). `scopes`, where present, are the only actions that the role's rights extend to.
 */
export type Staff = { id: string; name: string; role: StaffRole; scopes?: readonly string[] }
