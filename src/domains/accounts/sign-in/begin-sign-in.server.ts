import { lte } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { signInAttempt } from '../schema.server.ts'
import { digestOf } from '../secret.server.ts'
import { type IdentityProvider, newSignInSecrets } from './identity-provider.server.ts'
import { PROVED_PATH } from './return-path.ts'
import { safeTarget } from './safe-target.ts'
import { ATTEMPT_MS } from './session-limits.ts'

export type SignInRequest = {
  target: string | undefined
  /** The cookie that binds the attempt to this browser. */
  browser: string
  redirectUri: string
  prompt?: 'login' | undefined
  /** The person of the open session proves again who they are: the provider asks even whom it knows, and nobody else may come back. */
  isProof?: boolean
}

/** Begins a sign-in: stores the secrets that check the answer, and gives the provider's address. Throws ProviderUnavailable. */
export async function beginSignIn(
  { db, clock }: Ctx,
  provider: IdentityProvider,
  { target, browser, redirectUri, prompt, isProof = false }: SignInRequest,
): Promise<URL> {
  const secrets = newSignInSecrets()
  const url = await provider.authorizationUrl({ ...secrets, redirectUri, prompt: isProof ? 'login' : prompt, maxAgeS: isProof ? 0 : undefined })
  const now = clock.now()
  await db.delete(signInAttempt).where(lte(signInAttempt.expiresAt, now))
  await db.insert(signInAttempt).values({
    ...secrets,
    browserDigest: digestOf(browser),
    target: isProof ? PROVED_PATH : safeTarget(target),
    expiresAt: new Date(now.getTime() + ATTEMPT_MS),
  })
  return url
}
