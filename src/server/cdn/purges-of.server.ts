import type { Logger } from '#kernel/log.ts'
import type { Env } from '#platform/env/env.server.ts'
import { Purges } from './purges.server.ts'

/** What tells the CDN of changes, where there is one and this process answers visitors. */
export function purgesOf({ CDN_PURGE_URL: url, CDN_PURGE_HEADERS: headers = {}, PROCESS_ROLE: role }: Env, log: Logger): Purges | null {
  return url === undefined || role === 'worker' ? null : new Purges({ url, headers, log })
}
