// Asks the registry for known flaws of all packages, and tells those of what is shipped: of the server, and of what is built into pages, editor and admin, which are packages of development in
// the lock file. A high or critical one ends `npm run audit`, and with it `npm run test:all`, which is run before a release; `npm test` (`--tell`) says them only, so that a flaw that is found
// tomorrow does not stop a change of today. A registry that answers no such question is told.
import { globSync, readFileSync } from 'node:fs'
import { runToEnd } from '../processes/run-to-end.mjs'
import { judgeAudit, mayBeBuiltIn, nameOf, namesBuiltIn } from './supply.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const built = namesBuiltIn()
if (!built) console.log('Nothing is built here, so all that a build may hold counts.')
const possible = built
  ? new Set()
  : mayBeBuiltIn(
      packages,
      globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }).map((file) => readFileSync(file, 'utf8')),
    )
const isShipped = (path) => !packages[path]?.dev || (built ? built.has(nameOf(path)) : possible.has(path))
const { output } = await runToEnd('npm', ['audit', '--json', '--loglevel=silent'], { shell: process.platform === 'win32' })
const { says, isSerious } = judgeAudit(output, isShipped)
console.log(says)
process.exit(isSerious && !process.argv.includes('--tell') ? 1 : 0)
