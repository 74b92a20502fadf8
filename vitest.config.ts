import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests with a document of their own, or that replace modules: each has modules of its own. All others share them, which takes half the time. */
const alone = globSync('{src,demo,tests,bench}/**/*.test.{ts,tsx}').filter((path) =>
  /@vitest-environment|\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')),
)
const notForVitest = [...configDefaults.exclude, 'tests/e2e/**', 'build/**', '.mutants/**']

export default defineConfig({
  test: {
    globalSetup: ['tests/support/runner/database-server.ts'],
    setupFiles: ['tests/support/runner/no-console-errors.ts', 'tests/support/runner/patience.ts'],
    // Limits against tests that hang, not measures of speed: two workers and a database share the machine, often with something else.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, exclude: [...notForVitest, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone, exclude: notForVitest } },
    ],
  },
})
