import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { builtThreads } from './tests/support/runner/built-threads.ts'
import { oneRouter } from './tests/support/runner/one-router.ts'

const files = globSync('{src,demo,tests,bench}/**/*.test.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const pathsOf = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
/**
 * Tests that replace modules, and those that run all timers that there are, with whatever other files have left waiting: each has modules and a window of its own. All
 * others share them, which takes half the time.
 */
const alone = pathsOf(/\bvi\.(mock|doMock|resetModules|runAllTimers(Async)?)\(/)
/** Tests with a document share it, and the packages that draw in it; their own modules are loaded anew, since those keep things as long as a page is open. */
const withDocument = pathsOf(/@vitest-environment jsdom/).filter((path) => !alone.includes(path))
/** After what gives a file modules of its own, which would have none otherwise. */
const allTemplates = 'tests/support/runner/all-templates.ts'
const notForVitest = [...configDefaults.exclude, 'tests/e2e/**', 'build/**', '.mutants/**']

export default defineConfig({
  plugins: [builtThreads],
  test: {
    globalSetup: ['tests/support/runner/database-server.ts'],
    setupFiles: ['tests/support/runner/no-console-errors.ts', 'tests/support/runner/patience.ts', 'tests/support/runner/property-runs.ts'],
    // Limits against tests that hang, not measures of speed: two workers and a database share the machine, often with something else.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // As of the browser tests: a race is listed as tried again, and does not hold up everything else.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, exclude: [...notForVitest, ...alone, ...withDocument], setupFiles: [allTemplates] },
      },
      {
        extends: true,
        resolve: oneRouter,
        test: {
          name: 'document',
          isolate: false,
          environment: 'jsdom',
          include: withDocument,
          exclude: notForVitest,
          setupFiles: ['tests/support/runner/clean-document.ts', allTemplates],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: notForVitest, setupFiles: [allTemplates] } },
    ],
  },
})
