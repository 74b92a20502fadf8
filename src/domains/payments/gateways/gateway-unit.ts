import type { Clock } from '#kernel/clock.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Finding } from '#platform/connections/connection.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Env } from '#platform/env/env.server.ts'
import type { VariableName } from '#platform/env/variables.ts'
import type { Gateway } from '../gateway.ts'
import type { BeginCall } from './begin-call.ts'
import type { GatewayFacts } from './gateway-facts.ts'

/** What a gateway takes of the process. */
export type GatewayRoom = { env: Env; clock: Clock }

/** What the check of a gateway may use. `currency` is that of the site's prices; null where the site names none. */
export type GatewayCheckRoom = GatewayRoom & {
  ctx: Ctx
  currency: string | null
  /** Where the provider sends its webhooks. */
  hookUrl: string
  /** Whether a webhook about this payment comes within a few seconds. */
  hookArrives: (providerId: string) => Promise<boolean>
}

/** What the server knows of a gateway. Each folder of gateways exports one from `unit.server.ts`. */
export type GatewayUnit = {
  facts: GatewayFacts
  /** The variables of the environment that set it up: all of them or none. */
  variables: readonly VariableName[]
  /** The gateway as the environment sets it up; null where it does not. */
  create: (room: GatewayRoom) => Gateway | null
  /** The call that begins a payment by it. */
  begin: BeginCall
  /** What its part in the browser has to know before, none of it secret: that of `BrowserSetups`. Absent where it needs nothing. */
  setup?: (env: Env) => Readonly<Record<string, string>>
  /** What a check asks, in words, and the check. What is the same for all gateways, such as currencies, is checked beside it. */
  about: WordPair
  check: (room: GatewayCheckRoom) => Promise<readonly Finding[]>
}
