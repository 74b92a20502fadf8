import { paymentsConnections } from '#domains/payments/connections.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { readEnv } from '#platform/env/env.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'

/** Where gateways of the site under test send their webhooks. */
export const HOOKS = 'https://site.test/hooks'
export const NOW = new Date('2026-05-15T08:00:00Z')
/** No webhook is waited for: one that a played provider sends has arrived before its answer. */
const PATIENCE_MS = 0

/** The check of a gateway on a site whose variables are these: `check` gives its lines, with other variables or another currency of the site. */
export async function gatewayCheck(symbol: string, variables: NodeJS.ProcessEnv) {
  const { db } = await testDatabase()
  const clock = { now: () => NOW }
  const ctx: Ctx = { db, clock, log: recordingLog(), staff: null, network: 'private' }
  const environment = { SIGN_IN: 'off', PUBLIC_URL: 'https://site.test', SERVICE_NETWORK: 'private', ...variables }
  const check = (more: NodeJS.ProcessEnv = {}, currencyIso = 'AED') => {
    const site = { get: async () => ({ settings: { finance: { currencyIso } } }) }
    return checkLines(paymentsConnections({ env: readEnv({ ...environment, ...more }), clock, site, patienceMs: PATIENCE_MS }), symbol, ctx)
  }
  return { db, ctx, clock, env: readEnv(environment), check }
}
