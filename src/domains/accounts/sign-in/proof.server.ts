import { minutes, seconds } from '#kernel/durations.ts'

/** How old the proof of who somebody is may be for a dangerous action (OWASP ASVS 5.0, 7.5.1). */
export const PROOF_MS = minutes(15)
/** The provider's clock may differ from ours by this. */
const CLOCK_DIFFERENCE_MS = seconds(60)

/**
 * When the person of a session last proved who they are: `auth_time` of its ID token, which was checked at the sign-in, else the sign-in. Never later than
 * the sign-in, so that a provider's clock cannot lengthen it.
 */
export function provedAt(idToken: string, signedInAt: Date): Date {
  const authTime = authTimeOf(claimsOf(idToken))
  return authTime !== null && authTime < signedInAt ? authTime : signedInAt
}

/** Whether the provider asked the person anew after `askedAt`; one that names no time is believed. */
export function isAskedAnew(claims: Record<string, unknown>, askedAt: Date): boolean {
  const authTime = authTimeOf(claims)
  return authTime === null || authTime.getTime() >= askedAt.getTime() - CLOCK_DIFFERENCE_MS
}

function authTimeOf({ auth_time: authTime }: Record<string, unknown>): Date | null {
  return typeof authTime === 'number' ? new Date(seconds(authTime)) : null
}

function claimsOf(idToken: string): Record<string, unknown> {
  const payload = idToken.split('.')[1]
  return payload ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>) : {}
}
