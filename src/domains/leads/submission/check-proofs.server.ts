import { type FormField, shownFields, type ValueFlaw } from '#domains/forms/index.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import type { Suspicion } from '#domains/spam/index.ts'
import { checkEmail, type MessageRules, readProof, type TwilioAccount } from '#domains/verification/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Submission } from './submission.ts'

/** The services that verify fields; null where the operator has none, and then nothing is verified. */
export type LeadVerifier = { secretKey: string; account: TwilioAccount | null; emailCheck: { url: string; key: string } | null; messages: MessageRules }

export type ProofCheck = {
  flaws: Record<string, ValueFlaw>
  /** Why the lead is held back for staff. */
  reasons: Suspicion[]
  /** Fields whose value is verified. */
  verified: readonly FormField[]
}

type Facts = { fields: readonly FormField[]; countries: readonly string[]; verifier: LeadVerifier }

/**
 * Looks for the proofs of fields that are to be verified. A phone number needs one: without it the visitor is asked for the code, and who got no
 * code is held back for staff, as is a proof that has expired while the form waited for a connection. An address without a proof is checked
 * here (C-151, C-152); a service that does not answer never counts against it (C-156).
 */
export async function checkProofs(
  ctx: Ctx,
  { values, proofs = {}, isUnverified = false }: Submission,
  { fields, countries, verifier }: Facts,
): Promise<ProofCheck> {
  const { secretKey, account, emailCheck } = verifier
  const shownNames = shownFields(fields, values)
  const now = ctx.clock.now()
  const check: ProofCheck & { verified: FormField[] } = { flaws: {}, reasons: [], verified: [] }
  for (const field of fields) {
    const text = [values[field.name] ?? []].flat()[0]?.trim() ?? ''
    if (!field.verify || !shownNames.has(field.id) || text === '') continue
    const token = proofs[field.name] ?? ''
    if (field.type === 'phone' && account) {
      const proof = readProof(secretKey, { kind: 'phone', value: phoneNumber(text, ...countries) ?? '' }, token, now)
      if (proof === 'good') check.verified.push(field)
      else if (proof === 'expired') check.reasons.push('expired_proof')
      else if (isUnverified) check.reasons.push('unverified_phone')
      else check.flaws[field.name] = { code: 'unverified' }
    }
    if (field.type === 'email' && emailCheck) {
      const email = text.toLowerCase()
      const isProved = readProof(secretKey, { kind: 'email', value: email }, token, now) === 'good'
      if (isProved || (await checkEmail(ctx, email, emailCheck)).valid) check.verified.push(field)
      else check.flaws[field.name] = { code: 'not_reachable' }
    }
  }
  return check
}
