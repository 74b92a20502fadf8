import type { Sample } from '#platform/figures/figure.ts'
import { providerCalls } from '#platform/http/provider-calls.ts'

/** How often calls of a service ended in which way, as its figure says. */
export function callsOf(host: string): Map<string, number> {
  const samples = providerCalls.read() as readonly Sample[]
  return new Map(samples.filter(({ labels }) => labels?.host === host).map(({ labels, value }) => [labels?.outcome ?? '', value]))
}
