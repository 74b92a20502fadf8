// Builds what is stale, and has the build do something besides serving: `check-config`, `backup FOLDER`, `restore FOLDER`, `fill-search`.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { setUpOwnMachine } from './own-machine.ts'

process.env.NODE_ENV ??= 'production'
setUpOwnMachine(process.env)
await build()
const { status } = spawnSync(process.execPath, ['build/server/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
