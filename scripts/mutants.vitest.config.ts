import { defineConfig } from 'vitest/config'

/** Vitest while the code is changed on purpose: the tests beside the code, named by `mutants.mjs`, in one project. */
export default defineConfig({
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(' '),
    globalSetup: ['tests/support/runner/database-server.ts'],
    setupFiles: ['tests/support/runner/no-console-errors.ts'],
    // Code with mutants in it is slow, and its first run counts only when all tests pass.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
