import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The header in which a proxy, a mail and a service of others see the id of the request that something is done for. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * What the memory of pages and answers did for a request: nothing, gave (`memory` straight on the socket, `hit` behind the routes), had to be filled, or gave the `last`
 * version of a page that could not be drawn in time.
 */
export type CacheState = 'none' | 'memory' | 'hit' | 'miss' | 'last'

/** The request that code runs for. `id` goes on to the jobs, mails and calls that it leads to. */
export type RequestScope = { readonly id: string; cache: CacheState }

/** What proxies make: letters, digits and a few signs. Anything else could forge lines of a log or headers of a mail. */
const FORM = /^[\w.:=+/-]{1,128}$/

const scopes = new AsyncLocalStorage<RequestScope>()

/** The id that a proxy gave, if it has the form of one; else a new one. */
export function requestIdOf(incomingId: string | undefined): string {
  return incomingId !== undefined && FORM.test(incomingId) ? incomingId : randomUUID()
}

export function newScope(id: string): RequestScope {
  return { id, cache: 'none' }
}

/** Runs something for a request, with all that it starts. */
export function inRequest<Value>(scope: RequestScope, run: () => Value): Value {
  return scopes.run(scope, run)
}

/** The request that the calling code runs for; none in the work of the process itself. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore()
}

/** The header for a service of others that is asked for a request; empty outside of one. */
export function requestIdHeader(): Record<string, string> {
  const scope = currentRequest()
  return scope ? { [REQUEST_ID_HEADER]: scope.id } : {}
}

/** Remembers what the memory did for the current request, for the log of accesses and the figures. */
export function noteCache(state: CacheState): void {
  const scope = currentRequest()
  if (scope) scope.cache = state
}
