import { removeSpentChallenges } from '#domains/spam/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'

/** Forgets once a day what protects from spam no longer. */
export function spamJobKinds(services: Services): readonly JobKind[] {
  return [{ name: 'remove-spent-challenges', cron: '17 3 * * *', run: () => removeSpentChallenges(contextOf(services)) }]
}
