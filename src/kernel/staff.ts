/** Roles in ascending order. `retailer` is for a retailer's own people, who see records of their own retailers and nothing else. */
export const roles = ['visitor', 'retailer', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'visitor'>

/**
 * Who acts: a signed-in person, a client with a token, or the process itself. `id` identifies them in the audit log (`user:7`,
 * `token:3`, `system:schedule`). `scopes`, where present, restrict the role's rights to these actions. `retailers` are ids:
 * those of which a person with the role `retailer` may see records, none where it is absent.
 */
export type Staff = { id: string; name: string; role: StaffRole; scopes?: readonly string[]; retailers?: readonly number[] }
