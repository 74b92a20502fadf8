import { rm } from 'node:fs/promises'
import { dropDatabases, startSite } from '#tests/support/site/site-process.ts'
import { copyOfDemo, makeDemoFolder } from './demo-folder.ts'

/** One site with the demo for all browser tests; those that change or break something start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const demo = await makeDemoFolder()
  const folder = await copyOfDemo('maarad-e2e-')
  const site = await startSite({ DATA_DIR: folder })
  process.env.SITE_URL = site.url
  return async () => {
    await site.stop()
    await dropDatabases()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    await demo.remove()
  }
}
