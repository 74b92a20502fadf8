// Changes the code of a folder in small ways, one at a time, and runs the tests that reach it: `npm run mutants -- src/domains/finance`.
// A change that no test notices is a survivor; docs/testing.md says how to read one. Tests beside the code run; with `--all-tests` all that
// reach it, which takes long. Files `.server.ts` and tables of settings, words, permissions and audit actions, whose tests stand beside their registries,
// are changed only when they are named themselves. Fails below the share of `--at-least` (percent).
import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startServerForRunners } from './processes/server-for-runners.ts'

const USUAL_SHARE = 90
const places = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const share = Number(process.argv.find((word) => word.startsWith('--at-least='))?.split('=')[1] ?? USUAL_SHARE)
const isWholeFolder = places.every((place) => existsSync(place) && statSync(place).isDirectory())
const isWide = process.argv.includes('--all-tests')
const missing = places.filter((place) => !existsSync(place))
if (places.length === 0 || missing.length > 0) {
  console.error(places.length === 0 ? 'Name a folder or a file: npm run mutants -- src/domains/finance' : `There is no ${missing.join(', ')}`)
  process.exit(2)
}

const patterns = (ending) => places.map((place) => (statSync(place).isDirectory() ? `${place.replace(/\/$/, '')}/**/*${ending}` : place))
const testsBeside = places.map((place) =>
  statSync(place).isDirectory() ? `${place.replace(/\/$/, '')}/**/*.test.{ts,tsx}` : `${dirname(place)}/*.test.{ts,tsx}`,
)
process.env.MUTANTS_TESTS = testsBeside.join(' ')
// A runner that is stuck in a loop is killed, and with it all that could end what it started.
process.env.DATABASE_URL = await startServerForRunners()

await new Stryker({
  mutate: [
    ...patterns('.{ts,tsx}'),
    '!src/**/*.test.{ts,tsx}',
    ...(isWholeFolder ? ['!src/**/*.server.{ts,tsx}', '!src/**/{settings,words,permissions,audit-actions}.ts'] : []),
    '!src/**/*.gen.ts',
    '!src/**/*.gen.server.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: isWide ? { configFile: 'vitest.config.ts', related: true } : { configFile: 'scripts/mutants.vitest.config.ts', related: false },
  // What a module does once, when it is loaded, would need a process of its own for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: share, low: share, break: share },
  tempDirName: '.mutants',
  cleanTempDir: 'always',
}).runMutationTest()
rmSync('reports', { recursive: true, force: true })
