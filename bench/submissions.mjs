// Submissions of a form as browsers send them, with challenges that were solved beforehand, a tenth of a second for each.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createChallenge } from '../src/domains/spam/challenge.server.ts'

/** Signs the challenges: the site has to be started with it. */
export const SECRET_KEY = 'a-secret-for-the-bench-only-0123456789'
/** Nobody fills in a form sooner. */
const FILLING_MS = 5000

/** Solutions as browsers send them, to challenges of the site that is about to start. */
export async function solvedChallenges(count) {
  const solutions = []
  for (let made = 0; made < count; made += 1) {
    const challenge = await createChallenge(SECRET_KEY, new Date(Date.now() - FILLING_MS))
    const solution = await solveChallenge({ challenge, deriveKey })
    solutions.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'))
  }
  return solutions
}

export function formOf() {
  const field = (name, type) => ({ id: name, name, type, label: { ar: name } })
  const settings = {
    notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '{name}' } }],
    confirmations: { enabled: true, email_field: 'email', subject: { ar: 'وصلنا طلبك' }, template: { ar: 'مرحبًا {name}' } },
  }
  return { name: 'bench', fields: [field('name', 'text'), field('email', 'email'), field('message', 'textarea')], settings }
}

export function valuesOf(number) {
  return { name: `سارة ${number}`, email: `visitor${number}@example.com`, message: 'رسالة طويلة '.repeat(20) }
}
