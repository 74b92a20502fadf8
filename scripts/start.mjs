// Builds what is stale, starts one process of the site, and starts it again when it fails.
import { build } from './build.mjs'
import { setUpOwnMachine } from './own-machine.ts'
import { siteCommand } from './processes/site-command.ts'
import { supervise } from './supervise.mjs'

process.env.NODE_ENV ??= 'production'
process.env.DEMO_PICTURES ??= 'behind'
setUpOwnMachine(process.env)
try {
  await build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
process.stdout.write('  Starting database and server ...\n')
supervise(process.execPath, siteCommand)
