import { createHash } from 'node:crypto'
import { z } from 'zod'
import { phoneNumber } from '#domains/forms/index.server.ts'
import type { KnownPerson } from '#platform/person-data/person-data.ts'

/** A person by what they are known by; at least one of both. */
const KnownContacts = z.object({ email: z.string().trim().toLowerCase().max(254).default(''), phone: z.string().trim().max(40).default('') })
const isSomebody = ({ email, phone }: { email: string; phone: string }) => email !== '' || phone !== ''
const needed = { path: ['email'], error: 'required' }
export const PersonQuery = KnownContacts.refine(isSomebody, needed)
export type PersonQuery = z.output<typeof PersonQuery>

/** A person whose confirmation is asked for. */
export const PersonAsking = KnownContacts.extend({ kind: z.enum(['export', 'erase']) }).refine(isSomebody, needed)
export type PersonAsking = z.output<typeof PersonAsking>

/** Which records of the finding are handed out or erased; `reason` is why it is done without the person's confirmation. */
export const PersonChoice = KnownContacts.extend({
  records: z.array(z.string().max(400)).min(1).max(10_000),
  reason: z.union([z.literal(''), z.string().trim().min(5).max(500)]).default(''),
}).refine(isSomebody, needed)
export type PersonChoice = z.output<typeof PersonChoice>

/** How numbers are read, and the key that digests of phone verification and links are made with. */
export type PersonRules = { country: string; secretKey: string }

/** What was typed, as records have it. */
export function knownAs({ email, phone }: PersonQuery, { country, secretKey }: PersonRules): KnownPerson {
  const number = phoneNumber(phone, country) ?? ''
  const phones = [...new Set([phone, number])].filter((one) => one !== '')
  return { emails: email === '' ? [] : [email], phones, number, secretKey }
}

export function digestOf({ email, phone }: PersonQuery, { country }: PersonRules): string {
  return createHash('sha256')
    .update(JSON.stringify([email, phoneNumber(phone, country) ?? phone]))
    .digest('hex')
}
