import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { seconds } from '#kernel/durations.ts'
import { isDatabaseUnreachable } from '#platform/database/is-unreachable.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'

type Place = { services: Services; http: Context<AppEnv> }

/** Longer than another server takes to become the leader. */
const PATIENCE_MS = seconds(10)
const LOOK_MS = 250
/** The most readers of one process that wait; further ones are told at once to come again. */
const MOST_WAITING = 200

let waiting = 0

/**
 * Answers by `draw`; a page that nobody has asked for before, such as a list with other filters, is not at hand while the database is away, so its reader waits until
 * it is back, and gets the error after ten seconds. Staff are told at once.
 */
export async function whenReachable<Answer>({ services, http }: Place, draw: () => Promise<Answer>): Promise<Answer> {
  const { clock, drain, listener } = services
  const until = clock.now().getTime() + PATIENCE_MS
  const mayWait = () => clock.now().getTime() < until && !drain.hasBegun && !http.req.raw.signal.aborted
  for (;;) {
    try {
      return await draw()
    } catch (error) {
      if (!isDatabaseUnreachable(error) || http.get('staff') || waiting >= MOST_WAITING) throw error
      if (!(await isBack())) throw error
    }
  }

  /** One look of the process serves all who wait. */
  async function isBack(): Promise<boolean> {
    waiting += 1
    try {
      while (mayWait()) {
        await pause(LOOK_MS)
        if ((await listener.probe()) === 'answers') return true
      }
      return false
    } finally {
      waiting -= 1
    }
  }
}
