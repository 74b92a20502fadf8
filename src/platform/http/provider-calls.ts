import { createCounter } from '../figures/counter.ts'

/** How a service of others answered: as asked, with a refusal, with a failure of its own, or not at all. */
type CallOutcome = 'answered' | 'refused' | 'failed' | 'unreachable'

/** Calls of services of others in this process, by host and by how they ended. */
export const providerCalls = createCounter('maarad_provider_calls_total', 'Calls of services of others, by host and by how they ended.')

/** Counts a call; a null status is one that never got an answer. */
export function countProviderCall(host: string, status: number | null): void {
  providerCalls.add({ host, outcome: outcomeOf(status) })
}

function outcomeOf(status: number | null): CallOutcome {
  if (status === null) return 'unreachable'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'answered'
}
