import { createHmac, randomInt } from 'node:crypto'
import { createChallenge as createWork, type Challenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { readJson } from '#kernel/json/json.ts'

/** A work factor that takes a phone about a second, and the server one derivation to make and none to check. */
const COST = 2000
const FEWEST_STEPS = 100
const MOST_STEPS = 300
/** A form that waits for the network is sent hours later. */
export const CHALLENGE_HOURS = 24

const Payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        data: z.object({ issuedAt: z.number() }),
      })
      .strict(),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(MOST_STEPS), derivedKey: z.string().max(200) }),
})
const LONGEST_PAYLOAD = 4000

/** A proof of work for one submission, in the format of the ALTCHA library, version 2. */
export async function createChallenge(secretKey: string, now: Date): Promise<Challenge> {
  return createWork({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST_STEPS, MOST_STEPS),
    deriveKey,
    data: { issuedAt: now.getTime() },
    ...secretsOf(secretKey),
  })
}

/** A right solution with the time of its challenge in ms; null for a wrong one, or one to a challenge of another site. */
export async function readSolution(secretKey: string, payload: string): Promise<{ signature: string; issuedAt: number } | null> {
  if (payload.length > LONGEST_PAYLOAD) return null
  const json = readJson(Buffer.from(payload, 'base64').toString())
  const parsedPayload = Payload.safeParse(json.ok ? json.value : null)
  if (!parsedPayload.success) return null
  const { challenge, solution } = parsedPayload.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secretKey) })
  return verified ? { signature: challenge.signature, issuedAt: challenge.parameters.data.issuedAt } : null
}

function secretsOf(secretKey: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const secretFor = (use: string) => createHmac('sha256', secretKey).update(`spam challenge: ${use}`).digest('hex')
  return { hmacSignatureSecret: secretFor('parameters'), hmacKeySignatureSecret: secretFor('key') }
}
