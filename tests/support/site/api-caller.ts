import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ErrorBody } from '#server/api/error-body.ts'
import { createApp } from '#server/app.server.ts'
import { TEST_TOKEN } from './site-process.ts'
import type { TestServices } from './test-services.ts'

export type ApiCall = {
  method?: string
  /** Sent as JSON unless it is text. */
  body?: unknown
  headers?: Record<string, string>
  /** The bearer token; null sends none, absent that of the admin. */
  token?: string | null
}

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
type Answer = { status: number; etag: string | null; json: any }

/** Calls the API of a site with its admin's token; every failure must have the form that all failures have. */
export function apiCaller(services: TestServices) {
  const app = createApp(services)
  const call = async (path: string, { method = 'GET', body, headers = {}, token = TEST_TOKEN }: ApiCall = {}): Promise<Answer> => {
    const isText = typeof body === 'string'
    const response = await app.request(`https://site.test${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = text && response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
    // A setting counts once the process has heard of it, a moment after the answer.
    if (path.startsWith('/api/settings') && method !== 'GET' && response.ok) await services.heard()
    if (response.status >= 400) expect(ErrorBody.safeParse(json).success, `[A-322] ${text}`).toBe(true)
    return { status: response.status, etag: response.headers.get('etag'), json }
  }
  return {
    call,
    post: (path: string, body: unknown, rest: ApiCall = {}) => call(path, { method: 'POST', body, ...rest }),
    put: (path: string, body: unknown, version: string, rest: ApiCall = {}) =>
      call(path, { method: 'PUT', body, ...rest, headers: { 'if-match': `"${version}"`, ...rest.headers } }),
    remove: (path: string, rest: ApiCall = {}) => call(path, { method: 'DELETE', ...rest }),
    /** Lines that the audit log gets while something runs, oldest first. */
    audited: async (run: () => Promise<unknown>): Promise<{ action: string; subject: string; changes: Record<string, [unknown, unknown]> }[]> => {
      const { db } = services.database
      const [last] = (await db.execute<{ id: number }>(sql`select coalesce(max(id), 0)::int as id from audit_entry`)).rows
      await run()
      const { rows } = await db.execute<{ action: string; subject: string; changes: Record<string, [unknown, unknown]> }>(
        sql`select action, subject, changes from audit_entry where id > ${last?.id ?? 0} order by id`,
      )
      return rows
    },
  }
}
