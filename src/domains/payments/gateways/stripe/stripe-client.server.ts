import Stripe from 'stripe'
import { seconds } from '#kernel/durations.ts'
import { countProviderCall } from '#platform/http/provider-calls.ts'
import { requestIdHeader } from '#platform/log/request-scope.server.ts'

const TIMEOUT_MS = seconds(10)

/** Stripe's own library, for an account at an origin of the environment. */
export function stripeClient({ secretKey, url }: { secretKey: string; url: string }): Stripe {
  const { protocol, hostname, port } = new URL(url)
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: tellingClient(),
    appInfo: { name: 'Maarad' },
  })
}

/** The library's own client, which also tells the request that Stripe is asked for, and counts its calls. */
function tellingClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = async (host, port, path, method, headers, ...rest) => {
    try {
      const answer = await ask(host, port, path, method, { ...headers, ...requestIdHeader() }, ...rest)
      countProviderCall(host, answer.getStatusCode())
      return answer
    } catch (error) {
      countProviderCall(host, null)
      throw error
    }
  }
  return client
}
