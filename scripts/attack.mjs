// Builds the site and tries on it what takes too long for `npm test`: kills of process and database, connections that hold on, and ten minutes of everything at once.
// `npm run attack -- soak` runs the files of that name only.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'

await build()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/attack/vitest.config.ts']
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
