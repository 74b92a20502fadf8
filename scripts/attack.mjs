// Builds the site and tries on it what takes too long for `npm test`: kills of process and database, connections that hold on.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'

await build()
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/attack/vitest.config.ts'], { stdio: 'inherit' })
process.exit(status ?? 1)
