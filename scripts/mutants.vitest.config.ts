import { defineConfig } from 'vitest/config'
import { oneRouter } from '../tests/support/runner/one-router.ts'

/** Vitest while the code is changed on purpose: the tests beside the code, named by `mutants.mjs`, in one project. */
export default defineConfig({
  resolve: oneRouter,
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(' '),
    globalSetup: ['tests/support/runner/database-server.ts'],
    setupFiles: ['tests/support/runner/no-console-errors.ts'],
    // Code with mutants in it is slow, and its first run counts only when all tests pass.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
