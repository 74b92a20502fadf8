// Builds what is stale and starts one process of the site.
import { build } from './build.mjs'
import { setUpOwnMachine } from './own-machine.ts'

process.env.NODE_ENV ??= 'production'
process.env.DEMO_PICTURES ??= 'ahead'
setUpOwnMachine(process.env)
try {
  await build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
process.stdout.write('  Starting database and server ...\n')
await import('../build/server/main.js')
