import { createApp } from '#server/app.server.ts'
import type { TestServices } from './test-services.ts'

/** `fetch` as a page of this site has it: every path is answered by the server itself, other addresses by nobody. */
export function serverFetch(services: TestServices): (path: string, init?: RequestInit) => Promise<Response> {
  const app = createApp(services)
  return async (path, init = {}) => {
    if (!path.startsWith('/')) throw new TypeError(`a page asked ${path}`)
    return app.request(`https://site.test${path}`, { ...init, signal: null })
  }
}
