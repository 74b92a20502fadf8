import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases, startSite } from '#tests/support/site/site-process.ts'

/** One site with the demo for all browser tests; those that change or break something start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'maarad-e2e-'))
  const site = await startSite({ DATA_DIR: folder })
  process.env.SITE_URL = site.url
  return async () => {
    await site.stop()
    await dropDatabases()
    await rm(folder, { recursive: true, force: true })
  }
}
