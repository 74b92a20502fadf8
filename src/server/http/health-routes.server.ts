import { Hono } from 'hono'
import type { Services } from '../services.server.ts'

/**
 * Health probes: `live` while the process runs; `serving` until it drains, since pages in memory are served without a database; `ready` while its database
 * also takes reads and writes and tells it of changes.
 */
export function healthRoutes({ listener, drain }: Pick<Services, 'listener' | 'drain'>): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.json({ status: 'live' }))
  routes.get('/serving', (c) => {
    const isServing = !drain.hasBegun
    return c.json({ status: isServing ? 'serving' : 'draining' }, isServing ? 200 : 503, { 'cache-control': 'no-store' })
  })
  routes.get('/ready', async (c) => {
    const database = await listener.probe()
    const facts = { database: database === 'answers', bus: listener.isConnected() }
    const isReady = !drain.hasBegun && facts.database && facts.bus
    const status = drain.hasBegun ? 'draining' : isReady ? 'ready' : database === 'read_only' ? 'read_only' : 'not_ready'
    return c.json({ status, ...facts }, isReady ? 200 : 503, { 'cache-control': 'no-store' })
  })
  return routes
}
