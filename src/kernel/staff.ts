/**
 * All roles. `retailer` is for a retailer's own people, who see records of their own retailers and nothing else. `editor` has the pages and no
 * personal data, `sales` has leads and orders, `finance` has the money of orders. None of these three contains another; `admin` contains all.
 * Where claims name several, the last one of this list counts.
 */
export const roles = ['visitor', 'retailer', 'editor', 'sales', 'finance', 'admin'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'visitor'>

/**
 * Who acts: a signed-in person, a client with a token, or the process itself. `id` identifies them in the audit log (`user:7`,
 * `token:3`, `system:schedule`). `scopes`, where present, restrict the role's rights to these actions. `retailers` are ids:
 * those of which a person with the role `retailer` may see records, none where it is absent.
 */
export type Staff = { id: string; name: string; role: StaffRole; scopes?: readonly string[]; retailers?: readonly number[] }

/** The row of the person whom an id of staff names (`user:7`); null for a client with a token and for the process itself. */
export function personIdOf(staffId: string): number | null {
  const [, id] = /^user:(\d{1,9})$/.exec(staffId) ?? []
  return id === undefined ? null : Number(id)
}
