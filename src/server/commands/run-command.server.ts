import { systemClock } from '#kernel/clock.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { RestoreError } from '#platform/database/backup/restore-tables.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { EnvError, readEnv } from '#platform/env/env.server.ts'
import { readBuildVersion } from '../build-version.server.ts'
import { storageOf } from '../storage-of.server.ts'
import { type BackedUp, backUp, restore } from './back-up.server.ts'
import { fillSearch } from './fill-search.server.ts'
import { checkConfig } from './check-config.server.ts'

type Say = (line: string) => void

const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** What a build can do besides serving, by the word behind it: `check-config`, `backup FOLDER`, `restore FOLDER`, `fill-search`. Gives the exit code; 64 for a word that it does not know. */
export async function runCommand([word = '', folder]: readonly string[], source: NodeJS.ProcessEnv, say: Say): Promise<number> {
  if (word === 'check-config') return checkConfig(source, say)
  if (word === 'fill-search') return fillSearch(source, say)
  if ((word !== 'backup' && word !== 'restore') || !folder) {
    say('Known are: check-config, backup FOLDER, restore FOLDER, fill-search.')
    return 64
  }
  try {
    await withSite(source, async (site) => {
      const began = performance.now()
      const manifest = word === 'backup' ? await backUp(site, folder, { clock: systemClock, build: readBuildVersion() }) : await restore(site, folder)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const took = ((performance.now() - began) / 1000).toFixed(1)
      say(
        `${word === 'backup' ? 'Backed up' : 'Restored'}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.media.length} files, of ${manifest.takenAt}, in ${took} s.`,
      )
    })
    return 0
  } catch (error) {
    if (error instanceof EnvError || error instanceof RestoreError) say(error.message)
    else say([reasonOf(error), (error as Error).stack].join('\n'))
    return error instanceof EnvError ? 78 : 1
  }
}

async function withSite(source: NodeJS.ProcessEnv, run: (site: BackedUp) => Promise<void>): Promise<void> {
  const env = readEnv(source)
  const database = await openDatabase({ url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, folder: env.DATA_DIR, connections: 2, log: SILENT })
  try {
    await run({ url: database.directUrl, storage: storageOf(env), dataFolder: env.DATA_DIR })
  } finally {
    await database.close()
  }
}
