// Drawing alone: from the row in the database to the finished HTML, without the socket. It runs in a process of its own, on the
// built site's code and the demo of a site that is up beside it.
import { spawnSync } from 'node:child_process'
import { startSite } from '../scripts/start-site.mjs'

const MODEL = 'defender/110'

export async function measureRender({ data }) {
  const site = await startSite(data)
  const child = spawnSync(process.execPath, ['bench/render-child.mjs', data, MODEL], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await site.stop()
  if (child.status !== 0) throw new Error(child.stderr)
  const { drawMs, bareMs, blocks } = JSON.parse(child.stdout.trim().split('\n').at(-1))
  return [
    { what: `Drawing a page of ${blocks} blocks: processor time`, value: drawMs, unit: 'ms' },
    { what: 'Bare React of the same views', value: bareMs, unit: 'ms' },
    { what: 'Drawing against bare React', value: drawMs / bareMs, unit: 'times', goal: { most: 2 } },
  ]
}
