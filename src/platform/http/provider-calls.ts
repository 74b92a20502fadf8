import { createCounter } from '../figures/counter.ts'

/** How a service of others answered: as asked, with a refusal, with a failure of its own, or not at all. */
type CallOutcome = 'answered' | 'refused' | 'failed' | 'unreachable'

/** Calls of services of others in this process, by host and by how they ended. */
export const providerCalls = createCounter('maarad_provider_calls_total', 'Calls of services of others, by host and by how they ended.')

/** Counts a call; a null status is one that never got an answer. */
export function countProviderCall(host: string, status: number | null): void {
  providerCalls.add({ host, outcome: outcomeOf(status) })
}

/** Asks by a client that answers as `fetch` does, and counts the call; statuses of `expected` are answers like any other, such as that a file is not there. */
export async function countedAnswer(host: string, ask: () => Promise<Response>, expected: readonly number[] = []): Promise<Response> {
  try {
    const answer = await ask()
    countProviderCall(host, expected.includes(answer.status) ? 200 : answer.status)
    return answer
  } catch (error) {
    countProviderCall(host, null)
    throw error
  }
}

/** `fetch` that counts, for a library that asks for one. The library knows one service, named in the environment, so that nothing keeps it out of private networks. */
export function countedFetch(address: string, options: object): Promise<Response> {
  return countedAnswer(new URL(address).host, () => fetch(address, options))
}

function outcomeOf(status: number | null): CallOutcome {
  if (status === null) return 'unreachable'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'answered'
}
