import type { z } from 'zod'
import { seconds } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Network } from '#platform/http/network.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'
import { GatewayUnreachable } from '../../gateway.ts'
import { liqpayData, liqpaySignature } from './liqpay-signature.server.ts'

type Keys = { publicKey: string; privateKey: string; url: string }
type Parameters = Readonly<Record<string, unknown>>

const VERSION = 3
const TIMEOUT_MS = seconds(10)

/** One signed request, which a form of the browser and all calls of the API share. `ask` throws GatewayUnreachable. */
export function createLiqpayClient({ publicKey, privateKey, url }: Keys, { network }: { network: Network }) {
  const signedForm = (parameters: Parameters) => {
    const data = liqpayData({ version: VERSION, public_key: publicKey, ...parameters })
    return { data, signature: liqpaySignature(privateKey, data) }
  }
  const ask = async <Schema extends z.ZodType>(schema: Schema, parameters: Parameters): Promise<z.output<Schema>> => {
    const body = new URLSearchParams(signedForm(parameters)).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const answer = await sendRequest(`${url}/api/request`, { network, timeoutMs: TIMEOUT_MS, method: 'POST', headers, body }).catch((cause: unknown) => {
      if (!(cause instanceof DownloadError)) throw cause
      throw new GatewayUnreachable('LiqPay did not answer', { cause })
    })
    const { status, text } = answer
    const json = status === 200 ? readJson(text) : null
    const parsedAnswer = schema.safeParse(json?.ok ? json.value : null)
    if (!parsedAnswer.success) throw new GatewayUnreachable(`LiqPay answered ${status}, and not as agreed`, { status })
    return parsedAnswer.data
  }
  return { signedForm, ask }
}
