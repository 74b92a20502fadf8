import { z } from 'zod'
import { seconds } from '#kernel/durations.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonOf } from '#platform/connections/ask-service.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Network } from '#platform/http/network.ts'
import { type ServiceAnswer, sendRequest } from '#platform/http/send-request.server.ts'
import { GatewayRefusal, GatewayUnreachable } from '../../gateway.ts'

/** The application at PayPal, from the environment. */
export type PaypalAccount = { clientId: string; clientSecret: string; webhookId: string; url: string }

export type PaypalClient = {
  /** Signs in, and gives what the application may do, as PayPal names it. Throws GatewayUnreachable. */
  readScopes: () => Promise<readonly string[]>
  /** Calls an operation. `key` makes it happen once. Throws GatewayRefusal with PayPal's `issue`, or GatewayUnreachable. */
  call: (method: 'GET' | 'POST', path: string, request?: { body?: object; key?: string }) => Promise<unknown>
  /** Fetches a certificate of PayPal from the very address that came with a webhook: a redirect leads nowhere. */
  fetchCertificate: (url: string) => Promise<string>
}

const TIMEOUT_MS = seconds(10)
/** A token is renewed this long before it expires. */
const MARGIN_MS = seconds(60)
const MOST_CERTIFICATE_BYTES = 100_000
const Token = z.object({ access_token: z.string(), expires_in: z.number(), scope: z.string().default('') })
const Failure = z.object({ name: z.string().default('REFUSED'), details: z.array(z.object({ issue: z.string() })).default([]) })

export function createPaypalClient({ url, clientId, clientSecret }: PaypalAccount, { network, clock }: { network: Network; clock: Clock }): PaypalClient {
  let token: { value: string; scopes: readonly string[]; until: number } | null = null

  const send = async (address: string, options: Omit<Parameters<typeof sendRequest>[1], 'network' | 'timeoutMs'>): Promise<ServiceAnswer> => {
    try {
      return await sendRequest(address, { network, timeoutMs: TIMEOUT_MS, ...options })
    } catch (cause) {
      if (!(cause instanceof DownloadError)) throw cause
      throw new GatewayUnreachable('PayPal did not answer', { cause })
    }
  }

  const signIn = async (): Promise<{ value: string; scopes: readonly string[] }> => {
    const now = clock.now().getTime()
    if (token && token.until > now) return token
    const headers = {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    }
    const answer = await send(`${url}/v1/oauth2/token`, { method: 'POST', headers, body: 'grant_type=client_credentials' })
    const parsedToken = Token.safeParse(answer.status === 200 ? jsonOf(answer) : null)
    if (!parsedToken.success) throw new GatewayUnreachable(`PayPal gave no access: ${answer.status}`, { status: answer.status })
    const { access_token: value, expires_in: seconds, scope } = parsedToken.data
    token = { value, scopes: scope.split(' '), until: now + seconds * 1000 - MARGIN_MS }
    return token
  }

  const ask = async (method: 'GET' | 'POST', path: string, { body, key }: { body?: object; key?: string }): Promise<ServiceAnswer> => {
    const headers = {
      authorization: `Bearer ${(await signIn()).value}`,
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
      ...(key === undefined ? {} : { 'paypal-request-id': key }),
    }
    return send(`${url}${path}`, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) })
  }

  return {
    readScopes: async () => (await signIn()).scopes,
    call: async (method, path, request = {}) => {
      const first = await ask(method, path, request)
      if (first.status === 401) token = null
      const answer = first.status === 401 ? await ask(method, path, request) : first
      if (answer.status >= 200 && answer.status < 300) return jsonOf(answer)
      const failure = Failure.safeParse(jsonOf(answer))
      const issue = failure.success ? (failure.data.details[0]?.issue ?? failure.data.name) : String(answer.status)
      if ([400, 403, 404, 422].includes(answer.status)) throw new GatewayRefusal(issue, `PayPal refused ${method} ${path}: ${issue}`)
      throw new GatewayUnreachable(`PayPal answered ${answer.status}`, { status: answer.status })
    },
    fetchCertificate: async (address) => {
      const answer = await send(address, { method: 'GET', headers: { accept: '*/*' }, mostRedirects: 0, mostBytes: MOST_CERTIFICATE_BYTES })
      if (answer.status !== 200) throw new GatewayUnreachable(`the certificate of PayPal could not be had: ${answer.status}`)
      return answer.text
    },
  }
}
