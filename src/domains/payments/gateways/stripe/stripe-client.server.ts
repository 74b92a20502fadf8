import Stripe from 'stripe'
import { seconds } from '#kernel/durations.ts'

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
    appInfo: { name: 'Maarad' },
  })
}
