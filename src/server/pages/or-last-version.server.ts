import type { Context } from 'hono'
import { seconds } from '#kernel/durations.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { isDatabaseUnreachable } from '#platform/database/is-unreachable.server.ts'
import { noteCache } from '#platform/log/request-scope.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { compressedPage } from './compressed-page.server.ts'
import { whenReachable } from './when-reachable.server.ts'

/** How long after a change its readers hardly lose anything with the version before it. */
const JUST_MS = seconds(10)

type Place = { services: Services; http: Context<AppEnv> }

/**
 * Answers by `draw`, or with the last version of the page where that takes long or the database is away: a reader should not meet an outage because something on
 * the page changed just before, nor wait long while a feed changes it every second. Without one the reader waits for the database. Staff always see what is.
 */
export async function orLastVersion<Answer extends Response | undefined>({ services, http }: Place, draw: () => Promise<Answer>): Promise<Answer | Response> {
  const { pathname, search } = new URL(http.req.url)
  const last = http.get('staff') ? undefined : services.cache.findForgotten(pathname + search)
  if (!last) return whenReachable({ services, http }, draw)
  const { PAGE_PATIENCE_MS, PAGE_PATIENCE_AFTER_CHANGE_MS } = services.env
  const patience = services.clock.now().getTime() - last.at <= JUST_MS ? PAGE_PATIENCE_AFTER_CHANGE_MS : PAGE_PATIENCE_MS
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patience, 'late')
  })
  const drawing = draw()
  try {
    const answer = await Promise.race([drawing, late])
    if (answer !== 'late') {
      if (answer && answer.status !== 200) services.cache.forgetLast(pathname + search)
      return answer
    }
    // It goes on for those who come later.
    drawing.catch((error: unknown) => services.log.error('a page could not be drawn anew', { path: pathname, reason: reasonOf(error) }))
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error
  } finally {
    clearTimeout(timer)
  }
  noteCache('last')
  const response = await compressedPage(http, last.page, services)
  response.headers.set('cache-control', 'no-cache')
  return response
}
