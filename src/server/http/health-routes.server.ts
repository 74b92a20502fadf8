import { Hono } from 'hono'
import { isReachable } from '#platform/database/is-reachable.server.ts'
import type { Services } from '../services.server.ts'

/** Health probes: `live` while the process runs, `ready` while it reaches the database and receives content changes. */
export function healthRoutes({ database, listener }: Pick<Services, 'database' | 'listener'>): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.json({ status: 'live' }))
  routes.get('/ready', async (c) => {
    const answers = await isReachable(database.db)
    const isReady = answers && listener.isConnected()
    return c.json({ status: isReady ? 'ready' : 'not_ready', database: answers, bus: listener.isConnected() }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  return routes
}
