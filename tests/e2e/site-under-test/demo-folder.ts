import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { withoutWaitingForTheDisk } from '#tests/support/site/database-of-tests.ts'
import { startSite } from '#tests/support/site/site-process.ts'

const run = promisify(execFile)
const ORIGINALS = join('media', 'originals')
const VARIANTS = join('media', 'variants')
/** Where the variants of a picture stand that nobody has replaced. */
const FIRST_VERSION = '1'

/** Loads the demo once for a whole run into a data folder that the sites of tests are given copies of, and tells them by DEMO_FOLDER. */
export async function makeDemoFolder(): Promise<{ remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'maarad-demo-'))
  const database = await startEmbedded(folder)
  await withoutWaitingForTheDisk(database.url)
  const site = await startSite({ DATA_DIR: folder, DATABASE_URL: database.url })
  await site.stop()
  await database.stop()
  process.env.DEMO_FOLDER = folder
  return { remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * A new data folder with the demo. Its pictures in the sizes that pages ask for belong to all sites of the run, so that each is made once; what a site
 * uploads or replaces is its own.
 */
export async function copyOfDemo(prefix: string): Promise<string> {
  const source = process.env.DEMO_FOLDER
  if (!source) throw new Error('DEMO_FOLDER is set by start-site.ts')
  const folder = await mkdtemp(join(tmpdir(), prefix))
  // With owners and modes, on which PostgreSQL insists.
  await run('cp', ['-a', join(source, 'pg'), folder])
  await cp(join(source, ORIGINALS), join(folder, ORIGINALS), { recursive: true })
  const pictures = JSON.parse(await readFile('demo/media/manifest.json', 'utf8')) as { id: number }[]
  for (const { id } of pictures) {
    const shared = join(source, VARIANTS, String(id), FIRST_VERSION)
    await mkdir(shared, { recursive: true })
    await mkdir(join(folder, VARIANTS, String(id)), { recursive: true })
    await symlink(shared, join(folder, VARIANTS, String(id), FIRST_VERSION))
  }
  return folder
}
