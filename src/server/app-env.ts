import type { Session } from '#domains/accounts/index.ts'
import type { Staff } from '#kernel/staff.ts'

/**
 * What the outermost middleware knows of a request: who acts, the session that says so (also of people without a role, who are no
 * staff), the token that its writes carry, and the id under which failures are logged. `refusedBecause` is what the log says of a refusal.
 */
export type AppEnv = {
  Variables: { staff: Staff | null; session: Session | null; csrfToken: string | null; requestId: string; refusedBecause?: string }
}
