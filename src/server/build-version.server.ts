import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = 'build/version.json'
const BuildVersion = z.object({ version: z.string(), commit: z.string().nullable() })

/** Which build this is, as `scripts/build.mjs` wrote it down: the version of package.json, and the commit where there was one. */
export type BuildVersion = z.infer<typeof BuildVersion>

/** Reads it; a process that was not built, such as the development server, has none. */
export function readBuildVersion(): BuildVersion {
  return existsSync(FILE) ? BuildVersion.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : { version: 'not built', commit: null }
}
