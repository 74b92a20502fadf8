import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isSameSecret } from './secret.server.ts'
import type { Session } from './session.ts'
import { findSession, staffOf } from './sign-in/sessions.server.ts'
import { findTokenStaff, TOKEN_PREFIX } from './tokens/api-tokens.server.ts'
import { PROGRAMS_NAME } from './staff-name.ts'

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/

export type Credentials = {
  /** The Authorization header. */
  authorization: string | undefined
  /** The session cookie. */
  cookie: string | undefined
}

/** The caller and, if any, their session. */
export type Client = { staff: Staff | null; session: Session | null }

const nobody: Client = { staff: null, session: null }

/**
 * Identifies who sends a request. An API token takes precedence over the cookie. Any other bearer is ignored: the staff screens send
 * their session's token, which is worthless without the cookie (A-270, C-203). Without token and cookie it makes no query.
 */
export async function identifyClient(
  ctx: Ctx,
  { authorization, cookie }: Credentials,
  { apiToken, sessionHours }: { apiToken: string | undefined; sessionHours: number },
): Promise<Client> {
  const bearer = authorization?.match(BEARER)?.[1]
  if (bearer && apiToken && isSameSecret(bearer, apiToken)) return { staff: { id: 'token:env', name: PROGRAMS_NAME, role: 'admin' }, session: null }
  if (bearer?.startsWith(TOKEN_PREFIX)) return { staff: await findTokenStaff(ctx, bearer), session: null }
  if (!cookie) return nobody
  const session = await findSession(ctx, cookie, sessionHours)
  return session ? { staff: staffOf(session), session } : nobody
}
