// Asks the registry for known flaws of the packages that the server is made of. A high or critical one ends `npm run audit`, and with it `npm run test:all`, which is run before a release; `npm test`
// (`--tell`) says them only, so that a flaw that is found tomorrow does not stop a change of today. A registry that answers no such question is told.
import { runToEnd } from '../processes/run-to-end.mjs'
import { judgeAudit } from './supply.ts'

const { output } = await runToEnd('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { shell: process.platform === 'win32' })
const { says, isSerious } = judgeAudit(output)
console.log(says)
process.exit(isSerious && !process.argv.includes('--tell') ? 1 : 0)
