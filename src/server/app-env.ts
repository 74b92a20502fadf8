import type { Session } from '#domains/accounts/index.ts'
import type { Staff } from '#kernel/staff.ts'

/**
 * What the outermost middleware sets for a request: who acts, their session (also for people without a role, who are not staff), the
 * CSRF token, and the request id for the log. `refusedBecause` is the reason that the log gives for a refusal.
 */
export type AppEnv = {
  Variables: { staff: Staff | null; session: Session | null; csrfToken: string | null; requestId: string; refusedBecause?: string }
}
