// Writes the step of the schema that the tables in `schema.server.ts` need: `npm run migration -- --name what_changes`. drizzle-kit compares them with the newest
// snapshot and reads no other, so those of earlier steps are deleted.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SNAPSHOTS = 'db/migrations/meta'

const { status } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)], { stdio: 'inherit' })
const snapshots = readdirSync(SNAPSHOTS)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const name of snapshots.slice(0, -1)) rmSync(join(SNAPSHOTS, name))
process.exit(status ?? 1)
