import type { Hono } from 'hono'
import { reasonOf } from '#kernel/reason-of.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { makeShownPictures } from './make-shown-pictures.server.ts'

/** Makes the pictures of a newly loaded demo, `atOnce` at a time, until the process ends. What is not made then is made when somebody asks for it. */
export async function makeDemoPictures({ env, drain, log }: Services, app: Pick<Hono<AppEnv>, 'request'>, { atOnce }: { atOnce: number }): Promise<void> {
  try {
    const ask = async (path: string, headers: Record<string, string>) => app.request(new URL(path, env.PUBLIC_URL), { headers })
    const pictures = await makeShownPictures(ask, { atOnce, isEnough: () => drain.hasBegun })
    log.info('pictures of the demo are made', { pictures })
  } catch (error) {
    log.warn('pictures of the demo will be made when they are asked for', { reason: reasonOf(error) })
  }
}
