import { type Connection, type Finding, neededVariables, connectionSetup } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { gatewayWords as words } from './connections/gateway-connection-words.ts'
import { HOOK_PATIENCE_MS } from './connections/hook-patience.ts'
import { lastWebhookAt, webhookArrives } from './connections/webhook-news.server.ts'
import type { GatewayRoom, GatewayUnit } from './gateways/gateway-unit.ts'
import { type GatewayName, takesCurrency } from './gateways/registry.ts'
import { gatewayUnits } from './gateways/units.gen.server.ts'

type Needs = GatewayRoom & {
  site: { get: (ctx: Ctx) => Promise<{ settings: { finance: { currencyIso: string } } }> }
  /** How long a check waits for the webhook of a test payment. */
  patienceMs?: number
}

const CURRENCY_SETTING = 'price.currencyIso'

/** Every provider of payments. */
export function paymentsConnections(needs: Needs): readonly Connection[] {
  return gatewayUnits.map((unit) => connectionOf(unit, needs))
}

function connectionOf(unit: GatewayUnit, { env, clock, site, patienceMs = HOOK_PATIENCE_MS }: Needs): Connection {
  const name = unit.facts.name as GatewayName // units are those of the registry
  const hookUrl = `${env.PUBLIC_URL}/hooks/${name.toLowerCase()}`
  return {
    symbol: name.toLowerCase(),
    name: unit.facts.label,
    about: unit.about,
    setup: async (ctx) =>
      connectionSetup(neededVariables(Object.fromEntries(unit.variables.map((variable) => [variable, env[variable]]))), async () => {
        const { currencyIso } = (await site.get(ctx)).settings.finance
        const currency = /^[A-Z]{3}$/.test(currencyIso) ? currencyIso : null
        const hookArrives = (providerId: string) => webhookArrives(ctx, { gateway: name, providerId }, patienceMs)
        const findings = await unit.check({ env, clock, ctx, currency, hookUrl, hookArrives })
        return [...findings, currencyFinding(name, currency), await hookFinding(ctx, name, hookUrl)]
      }),
  }
}

function currencyFinding(name: GatewayName, currency: string | null): Finding {
  if (currency === null) return finding('warn', words.no_currency, { setting: CURRENCY_SETTING })
  return takesCurrency(name, currency) ? finding('good', words.currency_taken, { currency }) : finding('bad', words.currency_not_taken, { currency })
}

async function hookFinding(ctx: Ctx, name: GatewayName, url: string): Promise<Finding> {
  const at = await lastWebhookAt(ctx, name)
  return at === null ? finding('warn', words.never_hook, { url }) : { ...finding('info', words.last_hook), at: at.toISOString() }
}
