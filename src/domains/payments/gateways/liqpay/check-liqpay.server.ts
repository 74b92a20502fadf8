import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { hours } from '#kernel/durations.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { gatewayFinding } from '../../connections/gateway-finding.ts'
import { gatewayWords as words } from '../../connections/gateway-connection-words.ts'
import type { GatewayCheckRoom } from '../gateway-unit.ts'
import { createLiqpayClient } from './liqpay-client.server.ts'

const NAMES = 'LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY'
/** LiqPay's codes (liqpay.ua/en/doc/api/errors): what it says of wrong keys, and of a payment that it does not have. */
const WRONG_KEYS = new Set(['invalid_signature', 'public_key_not_found', 'err_auth'])
const NO_SUCH_PAYMENT = 'payment_not_found'
const REPORT_MS = hours(1)
/** A refusal says `error` as result, as status, or as both. */
const Answer = z.union([
  z.object({ result: z.string(), status: z.string().optional(), err_code: z.string().optional(), code: z.string().optional() }),
  z.object({ result: z.undefined().optional(), status: z.string(), err_code: z.string().optional(), code: z.string().optional() }),
])

/** Asks LiqPay about a payment that nobody made, which only a shop with the right keys is told, and for the report that reconciliation reads. */
export async function checkLiqpay({ env, clock }: GatewayCheckRoom): Promise<readonly Finding[]> {
  const { LIQPAY_PUBLIC_KEY: publicKey = '', LIQPAY_PRIVATE_KEY: privateKey = '', LIQPAY_API_URL: url } = env
  const { host } = new URL(url)
  const { ask } = createLiqpayClient({ publicKey, privateKey, url }, { network: env.SERVICE_NETWORK })
  const codeOf = async (parameters: Readonly<Record<string, unknown>>) => {
    const answer = await ask(Answer, parameters)
    return answer.result === 'error' || answer.status === 'error' ? (answer.err_code ?? answer.code ?? '') : ''
  }
  try {
    const code = await codeOf({ action: 'status', order_id: `check-${randomUUID()}` })
    if (WRONG_KEYS.has(code)) return [finding('bad', findingWords.wrong_keys, { host, names: NAMES })]
    if (code !== NO_SUCH_PAYMENT) return [finding('bad', findingWords.refused, { host, status: 200, code: shownCode(code) })]
    const now = clock.now().getTime()
    const report = await codeOf({ action: 'reports', date_from: now - REPORT_MS, date_to: now, resp_format: 'json' })
    return [
      finding('good', findingWords.reached, { host }),
      finding('info', publicKey.startsWith('sandbox_') ? words.sandbox : words.live),
      ...(report === '' ? [] : [finding('warn', words.not_permitted, { permission: `reports (${shownCode(report)})` })]),
    ]
  } catch (error) {
    return [gatewayFinding(error, { host, names: NAMES })]
  }
}
