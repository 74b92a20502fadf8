import { byName } from '#kernel/by-name.ts'
import { ANOTHER_CODE, type CodeNotice, codeName, proofName, type FormField, type FormValues } from '#domains/forms/index.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import type { LeadIntake } from '#domains/leads/index.server.ts'
import { checkVerification, createVerification, type PhoneVerifier } from '#domains/verification/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** What codes of phone numbers are sent and checked with, for a form without a script. `fields` are those that are to be verified. */
export type Codes = {
  ctx: Ctx
  intake: LeadIntake
  formId: number
  solution: string
  address: string | null
  values: FormValues
  fields: readonly FormField[]
  /** Whose phone numbers are typed without a code, best first. */
  countries: readonly string[]
}

/** Checks the codes of a plain post, and sends those that it asks for anew: proofs of the right ones, and what to say of the others. */
export async function giveCodes(codes: Codes, body: FormData): Promise<{ proofs: Record<string, string>; codeNotices: Record<string, CodeNotice> }> {
  const proofs: Record<string, string> = byName()
  const codeNotices: Record<string, CodeNotice> = byName()
  for (const field of codes.fields) {
    const { name } = field
    if (body.getAll(ANOTHER_CODE).includes(name)) {
      const outcome = await sendCodes(codes, [field])
      Object.assign(codeNotices, outcome.codeNotices)
      Object.assign(proofs, outcome.proofs)
      continue
    }
    const code = String(body.get(codeName(name)) ?? '').trim()
    if (code === '') continue
    const answer = await checkVerification(codes.ctx, verifierOf(codes), {
      phoneNumber: numberOf(codes, name),
      code,
      token: String(body.get(proofName(name)) ?? ''),
    })
    if (answer.ok && answer.value.isApproved) proofs[name] = answer.value.proof
    else if (answer.ok || answer.code === 'invalid') codeNotices[name] = 'wrong'
    else if (answer.code === 'gone' || answer.code === 'too_many') codeNotices[name] = answer.code
  }
  return { proofs, codeNotices }
}

/**
 * Has a code sent to each of these; `isUnreachable` when none can be sent now. Until the code is right, the field's proof is the token that guesses are made
 * with.
 */
export async function sendCodes(
  codes: Codes,
  fields: readonly FormField[],
): Promise<{ codeNotices: Record<string, CodeNotice>; proofs: Record<string, string>; isUnreachable: boolean }> {
  const proofs: Record<string, string> = byName()
  const codeNotices: Record<string, CodeNotice> = byName()
  let isUnreachable = false
  for (const { name } of fields) {
    const outcome = await createVerification(codes.ctx, verifierOf(codes), { ...codes, phoneNumber: numberOf(codes, name) })
    if (outcome.ok) {
      codeNotices[name] = 'sent'
      proofs[name] = outcome.value.verification
    } else if (outcome.code === 'too_many') codeNotices[name] = 'too_many'
    else if (outcome.code === 'invalid') codeNotices[name] = 'refused'
    else isUnreachable = true
  }
  return { codeNotices, proofs, isUnreachable }
}

function verifierOf({ intake: { verifier }, address }: Codes): PhoneVerifier {
  return { account: verifier.account, secretKey: verifier.secretKey, address: address ?? 'inside', rules: verifier.messages }
}

function numberOf({ values, countries }: Codes, name: string): string {
  return phoneNumber([values[name] ?? ''].flat()[0] ?? '', ...countries) ?? ''
}
